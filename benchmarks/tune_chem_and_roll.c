/* The fast part of tune_chem_and_roll.py: it plays hundreds of thousands of games of Chem and Roll and trains the net.
   It contains only the order of play; the effect of a die on a box comes as tables that the room's own rules make. */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifndef W
#define W 24         /* parts of a vector */
#endif
#define V (W + 1)    /* the plain worth comes last */
#define LINES 5
#define LINE_SPAN 134
#define DONE (LINE_SPAN - 1)
#define BOXES 18
#define STOCK 12
#define ZONE 15
#define HOLE 17
#define MOST 1500    /* uses of all 24 dice */

typedef struct { int states, uses; int *start; int8_t *die; int16_t *next; float *gain; int16_t *feature; int8_t *full; } Kind;
typedef struct { int16_t box[BOXES]; int market, shift, recolour, reactions, out; float money; } Sheet;
typedef struct { int die, box, next, line, line_next; float gain, free, paid; } Use;

static Kind kind[BOXES], third;
static int bonus[BOXES], span, market_at, clock_at, clocks, draft, sheets_in_net;
static float *own, margin_[V], bias_[V], *out_; /* own: sheets_in_net * span rows */

/* ---- chance ---- */
static uint64_t sa = 1, sb = 2;
static uint64_t next64(void) { uint64_t x = sa, y = sb; sa = y; x ^= x << 23; sb = x ^ y ^ (x >> 17) ^ (y >> 26); return sb + y; }
static int below(int n) { return (int)((next64() >> 33) % n); }
static float uniform(void) { return (next64() >> 40) / 16777216.0f; }
static float normal(void) { float u = 0; for (int i = 0; i < 6; i++) u += uniform(); return (u - 3) * 1.41421f; }
void seed(uint64_t s) { sa = s * 2654435761u + 1; sb = s ^ 0x9E3779B97F4A7C15ull; for (int i = 0; i < 20; i++) next64(); }

/* ---- tables ---- */
void set_kind(int box, int states, int uses, int *start, int8_t *die, int16_t *next, float *gain, int16_t *feature, int8_t *full, int worth) {
  Kind k = {states, uses, start, die, next, gain, feature, full};
  if (box < BOXES) { kind[box] = k; bonus[box] = worth; } else third = k;
}
/* ---- the net, its gradients and Adam's memory ---- */
static float *param[4], *grad[4], *m1[4], *m2[4];
static int size[4];
static int steps;

void set_up(int span_, int market_at_, int clock_at_, int clocks_, int draft_, int s) {
  span = span_; market_at = market_at_; clock_at = clock_at_; clocks = clocks_; draft = draft_; sheets_in_net = draft ? 2 : 1;
  seed(s);
  size[0] = sheets_in_net * span * V; size[1] = V; size[2] = V; size[3] = clocks * W;
  for (int k = 0; k < 4; k++) { param[k] = calloc(size[k], 4); grad[k] = calloc(size[k], 4); m1[k] = calloc(size[k], 4); m2[k] = calloc(size[k], 4); }
  own = param[0]; out_ = param[3]; steps = 0;
  for (int i = 0; i < size[0]; i++) own[i] = i % V == W ? 0 : 0.15f * normal();
  for (int i = 0; i < W; i++) param[1][i] = 0.02f * normal();
  for (int i = 0; i < size[3]; i++) out_[i] = 0.15f * normal();
}
float *weights(int k) { return param[k]; }
int weights_size(int k) { return size[k]; }

