/* The fast part of learn_chain_growth.py: it plays hundreds of thousands of games of Chain Growth and trains the net.
   It repeats the rules of the packaged deck without variants, for speed. `learn_chain_growth.py check` compares its inputs of
   the net (`signs`) with rooms/chain_growth/bots/net.py; the strength of the net is measured with the room's own rules. */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define KINDS 18
#define H2O2 12
#define AIBN 13
#define TERM 14
#define CTA 15
#define TEMPO 16
#define CO 17
typedef struct { int8_t owner, end, capped; int16_t units; int32_t mass; } Chain;
typedef struct {
  int8_t seats, turn, over, resh, nch;
  int8_t hand[4][KINDS]; int8_t held[4];
  int8_t pile[KINDS]; int16_t npile; int8_t disc[KINDS]; int16_t ndisc;
  Chain ch[40];
  int16_t units[4]; int32_t mass[4]; int16_t fn[4]; double m2[4];
} S;
static const int COUNT[KINDS] = {8,6,6,8,6,6,8,6,6,8,6,6,8,6,4,4,4,4};
static const int MASS[4] = {10415,10012,8609,12817};
static uint64_t sa = 1, sb = 2;
static inline uint64_t next64(void) { uint64_t x = sa, y = sb; sa = y; x ^= x << 23; sb = x ^ y ^ (x >> 17) ^ (y >> 26); return sb + y; }
static inline int below(int n) { return (int)((next64() >> 33) % n); }
static inline float uniform(void) { return (next64() >> 40) / 16777216.0f; }
static void seed(uint64_t s) { sa = s * 2654435761u + 1; sb = s ^ 0x9E3779B97F4A7C15ull; for (int i = 0; i < 20; i++) next64(); }

