// The words of a comparison of runs.

export const compare = {
  title: 'What changed',
  whole: 'whole run',
  before: 'before',
  now: 'now',
  close: 'Close',
  closeAll: 'Back to a single run',
  runs: (setting: string, a: string, b: string) => `Two runs compared. ${setting} A, dashed: ${a}. B, solid: ${b}.`,
  changed: (result: string, a: string, b: string) => `${result}: ${a}, now ${b}.`,

  /** Of runs that are kept. */
  compare: 'Compare',
  compareHint: 'Keep this run as A and go on with a copy of it, B (c)',
  keepHint: 'Keep both runs: A as it is, B to go on with (c)',
  kept: 'Runs that are compared',
  run: (letter: string, name: string) => (name ? `Run ${letter}: ${name}` : `Run ${letter}`),
  inFront: '(in front)',
  toFront: (letter: string) => `Show and edit run ${letter} (key ${' ABC'.indexOf(letter)})`,
  more: (letter: string) => `+ ${letter}`,
  moreHint: (letter: string) => `Keep the run in front and go on with a copy of it, ${letter} (c)`,
  end: (letter: string) => `End the comparison: run ${letter} stays (Shift+C)`,
  endComparison: 'End comparison',
  endShort: 'End',
  withCopy: 'Compare with a copy of this run',
  menu: 'More for these runs',
  sideBySide: 'Two networks side by side (|)',
  oneStage: 'One network (|)',
  whyDiffer: 'Why do they differ? (f)',
  swap: (a: string, b: string) => `Swap ${a} and ${b}`,
  copy: (from: string, to: string) => `Give ${to} the settings of ${from}`,
  without: (letter: string) => `Remove ${letter}`,
  sweep: 'Sweep',
  sweepHint: 'Sweep for intervals',
  better: 'better',
  worse: 'worse',
  results: 'Results of the runs',
  result: 'Result',
  /** What the runs have in common by chance. */
  randomness: {
    common: {
      said: 'One run each',
      why: 'Same seed, and every user draws from a stream of their own: what differs is due to the settings. One run says nothing of chance.',
    },
    users: {
      said: 'Other users',
      why: 'Other users take part, so not everything that differs is due to one setting.',
    },
    seed: {
      said: 'Other seeds',
      why: 'The seeds are different, so chance differs too: not everything that differs is due to the settings.',
    },
  },
  minus: (b: string, a: string) => `${b} − ${a}`,
  several: (count: number) => `${count} settings differ`,
  nothing: 'same settings',
  unseen: 'a hidden setting',
  front: (letter: string, name: string) =>
    name ? `Run ${letter} is in front: ${name}. Settings edit it.` : `Run ${letter} is in front. Settings edit it.`,
  ended: 'Comparison ended.',
  difference: (result: string, values: string, difference: string) =>
    difference ? `${result}: ${values}; ${difference}.` : `${result}: ${values}.`,
};

export type CompareWords = typeof compare;