static int list(const Sheet *s, int *f) {
  int n = 0, last = draft ? BOXES : ZONE;
  for (int b = 0; b < last; b++) f[n++] = kind[b].feature[s->box[b]];
  f[n++] = market_at + s->market;
  return n;
}
static void zero(float *h) { memcpy(h, param[2], V * 4); }
static void add(float *h, int row) { const float *r = own + row * V; for (int i = 0; i < V; i++) h[i] += r[i]; }
static void add_margin(float *h, float m) { for (int i = 0; i < V; i++) h[i] += m * param[1][i]; }
static float worth(const float *h, const float *o) {
  float v = 0;
  for (int i = 0; i < W; i++) v += (h[i] > 0 ? h[i] : 0) * o[i];
  return v + h[W];
}
static void hidden(const Sheet *s, const Sheet *other, int clock, float *h) {
  int f[40], n = list(s, f);
  zero(h);
  for (int i = 0; i < n; i++) add(h, f[i]);
  add(h, clock_at + clock);
  if (draft) {
    n = list(other, f);
    for (int i = 0; i < n; i++) add(h, span + f[i]);
    add_margin(h, s->money - other->money);
  }
}

/* ---- uses ---- */
static int uses(const Sheet *s, Use *u) {
  int n = 0, last = draft ? BOXES : ZONE;
  for (int b = 0; b < last; b++) {
    int state = s->box[b], seen = 0;
    if (b < LINES) for (int o = 0; o < b; o++) seen |= s->box[o] == state;
    if (seen) continue;
    Kind *k = &kind[b];
    for (int i = k->start[state]; i < k->start[state + 1]; i++) {
      Use x = {k->die[i], b, k->next[i], -1, 0, k->gain[i], 0, 0};
      u[n++] = x;
    }
  }
  if (draft)
    for (int z = ZONE; z < HOLE; z++) {
      if (z == ZONE + 1 && s->box[ZONE] == s->box[z]) continue;
      for (int l = 0; l < LINES; l++) {
        int state = 17 * s->box[l] + s->box[z], seen = 0;
        for (int o = 0; o < l; o++) seen |= s->box[o] == s->box[l];
        if (seen) continue;
        for (int i = third.start[state]; i < third.start[state + 1]; i++) {
          Use x = {third.die[i], z, 16, l, third.next[i], third.gain[i], 0, 0};
          u[n++] = x;
        }
      }
    }
  return n;
}
static int done_lines(const Sheet *s) { int d = 0; for (int l = 0; l < LINES; l++) d += s->box[l] % LINE_SPAN == DONE; return d; }

static void apply(Sheet *s, const Use *u, int price) {
  s->money += u->gain - price;
  if (price) s->market--;
  if (u->box < LINES) {
    int old = s->box[u->box] % LINE_SPAN, now = u->next % LINE_SPAN;
    s->reactions += old / 7 <= 12 && (now == DONE || now / 7 > 12);
    s->reactions += now == DONE;
  }
  s->box[u->box] = u->next;
  if (u->line >= 0) { s->box[u->line] = u->line_next; s->reactions += 1 + (u->line_next % LINE_SPAN == DONE); }
  if (u->box >= LINES && u->box < STOCK && kind[u->box].full[u->next]) {
    if (u->box < 8) for (int l = 0; l < LINES; l++) s->box[l] += LINE_SPAN * bonus[u->box];
    else if (bonus[u->box]) s->shift += bonus[u->box];
    else s->recolour = 1;
  }
  if (u->box == HOLE && u->next == 6) s->out = 1;
}

/* The price at which a rolled die can serve as the die of this use: 0, 1 or 2 dollars; 9: impossible. Also gives that die. */
static int price_of(const Sheet *s, const Use *u, const int *dice, int *taken) {
  int best = 9, colour = u->die / 6, value = u->die % 6 + 1;
  for (int c = 0; c < 4; c++) {
    if (!dice[c] || (c != colour && !s->recolour)) continue;
    int p = abs(dice[c] - value) <= s->shift ? 0 : s->market ? (value <= 3 ? 1 : 2) : 9;
    if (p < best) { best = p; *taken = c; }
  }
  return best;
}

