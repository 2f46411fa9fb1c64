/* The fast part of bound_chem_and_roll.py, which says what is worked out here and why it is a bound. It uses the order of
   play and the net of tune_chem_and_roll.c. */
#include "tune_chem_and_roll.c"

#define PARTS 6      /* of a sheet of the kinder game */
#define ROUNDS 20
#define FACES 24
#define NEVER (-99.0f)
#define GRAIN 1500   /* what a sheet of the kinder game is worth is stored in parts of this, rounded up */

/* ---- the kinder game: parts that change one at a time ---- */
typedef struct { int n; int *dice, *loose, *start, *next; float *pay, *reached; size_t step; } Part;
static Part part[PARTS];
static int *shift_of, *any_of, *reach_of, *line_index, types;
static size_t sheets;
#define MOST_GAMES 4
static uint16_t *known[MOST_GAMES][ROUNDS + 1];
static float early[MOST_GAMES]; /* the share of an acid that is paid for its water; the rest is paid for its SO3 */
static int games, last_round;

void set_part(int k, int n, int *dice, int *loose, int *start, int *next, float *pay, float *reached) {
  Part x = {n, dice, loose, start, next, pay, reached, 0};
  part[k] = x;
}
void set_effects(int *shift, int *any, int *reach, int *lines, int types_) { shift_of = shift; any_of = any; reach_of = reach; line_index = lines; types = types_; }

/* The mean over all throws of the best die, given what each face is worth. */
static float mean_of_faces(const float *w) {
  int order[FACES], count[4] = {0, 0, 0, 0}, before = 0;
  float mean = 0;
  for (int i = 0; i < FACES; i++) { int j = i; while (j && w[order[j - 1]] > w[i]) { order[j] = order[j - 1]; j--; } order[j] = i; }
  for (int i = 0; i < FACES; i++) {
    count[order[i] / 6]++;
    int now = count[0] * count[1] * count[2] * count[3];
    mean += w[order[i]] * (now - before);
    before = now;
  }
  return mean / 1296;
}
/* What each rolled die is worth, given what each face is worth: changed by the catalyst, or at the market's price. */
static void changed(const float *face, int shift, int any, float *rolled) {
  float every[6];
  for (int v = 0; v < 6; v++) { every[v] = face[v]; for (int c = 1; c < 4; c++) if (face[6 * c + v] > every[v]) every[v] = face[6 * c + v]; }
  for (int c = 0; c < 4; c++) {
    const float *sold = any >= 0 ? every : face + 6 * c;
    float buy = NEVER;
    for (int v = 0; v < 6; v++) { float x = sold[v] - (v < 3 ? 1 : 2); if (x > buy) buy = x; }
    for (int v = 0; v < 6; v++) {
      float best = buy;
      for (int u = 0; u < 6; u++) {
        if (abs(u - v) <= shift && face[6 * c + u] > best) best = face[6 * c + u];
        if (abs(u - v) <= any && every[u] > best) best = every[u];
      }
      rolled[6 * c + v] = best;
    }
  }
}
static float stored(int g, int left, size_t at) { return left ? known[g][left][at] / (float)GRAIN : 0; }
static void work_out(int g, int left, const int *i) {
  float face[FACES], rolled[FACES];
  size_t at = 0;
  for (int k = 0; k < PARTS; k++) at += i[k] * part[k].step;
  for (int f = 0; f < FACES; f++) face[f] = NEVER;
  for (int k = 0; k < PARTS; k++) {
    const Part *p = &part[k];
    const int *s = p->start + FACES * i[k];
    size_t rest = at - i[k] * p->step;
    for (int f = 0; f < FACES; f++)
      for (int m = s[f]; m < s[f + 1]; m++) {
        int u = f % 6 + 1 + reach_of[i[3]];
        float x = stored(g, left - 1, rest + p->next[m] * p->step) + p->pay[m] * (k == 1 ? early[g] : 1) + p->reached[m] * (u > 6 ? 6 : u) * (1 - early[g]);
        if (x > face[f]) face[f] = x;
      }
  }
  changed(face, shift_of[i[2]], any_of[i[2]], rolled);
  float x = mean_of_faces(rolled) * GRAIN;
  known[g][left][at] = x < 0 ? 0 : x > 65534 ? 65535 : (uint16_t)(x + 1);
}
/* Sheets that so many dice can fill; a part that is loose takes more dice than it counts. */
static void fill(int g, int left, int k, int dice, int loose, int *i) {
  int gone = last_round - left;
  if (k == PARTS) { if (dice == gone || loose) work_out(g, left, i); return; }
  for (i[k] = 0; i[k] < part[k].n; i[k]++)
    if (dice + part[k].dice[i[k]] <= gone) fill(g, left, k + 1, dice + part[k].dice[i[k]], loose || part[k].loose[i[k]], i);
}
/* Works out one more kinder game of so many rounds; gives what its fresh sheet is worth. */
float solve(float share, int rounds) {
  int i[PARTS], g = games++;
  last_round = rounds;
  early[g] = share;
  sheets = 1;
  for (int k = PARTS - 1; k >= 0; k--) { part[k].step = sheets; sheets *= part[k].n; }
  for (int left = 1; left <= rounds; left++) { known[g][left] = calloc(sheets, sizeof(uint16_t)); fill(g, left, 0, 0, 0, i); }
  return stored(g, rounds, 0);
}

