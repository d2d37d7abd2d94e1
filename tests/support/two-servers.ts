// Two servers with exponential service (mean 1) and Poisson arrivals as Markov chains, solved on a grid of so many requests at
// each. What the policies of the engine do is written here a second time, as rates.

/** More requests at a server are not counted; at the loads asked for they do not happen. */
const MOST = 80;

type Grid = Float64Array;
const grid = (): Grid => new Float64Array(MOST * MOST);

/** What a server that gets requests at this rate makes of each number of requests in a time: where it is then, and the mean on the way. */
interface Passing {
  /** From each number (row) to each (column). */
  readonly to: Grid;
  /** From each number, the integral of the number over that time. */
  readonly held: Float64Array;
}

/** By uniformization: a Poisson number of steps of a discrete chain, after each of which an equal share of the rest of the time is spent. */
function passingOf(rate: number, time: number): Passing {
  const pace = rate + 1;
  const mean = pace * time;
  const to = grid();
  const held = new Float64Array(MOST);
  for (let from = 0; from < MOST; from++) {
    let now = new Float64Array(MOST);
    now[from] = 1;
    let chance = Math.exp(-mean);
    let passed = chance;
    for (let step = 0; step < mean + 12 * Math.sqrt(mean) + 30; step++) {
      // The chance that more than this many steps are made, over the pace, is the mean time spent after this step.
      for (let count = 0; count < MOST; count++) {
        to[from * MOST + count]! += chance * now[count]!;
        held[from]! += (Math.max(0, 1 - passed) / pace) * count * now[count]!;
      }
      const next = new Float64Array(MOST);
      for (let count = 0; count < MOST; count++) {
        next[Math.min(MOST - 1, count + 1)]! += (rate / pace) * now[count]!;
        next[Math.max(0, count - 1)]! += now[count]! / pace;
      }
      now = next;
      chance *= mean / (step + 1);
      passed += chance;
    }
  }
  return { to, held };
}

const product = (left: Grid, right: Grid, isTransposed: boolean): Grid => {
  const result = grid();
  for (let row = 0; row < MOST; row++) {
    for (let inner = 0; inner < MOST; inner++) {
      const factor = isTransposed ? left[inner * MOST + row]! : left[row * MOST + inner]!;
      if (factor < 1e-15) continue;
      for (let column = 0; column < MOST; column++) {
        result[row * MOST + column]! += factor * right[inner * MOST + column]!;
      }
    }
  }
  return result;
};

/** Periods after which the chain has settled: correlations at these loads last tens of services. */
const SETTLED = 400;

/**
 * Mean stay where loads are posted every so many services, and until the next time the server that was lighter then (of
 * equals the first) gets this share of the requests.
 */
export function postedLoadsOfTwo(load: number, every: number, lighter: number): number {
  const [more, less] = [lighter, 1 - lighter].map((share) => passingOf(2 * load * share, every));
  let posted = grid();
  posted[0] = 1;
  let held = 0;
  for (let period = 0; period * every < SETTLED; period++) {
    const [first, second] = [grid(), grid()];
    held = 0;
    for (let one = 0; one < MOST; one++) {
      for (let other = 0; other < MOST; other++) {
        const place = one * MOST + other;
        const isFirst = one <= other;
        (isFirst ? first : second)[place] = posted[place]!;
        const [ofOne, ofOther] = isFirst ? [more!, less!] : [less!, more!];
        held += posted[place]! * (ofOne.held[one]! + ofOther.held[other]!);
      }
    }
    posted = product(product(more!.to, first, true), less!.to, false);
    const rest = product(product(less!.to, second, true), more!.to, false);
    for (let place = 0; place < posted.length; place++) posted[place]! += rest[place]!;
  }
  return held / every / (2 * load);
}

/** Mean stay where a request goes to the server that is idle, if one is, and else to either of them alike. */
export function idleQueueOfTwo(load: number): number {
  const pace = 2 * load + 2;
  let now = grid();
  now[0] = 1;
  let requests = 0;
  for (let before = -1; Math.abs(requests - before) > 1e-9; ) {
    before = requests;
    for (let step = 0; step < 200; step++) now = stepOfIdle(now, load, pace);
    requests = 0;
    for (let place = 0; place < now.length; place++) {
      requests += now[place]! * (Math.floor(place / MOST) + (place % MOST));
    }
  }
  return requests / (2 * load);
}

function stepOfIdle(now: Grid, load: number, pace: number): Grid {
  const next = grid();
  const give = (one: number, other: number, chance: number): void => {
    next[Math.min(MOST - 1, one) * MOST + Math.min(MOST - 1, other)]! += chance;
  };
  for (let one = 0; one < MOST; one++) {
    for (let other = 0; other < MOST; other++) {
      const chance = now[one * MOST + other]! / pace;
      if (chance < 1e-18) continue;
      const isOneIdle = one === 0;
      const toOne = isOneIdle === (other === 0) ? 1 / 2 : Number(isOneIdle);
      give(one + 1, other, 2 * load * toOne * chance);
      give(one, other + 1, 2 * load * (1 - toOne) * chance);
      give(Math.max(0, one - 1), other, chance);
      give(one, Math.max(0, other - 1), chance);
    }
  }
  return next;
}