/* ---- class mode ---- */
static void weigh(const Sheet *s, int left, Use *u, int n) { /* left: rounds to come after this use */
  float h[V], hm[V], t[V];
  if (left) {
    hidden(s, s, left, h);
    memcpy(hm, h, sizeof h);
    if (s->market) for (int i = 0; i < V; i++) hm[i] += own[(market_at + s->market - 1) * V + i] - own[(market_at + s->market) * V + i];
  }
  for (int i = 0; i < n; i++) {
    u[i].free = u[i].paid = u[i].gain;
    if (left) {
      const float *a = own + kind[u[i].box].feature[s->box[u[i].box]] * V, *b = own + kind[u[i].box].feature[u[i].next] * V;
      for (int j = 0; j < V; j++) t[j] = h[j] - a[j] + b[j];
      u[i].free += worth(t, out_ + left * W);
      if (s->market) {
        for (int j = 0; j < V; j++) t[j] = hm[j] - a[j] + b[j];
        u[i].paid += worth(t, out_ + left * W);
      }
    }
    if (!s->market) u[i].paid = -99;
  }
}
static float mean_of_best(const Sheet *s, const Use *u, int n) {
  float q[24], p[24], w[24];
  for (int i = 0; i < 24; i++) q[i] = p[i] = -99;
  for (int i = 0; i < n; i++) {
    if (u[i].free > q[u[i].die]) q[u[i].die] = u[i].free;
    if (u[i].paid > p[u[i].die]) p[u[i].die] = u[i].paid;
  }
  for (int c = 0; c < 4; c++) {
    float buy = -99;
    for (int v = 0; v < 6; v++) { float x = p[c * 6 + v] - (v < 3 ? 1 : 2); if (x > buy) buy = x; }
    for (int v = 0; v < 6; v++) {
      float best = buy;
      for (int o = 0; o < 6; o++) if (abs(o - v) <= s->shift && q[c * 6 + o] > best) best = q[c * 6 + o];
      w[c * 6 + v] = best;
    }
  }
  if (s->recolour) for (int v = 0; v < 6; v++) { float best = -99; for (int c = 0; c < 4; c++) if (w[c * 6 + v] > best) best = w[c * 6 + v]; for (int c = 0; c < 4; c++) w[c * 6 + v] = best; }
  int order[24], count[4] = {0, 0, 0, 0};
  for (int i = 0; i < 24; i++) { int j = i; while (j && w[order[j - 1]] > w[i]) { order[j] = order[j - 1]; j--; } order[j] = i; }
  float mean = 0, before = 0;
  for (int i = 0; i < 24; i++) {
    count[order[i] / 6]++;
    float now = count[0] * count[1] * count[2] * count[3] / 1296.0f;
    mean += w[order[i]] * (now - before);
    before = now;
  }
  return mean;
}

typedef struct { int16_t f[44]; int n, clock; float margin, target; } Sample;
static Sample *samples;
static int held, room_for;
static void keep(const Sheet *s, const Sheet *other, int clock, float target) {
  if (held == room_for) { room_for = room_for ? 2 * room_for : 1 << 16; samples = realloc(samples, room_for * sizeof(Sample)); }
  Sample *x = &samples[held++];
  int f[40], n = list(s, f);
  x->n = 0;
  for (int i = 0; i < n; i++) x->f[x->n++] = f[i];
  x->f[x->n++] = clock_at + clock;
  x->margin = 0;
  if (draft) { n = list(other, f); for (int i = 0; i < n; i++) x->f[x->n++] = span + f[i]; x->margin = s->money - other->money; }
  x->clock = clock;
  x->target = target;
}
static void fresh(Sheet *s) { memset(s, 0, sizeof *s); s->market = 2; }