static int take(int8_t *c, int n) { int i = below(n); for (int k = 0; k < KINDS; k++) { i -= c[k]; if (i < 0) { c[k]--; return k; } } abort(); }
static void setup(S *s, int seats) {
  memset(s, 0, sizeof *s); s->seats = seats;
  for (int k = 0; k < KINDS; k++) s->pile[k] = COUNT[k];
  s->npile = 110; int each = seats == 2 ? 15 : seats == 3 ? 13 : 11;
  for (int p = 0; p < seats; p++) { for (int i = 0; i < each; i++) s->hand[p][take(s->pile, s->npile--)]++; s->held[p] = each; }
  s->turn = below(seats);
}
static void refill(S *s) { s->resh = 1; memcpy(s->pile, s->disc, KINDS); s->npile = s->ndisc; memset(s->disc, 0, KINDS); s->ndisc = 0; }
/* begin turn: draw; 0 if the game ended */
static int draw(S *s) {
  if (!s->npile) {
    if (s->resh || !s->ndisc) { s->over = 2; return 0; }
    s->resh = 1; memcpy(s->pile, s->disc, KINDS); s->npile = s->ndisc; memset(s->disc, 0, KINDS); s->ndisc = 0;
  }
  s->hand[s->turn][take(s->pile, s->npile--)]++; s->held[s->turn]++; return 1;
}
static void finish_(S *s, int seat, int units, int mass) { s->units[seat] += units; s->mass[seat] += mass; s->fn[seat]++; s->m2[seat] += (double)mass * mass; }
static void rank_(const S *s, int p, double *r) { /* capped chains count */
  int u = s->units[p], n = s->fn[p]; double m = s->mass[p], q = s->m2[p];
  for (int i = 0; i < s->nch; i++) if (s->ch[i].owner == p && s->ch[i].capped) { u += s->ch[i].units; n++; m += s->ch[i].mass; q += (double)s->ch[i].mass * s->ch[i].mass; }
  r[0] = u; r[1] = n ? m / n : 0; r[2] = n ? -(q / m) / (m / n) : 0;
}
static int cmp_(const double *a, const double *b) { for (int i = 0; i < 3; i++) { if (a[i] > b[i] + 1e-9) return 1; if (a[i] < b[i] - 1e-9) return -1; } return 0; }
static float share(const S *s, int me) {
  double r[4][3]; for (int p = 0; p < s->seats; p++) rank_(s, p, r[p]);
  int same = 0; for (int p = 0; p < s->seats; p++) { int c = cmp_(r[p], r[me]); if (c > 0) return 0; if (c == 0) same++; }
  return 1.0f / same;
}
/* moves */
#define MAXM 600
typedef struct { S s; } M;
static void spend(S *s, int p, int card) { s->hand[p][card]--; s->held[p]--; }
static void add(Chain *c, int m, int v) { c->units += v; c->mass += v * MASS[m]; c->end = m; }
static void wake(S *s, Chain *c) { if (c->capped) { c->capped = 0; s->disc[TEMPO]++; s->ndisc++; } }
static void newchain(S *s, int p, int m, int v, int w) { Chain *c = &s->ch[s->nch++]; memset(c, 0, sizeof *c); c->owner = p; add(c, m, v); if (w) add(c, m, w); }
static void drop(S *s, int i) { memmove(&s->ch[i], &s->ch[i + 1], (s->nch - i - 1) * sizeof(Chain)); s->nch--; }
static void done(S *t) { int p = t->turn; if (!t->held[p]) t->over = 1; else { t->turn = (p + 1) % t->seats; if (!t->npile) { if (t->resh || !t->ndisc) t->over = 2; else refill(t); } } }
static int gen(const S *s, M *out) {
  int p = s->turn, n = 0; const int8_t *h = s->hand[p];
#define NEW M *o = &out[n++]; if (n >= MAXM) abort(); o->s = *s; S *t = &o->s;
  for (int k = 0; k < KINDS; k++) if (h[k]) { NEW spend(t, p, k); t->disc[k]++; t->ndisc++; done(t); }
  static const int form[7][3] = {{1,1,1},{2,2,2},{3,3,3},{1,2,3},{1,1,0},{2,2,0},{3,3,0}};
  for (int i = 0; i < s->nch; i++) if (s->ch[i].owner == p) {
    int m = s->ch[i].end;
    for (int f = 0; f < 7; f++) {
      int need[4] = {0}; for (int j = 0; j < 3; j++) need[form[f][j]]++;
      if (h[3*m] < need[1] || h[3*m+1] < need[2] || h[3*m+2] < need[3]) continue;
      NEW wake(t, &t->ch[i]);
      for (int j = 0; j < 3; j++) if (form[f][j]) { spend(t, p, 3*m + form[f][j] - 1); add(&t->ch[i], m, form[f][j]); }
      done(t);
    }
  }
  for (int st = H2O2; st <= AIBN; st++) if (h[st]) {
    for (int m = 0; m < 4; m++) if (h[3*m]) for (int v = 0; v <= 3; v++) {
      if (v && h[3*m+v-1] <= (v == 1)) continue;
      NEW spend(t, p, st); spend(t, p, 3*m); if (v) spend(t, p, 3*m+v-1); newchain(t, p, m, 1, v); done(t);
    }
    if (st == AIBN) for (int a = 0; a < 4; a++) for (int b = a; b < 4; b++) if (h[3*a] && h[3*b] > (a == b)) {
      NEW spend(t, p, st); spend(t, p, 3*a); spend(t, p, 3*b); newchain(t, p, a, 1, 0); newchain(t, p, b, 1, 0); done(t);
    }
  }
  if (h[TERM]) for (int i = 0; i < s->nch; i++) for (int j = i + 1; j < s->nch; j++) {
    const Chain *x = &s->ch[i], *y = &s->ch[j];
    if (x->owner != p && y->owner != p) continue;
    if ((x->owner != p && x->capped) || (y->owner != p && y->capped)) continue;
    for (int mode = 0; mode < 2; mode++) {
      NEW spend(t, p, TERM); wake(t, &t->ch[i]); wake(t, &t->ch[j]);
      if (mode == 0) finish_(t, p, x->units + y->units, x->mass + y->mass); else { finish_(t, p, x->units, x->mass); finish_(t, p, y->units, y->mass); }
      drop(t, j); drop(t, i); done(t);
    }
  }
  if (h[CTA]) for (int i = 0; i < s->nch; i++) { const Chain *x = &s->ch[i]; if (x->owner != p && x->capped) continue;
    for (int m = 0; m < 4; m++) if (h[3*m]) for (int v = 0; v <= 3; v++) {
      if (v && h[3*m+v-1] <= (v == 1)) continue;
      NEW spend(t, p, CTA); wake(t, &t->ch[i]); finish_(t, p, x->units, x->mass); drop(t, i);
      spend(t, p, 3*m); if (v) spend(t, p, 3*m+v-1); newchain(t, p, m, 1, v); done(t);
    }
  }
  if (h[TEMPO]) for (int i = 0; i < s->nch; i++) { const Chain *x = &s->ch[i]; if (x->owner != p || x->capped) continue;
    int m = x->end;
    for (int v = 0; v <= 3; v++) { if (v && h[3*m+v-1] < 2) continue;
      NEW spend(t, p, TEMPO); if (v) { spend(t, p, 3*m+v-1); spend(t, p, 3*m+v-1); add(&t->ch[i], m, v); add(&t->ch[i], m, v); } t->ch[i].capped = 1; done(t);
    }
  }
  if (h[CO]) for (int i = 0; i < s->nch; i++) { const Chain *x = &s->ch[i]; if (x->owner != p && x->capped) continue;
    for (int m = 0; m < 4; m++) if (m != x->end) for (int v = 1; v <= 3; v++) if (h[3*m+v-1]) for (int w = 0; w <= 3; w++) {
      if (w && (w < v || h[3*m+w-1] <= (v == w))) continue;
      NEW spend(t, p, CO); wake(t, &t->ch[i]); spend(t, p, 3*m+v-1); add(&t->ch[i], m, v); if (w) { spend(t, p, 3*m+w-1); add(&t->ch[i], m, w); }
      t->ch[i].owner = p; done(t);
    }
  }
  return n;
}
/* ---- features: what seat me sees, another player to move ---- */
static inline int best_form(const int8_t *h, int m, int *cards) { /* units, cards of all forms that can be laid */
  int a = h[3*m], b = h[3*m+1], c = h[3*m+2], best = 0, n = 0;
  if (a > 3) a = 3; if (b > 3) b = 3; if (c > 3) c = 3;
  int l[3] = {a, b, c};
  for (int v = 0; v < 3; v++) if (l[v] >= 2) { int k = l[v] > 3 ? 3 : l[v]; if ((v + 1) * k > best) best = (v + 1) * k; n += l[v]; }
  if (a && b && c) { if (best < 6) best = 6; if (n == 0) n = 3; else { int rest = 0; for (int v = 0; v < 3; v++) if (l[v] == 1 || l[v] >= 3) rest++; if (rest == 3) { n = 3; for (int v = 0; v < 3; v++) if (l[v] >= 3) n += l[v] - 1; } } }
  *cards = n; return best;
}
#define NF 80
/* whether one play can use exactly this hand of two or three cards */
static int all_at_once(const S *s, int me, const int8_t *h, int n) {
  int special = -1, c[3], k = 0;
  for (int x = 0; x < KINDS; x++) for (int i = 0; i < h[x]; i++) { if (x < 12) c[k++] = x; else if (special >= 0) return 0; else special = x; }
  if (k == 0) return 0;
  int m = c[0] / 3, same = 1, own = 0, own_active = 0, any = 0, other_end = 0;
  for (int i = 1; i < k; i++) if (c[i] / 3 != m) same = 0;
  for (int i = 0; i < s->nch; i++) { const Chain *x = &s->ch[i];
    if (x->owner == me) { any = 1; if (x->end == m) { own = 1; if (!x->capped) own_active = 1; } else other_end = 1; }
    else if (!x->capped) { any = 1; if (x->end != m) other_end = 1; } }
  int ones = 0; for (int i = 0; i < k; i++) ones += c[i] % 3 == 0;
  if (special < 0) return same && own && (k == 2 ? c[0] == c[1] : (c[0] == c[1] && c[1] == c[2]) || (c[0] < c[1] && c[1] < c[2]));
  if (special == H2O2) return same && ones;
  if (special == AIBN) return (same && ones) || (k == 2 && ones == 2);
  if (special == CTA) return same && ones && any;
  if (special == CO) return same && other_end;
  if (special == TEMPO) return k == 2 && c[0] == c[1] && own_active;
  return 0;
}