/* ---- a sheet of the game as one of the kinder game ---- */
static int *dice_in[BOXES], *type_of;
void set_dice_in(int box, int *dice) { dice_in[box] = dice; }
void set_types(int *type) { type_of = type; }
static int at_most(int n, int most) { return n < most ? n : most; }
/* At least what anybody can still earn with it: what it is worth there, and what was paid there for lines not sold yet. */
static float upper(const Sheet *s, int left) {
  if (!left) return 0;
  int code = 0, waters = 0, dice[4] = {0, 0, 0, 0};
  float water = 0, violet = 0, least = 1e9f;
  for (int l = 0; l < LINES; l++) {
    int number = s->box[l] % LINE_SPAN, gas = number / 7, white = number % 7, weight = 1;
    for (int t = type_of[number]; t; t--) weight *= LINES + 1;
    code += weight;
    waters += number == DONE || white;
    if (number != DONE) { water += white; violet += gas > 12 ? gas - 12 : 0; }
  }
  for (int b = LINES; b < STOCK; b++) dice[b >= 8] += dice_in[b][s->box[b]];
  size_t at = line_index[code] * part[0].step + waters * part[1].step + at_most(dice[1], part[2].n - 1) * part[2].step
    + at_most(dice[0], part[3].n - 1) * part[3].step + dice_in[STOCK][s->box[STOCK]] * part[4].step
    + ((s->box[STOCK + 1] > 0) + 2 * (s->box[STOCK + 2] > 0)) * part[5].step;
  for (int g = 0; g < games; g++) {
    float x = stored(g, left, at) + early[g] * water + (1 - early[g]) * violet;
    if (x < least) least = x;
  }
  return least;
}

/* ---- one deal, all its dice known ---- */
typedef struct { Sheet s; float sum; uint64_t mark; } Node;
static Node *layer[2];
static int *slots, cap;
static long visited;
#define SLOTS (1 << 22)

void make_room(int nodes) { cap = nodes; for (int k = 0; k < 2; k++) layer[k] = malloc(sizeof(Node) * cap); slots = malloc(sizeof(int) * SLOTS); }
static void deal(uint64_t number, int dice[ROUNDS + 1][4]) {
  seed(number);
  for (int t = ROUNDS; t > 0; t--) for (int c = 0; c < 4; c++) dice[t][c] = 1 + below(6);
}
static void in_order(Sheet *s) { for (int i = 1; i < LINES; i++) { int16_t x = s->box[i]; int j = i; while (j && s->box[j - 1] > x) { s->box[j] = s->box[j - 1]; j--; } s->box[j] = x; } }
static uint64_t mark_of(const Sheet *s) {
  uint64_t h = s->market + 1469598103934665603ull;
  for (int b = 0; b < ZONE; b++) { h = (h ^ (uint64_t)(s->box[b] + 1)) * 1099511628211ull; h ^= h >> 29; }
  return h;
}
static int same(const Sheet *a, const Sheet *b) { return a->market == b->market && !memcmp(a->box, b->box, ZONE * sizeof a->box[0]); }