/* Games alone; look: 0 the worth after a use, 1 the mean over the coming throw. Gives the mean money of noiseless games. */
float play_class(int games, int learn_from, int look) {
  static Use u[MOST], deep[MOST];
  double total = 0; int counted = 0;
  for (int g = 0; g < games; g++) {
    Sheet s; fresh(&s);
    float noise = !learn_from || g % 2 ? 0 : g % 4 ? 0.3f : 0.8f;
    for (int t = 20; t > 0; t--) {
      int n = uses(&s, u), dice[4], taken;
      weigh(&s, t - 1, u, n);
      if (learn_from) keep(&s, &s, t, mean_of_best(&s, u, n));
      for (int c = 0; c < 4; c++) dice[c] = 1 + below(6);
      float jitter[24];
      for (int i = 0; i < 24; i++) jitter[i] = noise ? noise * normal() : 0;
      int best = -1, cost = 0; float most = -1e9;
      for (int i = 0; i < n; i++) {
        int p = price_of(&s, &u[i], dice, &taken);
        if (p == 9) continue;
        float x = (p ? u[i].paid - p : u[i].free) + jitter[u[i].die];
        if (x > most) { most = x; best = i; cost = p; }
      }
      if (look && t > 1) {
        float top = most; most = -1e9;
        int chosen = best, paid = cost;
        for (int i = 0; i < n; i++) {
          int p = price_of(&s, &u[i], dice, &taken);
          if (p == 9 || (p ? u[i].paid - p : u[i].free) < top - 1.5f) continue;
          Sheet a = s; apply(&a, &u[i], p);
          int m = uses(&a, deep); weigh(&a, t - 2, deep, m);
          float x = u[i].gain - p + mean_of_best(&a, deep, m);
          if (x > most) { most = x; chosen = i; paid = p; }
        }
        best = chosen; cost = paid;
      }
      apply(&s, &u[best], cost);
    }
    if (noise == 0) { total += s.money; counted++; }
  }
  return total / counted;
}

/* ---- the draft of two ---- */
static float terminal(const Sheet *s, const Sheet *o) {
  float d = s->money - o->money;
  return d ? (d > 0 ? 8 : -8) : s->reactions > o->reactions ? 8 : s->reactions < o->reactions ? -8 : 0;
}
/* The uses of one picker with these dice, each with its logit in `free` and its price in `paid`; impossible uses are left out. */
static int weigh_draft(const Sheet *a, const Sheet *o, int k, const int *dice, Use *u, int *takes) {
  float h[V], hm[V], t[V];
  int n = uses(a, u), done = done_lines(a), m = 0;
  hidden(a, o, k, h);
  memcpy(hm, h, sizeof h);
  if (a->market) for (int i = 0; i < V; i++) hm[i] += own[(market_at + a->market - 1) * V + i] - own[(market_at + a->market) * V + i];
  for (int i = 0; i < n; i++) {
    int taken = 0, p = price_of(a, &u[i], dice, &taken); float x;
    if (p == 9) continue;
    if (u[i].box == HOLE && u[i].next == 6) x = -20;
    else if (done == LINES - 1 && ((u[i].box < LINES && u[i].next % LINE_SPAN == DONE) || (u[i].line >= 0 && u[i].line_next % LINE_SPAN == DONE))) {
      Sheet b = *a; apply(&b, &u[i], p); x = terminal(&b, o);
    } else {
      const float *from = own + kind[u[i].box].feature[a->box[u[i].box]] * V, *to = own + kind[u[i].box].feature[u[i].next] * V, *base = p ? hm : h;
      float gain = u[i].gain - p;
      for (int j = 0; j < V; j++) t[j] = base[j] - from[j] + to[j] + gain * param[1][j];
      if (u[i].line >= 0) { from = own + (a->box[u[i].line] % LINE_SPAN) * V; to = own + (u[i].line_next % LINE_SPAN) * V; for (int j = 0; j < V; j++) t[j] += to[j] - from[j]; }
      x = worth(t, out_ + k * W);
    }
    u[m] = u[i]; u[m].free = x; u[m].paid = p; takes[m++] = taken;
  }
  return m;
}
/* Whether the game is over after a use of `me`, and the result for seat 0. */
static int finished(const Sheet *s, int me, float *result) {
  if (s[me].out) { *result = me ? 1 : 0; return 1; }
  if (done_lines(&s[me]) < LINES) return 0;
  float x = terminal(&s[me], &s[1 - me]);
  *result = x == 0 ? 0.5f : (x > 0) == (me == 0) ? 1 : 0;
  return 1;
}
static float draft_lengths;
/* Games against oneself, TD(lambda). Gives the share of games the first picker won. */
float play_draft(int games, float lambda, float loud) {
  static Use u[MOST]; static int takes[MOST];
  double won = 0, rounds = 0;
  for (int g = 0; g < games; g++) {
    Sheet s[2]; fresh(&s[0]); fresh(&s[1]);
    float said[400], noise = g % 2 ? 0 : loud, result = 0.5f; int who[400], first = held, picks = 0, over = 0;
    for (int round = 0; round < 45 && !over; round++) {
      int dice[4]; for (int c = 0; c < 4; c++) dice[c] = 1 + below(6);
      for (int k = 0; k < 4 && !over; k++) {
        int me = (round + k) & 1, n = weigh_draft(&s[me], &s[1 - me], k, dice, u, takes), best = 0; float most = -1e9, jitter[24];
        for (int i = 0; i < 24; i++) jitter[i] = noise ? noise * normal() : 0;
        for (int i = 0; i < n; i++) if (u[i].free + jitter[u[i].die] > most) { most = u[i].free + jitter[u[i].die]; best = i; }
        apply(&s[me], &u[best], (int)u[best].paid);
        dice[takes[best]] = 0;
        over = finished(s, me, &result);
        if (!over) { keep(&s[me], &s[1 - me], k, 0); who[picks] = me; said[picks++] = 1 / (1 + expf(-u[best].free)); }
      }
      rounds++;
    }
    float target = result; /* for seat 0 */
    for (int i = picks - 1; i >= 0; i--) {
      samples[first + i].target = who[i] ? 1 - target : target;
      float mine = who[i] ? 1 - said[i] : said[i];
      target = lambda * target + (1 - lambda) * mine;
    }
    won += result;
  }
  draft_lengths = rounds / games;
  return won / games;
}
float mean_length(void) { return draft_lengths; }