static int features(const S *s, int me, float *f) {
  int n = 0, seats = s->seats; const int8_t *h = s->hand[me];
  int fin[4], act[4] = {0}, nact[4] = {0}, cap[4] = {0}, ncap[4] = {0}, big = 0, big2 = 0, obig = 0, obign = 0, open_big = 0;
  for (int p = 0; p < seats; p++) fin[p] = s->units[p];
  int ends[4] = {0}, capend[4] = {0}, own = 0;
  for (int i = 0; i < s->nch; i++) {
    const Chain *c = &s->ch[i];
    if (c->capped) { fin[c->owner] += c->units; cap[c->owner] += c->units; ncap[c->owner]++; if (c->owner == me) { capend[c->end] = 1; own++; } }
    else {
      act[c->owner] += c->units; nact[c->owner]++;
      if (c->owner == me) { own++; ends[c->end] = 1; if (c->units > big) { big2 = big; big = c->units; } else if (c->units > big2) big2 = c->units; }
      else { obign++; if (c->units > obig) obig = c->units; }
      if (c->units > open_big) open_big = c->units;
    }
  }
  int best = -1, oact = 0, ocap = 0, onact = 0, minh = 99, sumh = 0, ochain = 0, nxt = (me + 1) % seats;
  for (int p = 0; p < seats; p++) if (p != me) { if (fin[p] > best) best = fin[p]; oact += act[p]; onact += nact[p]; if (cap[p] > ocap) ocap = cap[p]; if (s->held[p] < minh) minh = s->held[p]; sumh += s->held[p]; ochain += ncap[p] + nact[p]; }
  int lead = fin[me] - best, held = s->held[me];
#define F(x) f[n++] = (float)(x);
  F(fin[me] / 10.0) F(best / 10.0) F(tanhf(lead / 4.0f)) F(lead > 0) F(lead == 0)
  F(nact[me] / 2.0) F(act[me] / 10.0) F(big / 10.0) F(big2 / 10.0) F(ncap[me] / 2.0) F(cap[me] / 10.0)
  F(onact / 2.0) F(oact / 10.0) F(obig / 10.0) F(ocap / 10.0) F(ochain > 0) F(own > 0)
  F(tanhf((lead + big) / 6.0f)) F(tanhf((lead - obig) / 6.0f))
  F(held / 10.0) F(minh / 10.0) F(s->held[nxt] / 10.0)
  for (int k = 1; k <= 5; k++) F(held == k)
  for (int k = 1; k <= 5; k++) F(minh == k)
  F(held <= 7) F(minh <= 7) F(held < minh)
  for (int k = TERM; k <= CO; k++) { F(h[k] >= 1) F(h[k] >= 2) }
  int ones = h[0] + h[3] + h[6] + h[9], st = h[H2O2] + h[AIBN];
  F(h[H2O2] / 2.0) F(h[AIBN] / 2.0) F(ones / 4.0) F((ones < st ? ones : st) / 2.0) F(st > 0)
  int g = 0, gmax = 0, gcards = 0, left = 0, lo = 0, locards = 0, loose = 0, gcap = 0;
  for (int m = 0; m < 4; m++) {
    int c, u = best_form(h, m, &c), all = h[3*m] + h[3*m+1] + h[3*m+2];
    if (ends[m]) { g += u; if (u > gmax) gmax = u; gcards += c; left += all - c; }
    else if (capend[m]) { gcap += u; gcards += c; left += all - c; }
    else { lo += u; locards += c; loose += all - c; }
  }
  F(g / 10.0) F(gmax / 10.0) F(gcap / 10.0) F(gcards / 5.0) F(left / 5.0) F(lo / 10.0) F(locards / 5.0) F(loose / 5.0)
  F((h[CTA] && ones) ? open_big / 10.0 : 0)
  int t2 = 0; if (h[TERM] && nact[me]) { t2 = big + (big2 > obig ? big2 : obig); if (!(nact[me] > 1 || obign)) t2 = 0; }
  F(t2 / 10.0) F(h[TEMPO] ? big / 10.0 : 0) F(h[CO] ? obig / 10.0 : 0)
  F((h[TERM] || h[TEMPO] || (h[CTA] && ones)) ? 1 : 0)
  int un[KINDS], U = 0; for (int k = 0; k < KINDS; k++) { un[k] = s->pile[k]; for (int p = 0; p < seats; p++) if (p != me) un[k] += s->hand[p][k]; U += un[k]; }
  if (U < 1) U = 1;
  F(un[TERM] / 4.0) F(un[CTA] / 4.0) F(un[TEMPO] / 4.0) F(un[CO] / 4.0) F((un[H2O2] + un[AIBN]) / 14.0)
  float rob = (un[CTA] + un[CO] + (ochain ? un[TERM] : 0)) / (float)U; if (rob > 1) rob = 1;
  float ps = 1 - powf(1 - rob, s->held[nxt] + 1);
  F(ps) F(ps * big / 10.0) F(ps * big2 / 10.0)
  int left_turns = s->npile + (s->resh ? 0 : s->ndisc);
  F(s->npile / 60.0) F(left_turns / 60.0) F(left_turns < 6) F(expf(-left_turns / 4.0f))
  int outs = 0;
  if (held <= 2) { int8_t hh[KINDS]; memcpy(hh, h, KINDS); for (int k = 0; k < KINDS; k++) if (un[k]) { hh[k]++; if (all_at_once(s, me, hh, held + 1)) outs += un[k]; hh[k]--; } }
  F(outs / (float)U) F(lead > 0 ? outs / (float)U : 0)
  F(seats == 3) F(seats == 4)
  return n;
}