/* The uses with these dice: prices into `price` (9: impossible). Gives the best by the net, and its mean over all throws. */
static float weigh_throw(const Sheet *s, int left, const int *dice, Use *u, int n, int *price, float *mean) {
  float most = -1e9f;
  int taken;
  weigh(s, left, u, n);
  *mean = mean_of_best(s, u, n);
  for (int i = 0; i < n; i++) {
    price[i] = price_of(s, &u[i], dice, &taken);
    float x = price[i] == 9 ? -1e9f : price[i] ? u[i].paid - price[i] : u[i].free;
    if (x > most) most = x;
  }
  return most;
}
/* Adds a sheet to the next layer; of two ways to one sheet the better is kept. Gives the new size; -1: no room. */
static int add_node(Node *to, int m, const Node *x) {
  unsigned slot = x->mark & (SLOTS - 1);
  for (; slots[slot] >= 0; slot = (slot + 1) & (SLOTS - 1)) {
    Node *other = &to[slots[slot]];
    if (other->mark == x->mark && same(&other->s, &x->s)) { if (other->sum < x->sum) other->sum = x->sum; return m; }
  }
  if (m == cap || m >= SLOTS / 2) return -1;
  slots[slot] = m;
  to[m] = *x;
  return m + 1;
}
/* The most that money less penalties can be on this deal, with `least` for every way that is left to the kinder game; -1: no room. */
float most_of(uint64_t number, int rounds, float least) {
  static Use u[MOST]; static int price[MOST];
  int dice[ROUNDS + 1][4], n = 1;
  deal(number, dice);
  fresh(&layer[0][0].s);
  layer[0][0].sum = 0;
  visited = 0;
  for (int t = rounds; t > 0 && n; t--) {
    Node *from = layer[(rounds - t) & 1], *to = layer[(rounds - t + 1) & 1];
    int m = 0;
    memset(slots, -1, sizeof(int) * SLOTS);
    visited += n;
    for (int k = 0; k < n; k++) {
      int all = uses(&from[k].s, u);
      float mean, most = weigh_throw(&from[k].s, t - 1, dice[t], u, all, price, &mean);
      for (int i = 0; i < all; i++) {
        if (price[i] == 9) continue;
        Node x = from[k];
        apply(&x.s, &u[i], price[i]);
        x.s.money = 0;
        x.sum += u[i].gain - price[i] - (most - mean);
        if (x.sum + upper(&x.s, t - 1) <= least) continue;
        in_order(&x.s);
        x.mark = mark_of(&x.s);
        m = add_node(to, m, &x);
        if (m < 0) return -1;
      }
    }
    n = m;
  }
  Node *end = layer[rounds & 1];
  for (int k = 0; k < n; k++) if (end[k].sum > least) least = end[k].sum;
  return least;
}
long visits(void) { return visited; }

/* ---- learning where somebody who knows the dice would go ---- */
static int by_sum(const void *a, const void *b) { float x = ((const Node *)a)->s.money, y = ((const Node *)b)->s.money; return x < y ? 1 : x > y ? -1 : 0; }
/* The best `width` sheets of every round, and as many others, become samples with the exact mean of their best use; gives
   the best end. */