/* The rest of a round from pick k, and `more` rounds with these throws, all players taking the best use by the net: the expected result of seat 0. */
static float go_on(const Sheet *from, const int *dice_, int k, int round, int (*throws)[4], int more) {
  static Use u[MOST]; static int takes[MOST];
  Sheet s[2] = {from[0], from[1]}; int dice[4]; float result = -1, last = 0; int by = 0;
  memcpy(dice, dice_, sizeof dice);
  for (;;) {
    for (; k < 4; k++) {
      int me = (round + k) & 1, n = weigh_draft(&s[me], &s[1 - me], k, dice, u, takes), best = 0;
      for (int i = 1; i < n; i++) if (u[i].free > u[best].free) best = i;
      apply(&s[me], &u[best], (int)u[best].paid);
      dice[takes[best]] = 0; last = u[best].free; by = me;
      if (finished(s, me, &result)) return result;
    }
    if (!more--) break;
    memcpy(dice, *throws++, sizeof dice); k = 0; round++;
  }
  float x = 1 / (1 + expf(-last));
  return by ? 1 - x : x;
}
/* A searcher against the bare net, seats in turn: the share the searcher wins. */
float duel(int games, int candidates, int rolls, int more) {
  static Use u[MOST]; static int takes[MOST];
  double won = 0;
  for (int g = 0; g < games; g++) {
    Sheet s[2]; fresh(&s[0]); fresh(&s[1]);
    int over = 0; float result = 0.5f;
    for (int round = 0; round < 45 && !over; round++) {
      int dice[4]; for (int c = 0; c < 4; c++) dice[c] = 1 + below(6);
      for (int k = 0; k < 4 && !over; k++) {
        int me = (round + k) & 1, n = weigh_draft(&s[me], &s[1 - me], k, dice, u, takes), best = 0;
        for (int i = 1; i < n; i++) if (u[i].free > u[best].free) best = i;
        if (me == g % 2) {
          int throws[64][8][4]; float most = -1; Use chosen = u[best]; int die = takes[best];
          for (int r = 0; r < rolls; r++) for (int d = 0; d < more; d++) for (int c = 0; c < 4; c++) throws[r][d][c] = 1 + below(6);
          for (int c = 0; c < candidates; c++) {
            int at = -1;
            for (int i = 0; i < n; i++) if (u[i].free > -1e8 && (at < 0 || u[i].free > u[at].free)) at = i;
            if (at < 0) break;
            Sheet a[2] = {s[0], s[1]}; int left[4]; float x = 0, r0;
            apply(&a[me], &u[at], (int)u[at].paid);
            memcpy(left, dice, sizeof left); left[takes[at]] = 0;
            if (finished(a, me, &r0)) x = r0;
            else if (k == 3 && !more) { x = 1 / (1 + expf(-u[at].free)); if (me) x = 1 - x; }
            else { for (int r = 0; r < rolls; r++) x += go_on(a, left, k + 1, round, throws[r], more); x /= rolls; }
            if (me) x = 1 - x;
            if (x > most) { most = x; chosen = u[at]; die = takes[at]; }
            u[at].free = -1e9;
          }
          apply(&s[me], &chosen, (int)chosen.paid);
          dice[die] = 0;
        } else { apply(&s[me], &u[best], (int)u[best].paid); dice[takes[best]] = 0; }
        over = finished(s, me, &result);
      }
    }
    won += g % 2 ? 1 - result : result;
  }
  return won / games;
}