/* the room's greedy bot (rooms/chain_growth/bots/value.py): an opponent to learn from */
static float greedy_worth(const S *s, const S *t, int me) {
  int fin[4], best = 0; for (int p = 0; p < s->seats; p++) fin[p] = t->units[p];
  float g = t->units[me]; int own[4] = {0};
  for (int i = 0; i < t->nch; i++) { const Chain *c = &t->ch[i]; if (c->capped) fin[c->owner] += c->units;
    if (c->owner == me) { g += (c->capped ? .97f : .6f) * c->units; own[c->end] = 1; } else if (!c->capped) g -= .21f * c->units / (s->seats - 1); }
  for (int p = 0; p < s->seats; p++) if (p != me && fin[p] > best) best = fin[p];
  const int8_t *h = t->hand[me]; int n = t->held[me];
  if (!n) return g + (fin[me] >= best ? 32 : fin[me] ? 9 : -12);
  static const float JW[4] = {3.2f, 3.4f, 1.8f, 2.4f};
  float w = -1.1f * n; for (int j = 0; j < 4; j++) if (h[TERM+j]) w += JW[j] * (1 + .4f * (h[TERM+j] - 1));
  int ones = h[0]+h[3]+h[6]+h[9], st = h[H2O2]+h[AIBN];
  w += 1.6f * (ones < st ? ones : st) + .3f * (st > ones ? st - ones : 0) + .3f * (ones < 3 ? ones : 3);
  for (int m = 0; m < 4; m++) { float b = .35f * (h[3*m+2] ? 3 : h[3*m+1] ? 2 : h[3*m] ? 1 : 0); for (int v = 0; v < 3; v++) { int c = h[3*m+v]; if (c >= 2) { float u = (v+1) * (c > 3 ? 3 : c); if (u > b) b = u; } }
    if (h[3*m] && h[3*m+1] && h[3*m+2] && b < 6) b = 6; w += (own[m] ? .55f : .2f) * b; }
  if (n <= 2) { int8_t hh[KINDS]; memcpy(hh, h, KINDS); float f = 0; for (int k = 0; k < KINDS; k++) { hh[k]++; if (all_at_once(t, me, hh, n + 1)) f += k >= 12 ? .7f : k % 3 == 0 ? 1.3f : 1.0f; hh[k]--; } w += 16 * f / KINDS; }
  return g + w;
}