float explore(uint64_t number, int rounds, int width) {
  static Use u[MOST]; static int price[MOST];
  int dice[ROUNDS + 1][4], n = 1;
  deal(number, dice);
  fresh(&layer[0][0].s);
  layer[0][0].sum = 0;
  for (int t = rounds; t > 0; t--) {
    Node *from = layer[(rounds - t) & 1], *to = layer[(rounds - t + 1) & 1];
    int m = 0;
    memset(slots, -1, sizeof(int) * SLOTS);
    for (int k = 0; k < n; k++) {
      int all = uses(&from[k].s, u);
      float mean, most = weigh_throw(&from[k].s, t - 1, dice[t], u, all, price, &mean);
      keep(&from[k].s, &from[k].s, t, mean);
      for (int i = 0; i < all; i++) {
        if (price[i] == 9) continue;
        Node x = from[k];
        apply(&x.s, &u[i], price[i]);
        x.sum += u[i].gain - price[i] - (most - mean);
        x.s.money = from[k].sum + mean + (price[i] ? u[i].paid - price[i] : u[i].free) - most; /* with what the net expects */
        in_order(&x.s);
        x.mark = mark_of(&x.s);
        m = add_node(to, m, &x);
        if (m < 0) return -1;
      }
    }
    qsort(to, m, sizeof(Node), by_sum);
    n = m < width ? m : width;
    for (int more = m - n < width ? m - n : width, left = m - n; more; more--, left--, n++) {
      int chosen = n + below(left);
      Node x = to[n];
      to[n] = to[chosen];
      to[chosen] = x;
    }
  }
  float best = NEVER;
  for (int k = 0; k < n; k++) if (layer[rounds & 1][k].sum > best) best = layer[rounds & 1][k].sum;
  return best;
}

/* The same deal played by the net: money; the penalties it paid go to `penalties`. */
float played(uint64_t number, int rounds, float *penalties) {
  static Use u[MOST]; static int price[MOST];
  int dice[ROUNDS + 1][4];
  Sheet s;
  deal(number, dice);
  fresh(&s);
  *penalties = 0;
  for (int t = rounds; t > 0; t--) {
    int all = uses(&s, u), best = -1;
    float mean, most = weigh_throw(&s, t - 1, dice[t], u, all, price, &mean), x, top = -1e9f;
    for (int i = 0; i < all; i++) if (price[i] != 9 && (x = price[i] ? u[i].paid - price[i] : u[i].free) > top) { top = x; best = i; }
    *penalties += most - mean;
    apply(&s, &u[best], price[best]);
  }
  return s.money;
}

/* ---- checks on sheets that chance leads to ---- */
static Sheet somewhere(uint64_t number, int rounds, int left) {
  static Use u[MOST];
  int dice[ROUNDS + 1][4], taken;
  Sheet s;
  deal(number, dice);
  fresh(&s);
  for (int t = rounds; t > left; t--) {
    int all = uses(&s, u), chosen = -1, found = 0, cost = 0;
    for (int i = 0; i < all; i++) { int p = price_of(&s, &u[i], dice[t], &taken); if (p != 9 && !below(++found)) { chosen = i; cost = p; } }
    apply(&s, &u[chosen], cost);
  }
  return s;
}
/* The mean penalty over all 1296 throws, on a sheet that random play leads to. */
float mean_penalty(uint64_t number, int rounds, int left) {
  static Use u[MOST]; static int price[MOST];
  Sheet s = somewhere(number, rounds, left);
  int all = uses(&s, u);
  double sum = 0;
  for (int i = 0; i < 1296; i++) {
    int dice[4] = {1 + i % 6, 1 + i / 6 % 6, 1 + i / 36 % 6, 1 + i / 216};
    float mean, most = weigh_throw(&s, left - 1, dice, u, all, price, &mean);
    sum += most - mean;
  }
  return sum / 1296;
}
/* How far the kinder game's worth of such a sheet is above the mean, over all throws, of the best use by that worth. */
float slack(uint64_t number, int rounds, int left) {
  static Use u[MOST];
  Sheet s = somewhere(number, rounds, left);
  int all = uses(&s, u);
  for (int i = 0; i < all; i++) {
    Sheet free = s, paid = s;
    apply(&free, &u[i], 0);
    u[i].free = u[i].gain + upper(&free, left - 1);
    u[i].paid = NEVER;
    if (s.market) { apply(&paid, &u[i], 1); u[i].paid = u[i].gain + upper(&paid, left - 1); }
  }
  return upper(&s, left) - mean_of_best(&s, u, all);
}