/* ---- learning ---- */
void forget(void) { held = 0; }
int kept(void) { return held; }

float learn(int epochs, int batch, float rate) {
  double loss = 0; long seen = 0;
  int *order = malloc(held * sizeof(int));
  for (int i = 0; i < held; i++) order[i] = i;
  for (int e = 0; e < epochs; e++) {
    for (int i = held - 1; i > 0; i--) { int j = below(i + 1), t = order[i]; order[i] = order[j]; order[j] = t; }
    for (int start = 0; start + batch <= held; start += batch) {
      for (int k = 0; k < 4; k++) memset(grad[k], 0, size[k] * 4);
      for (int b = 0; b < batch; b++) {
        Sample *x = &samples[order[start + b]];
        float h[V], back[V], *o = out_ + x->clock * W;
        zero(h);
        for (int i = 0; i < x->n; i++) add(h, x->f[i]);
        if (draft) add_margin(h, x->margin);
        float y = worth(h, o);
        float wrong = draft ? 1 / (1 + expf(-y)) - x->target : y - x->target;
        loss += wrong * wrong; seen++;
        wrong /= batch;
        for (int i = 0; i < W; i++) { back[i] = h[i] > 0 ? wrong * o[i] : 0; grad[3][x->clock * W + i] += h[i] > 0 ? wrong * h[i] : 0; }
        back[W] = wrong;
        for (int i = 0; i < x->n; i++) { float *g = grad[0] + x->f[i] * V; for (int j = 0; j < V; j++) g[j] += back[j]; }
        for (int j = 0; j < V; j++) { grad[2][j] += back[j]; if (draft) grad[1][j] += back[j] * x->margin; }
      }
      steps++;
      float c1 = 1 - powf(0.9f, steps), c2 = 1 - powf(0.999f, steps);
      for (int k = 0; k < 4; k++)
        for (int i = 0; i < size[k]; i++) {
          float g = grad[k][i];
          m1[k][i] += 0.1f * (g - m1[k][i]);
          m2[k][i] += 0.001f * (g * g - m2[k][i]);
          param[k][i] -= rate * (m1[k][i] / c1 / (sqrtf(m2[k][i] / c2) + 1e-8f) + (k == 0 ? 1e-4f * param[k][i] : 0));
        }
    }
  }
  free(order);
  return loss / seen;
}

/* Features that never occurred still have their random start values: set them to zero. */
void drop_unseen(void) {
  for (int row = 0; row < sheets_in_net * span; row++)
    if (m2[0][row * V + W] == 0) memset(own + row * V, 0, V * 4);
}