/* ---- the net: one hidden layer of rectified linear units ---- */
#define HIDDEN 24
typedef struct { float w[HIDDEN][NF], b[HIDDEN], o[HIDDEN], ob; } Net;
static Net N, G, A1, A2; /* weights, gradients, Adam's memory */
static int steps;
#define NP ((int)(sizeof(Net) / 4))
static float judge(const float *f) {
  float z = N.ob;
  for (int j = 0; j < HIDDEN; j++) { float a = N.b[j]; const float *w = N.w[j]; for (int k = 0; k < NF; k++) a += w[k] * f[k]; if (a > 0) z += a * N.o[j]; }
  return 1 / (1 + expf(-z));
}
static float value(const S *s, int me) {
  if (s->over) return share(s, me);
  float f[NF] = {0}; features(s, me, f); return judge(f);
}
static void backprop(const float *f, float target) {
  float h[HIDDEN], z = N.ob;
  for (int j = 0; j < HIDDEN; j++) { float a = N.b[j]; for (int k = 0; k < NF; k++) a += N.w[j][k] * f[k]; h[j] = a > 0 ? a : 0; z += h[j] * N.o[j]; }
  float e = 1 / (1 + expf(-z)) - target;
  G.ob += e;
  for (int j = 0; j < HIDDEN; j++) if (h[j] > 0) { G.o[j] += e * h[j]; float d = e * N.o[j]; G.b[j] += d; for (int k = 0; k < NF; k++) G.w[j][k] += d * f[k]; }
}
static void adam(float rate, int count) {
  steps++; float c1 = 1 - powf(.9f, steps), c2 = 1 - powf(.999f, steps);
  float *p = (float *)&N, *g = (float *)&G, *a = (float *)&A1, *b = (float *)&A2;
  for (int i = 0; i < NP; i++) { float x = g[i] / count; a[i] = .9f * a[i] + .1f * x; b[i] = .999f * b[i] + .001f * x * x; p[i] -= rate * (a[i] / c1) / (sqrtf(b[i] / c2) + 1e-8f); g[i] = 0; }
}
void begin(int s) {
  seed(s); memset(&N, 0, sizeof N);
  for (int j = 0; j < HIDDEN; j++) { for (int k = 0; k < NF; k++) N.w[j][k] = (uniform() - .5f) * .35f; N.o[j] = (uniform() - .5f) * .6f; }
}
void again(int s) { seed(s); steps = 0; memset(&A1, 0, sizeof N); memset(&A2, 0, sizeof N); }
float weight(int unit, int k) { return unit < HIDDEN ? (k ? N.w[unit][k - 1] : N.b[unit]) : k ? N.o[k - 1] : N.ob; }
int hidden(void) { return HIDDEN; }

