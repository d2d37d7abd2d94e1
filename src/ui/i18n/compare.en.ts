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
};

export type CompareWords = typeof compare;
