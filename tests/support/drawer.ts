// A small generator for tests that choose runs: the runs stay the same whatever the engine draws.

export type Draw = <T>(...options: readonly T[]) => T;

export function drawer(seed: number): Draw {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return (...options) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return options[((state ^ (state >>> 13)) >>> 0) % options.length]!;
  };
}