/* ---- players ---- */
static M found[MAXM];
static float worth[MAXM];
static int best(int n) { int b = 0; for (int i = 1; i < n; i++) if (worth[i] > worth[b]) b = i; return b; }
static int by_net(const S *s, int n) { for (int i = 0; i < n; i++) worth[i] = value(&found[i].s, s->turn); return best(n); }
static int greedily(const S *s, int n) { for (int i = 0; i < n; i++) worth[i] = greedy_worth(s, &found[i].s, s->turn); return best(n); }

/* TD(lambda) from games in which every seat plays by the net or, in a part `weaker` of them, one is greedy or random. */
typedef struct { float f[NF], v; } Pos;
static Pos pos[4][400];
float learn(int games, float first_rate, float lambda, int only_two, float weaker) {
  double loss = 0; long count = 0; int inbatch = 0;
  for (int g = 0; g < games; g++) {
    float rate = first_rate * (1 - .95f * g / games);
    int seats = only_two || g % 8 ? 2 : 3 + below(2);
    S s; setup(&s, seats); int np[4] = {0};
    int weak = uniform() < weaker ? below(seats) : -1, at_random = below(2);
    while (!s.over && draw(&s)) {
      int me = s.turn, n = gen(&s, found), c;
      if (me == weak) c = at_random ? below(n) : greedily(&s, n);
      else {
        c = by_net(&s, n);
        if (uniform() < .04f) c = below(n);
        if (!found[c].s.over) { Pos *q = &pos[me][np[me]++]; memset(q->f, 0, sizeof q->f); features(&found[c].s, me, q->f); q->v = worth[c]; }
      }
      s = found[c].s;
    }
    for (int p = 0; p < seats; p++) if (p != weak) {
      float target = share(&s, p);
      for (int i = np[p] - 1; i >= 0; i--) {
        Pos *q = &pos[p][i]; backprop(q->f, target); inbatch++;
        loss += (target - q->v) * (target - q->v); count++;
        target = lambda * target + (1 - lambda) * q->v;
      }
    }
    if (g % 10 == 9) { adam(rate, inbatch); inbatch = 0; }
  }
  return loss / count;
}

/* The inputs of the net for a table that the caller describes. */
int signs_of(int seats, int me, const int8_t *hands, const int8_t *pile, const int8_t *disc, int resh, int nch, const int *ch, const int *units, float *f) {
  S s; memset(&s, 0, sizeof s); s.seats = seats; s.resh = resh; s.nch = nch;
  for (int p = 0; p < seats; p++) { memcpy(s.hand[p], hands + KINDS * p, KINDS); for (int k = 0; k < KINDS; k++) s.held[p] += s.hand[p][k]; s.units[p] = units[p]; }
  memcpy(s.pile, pile, KINDS); memcpy(s.disc, disc, KINDS); for (int k = 0; k < KINDS; k++) { s.npile += pile[k]; s.ndisc += disc[k]; }
  for (int i = 0; i < nch; i++) { Chain *c = &s.ch[i]; c->owner = ch[4*i]; c->end = ch[4*i+1]; c->capped = ch[4*i+2]; c->units = ch[4*i+3]; }
  return features(&s, me, f);
}
