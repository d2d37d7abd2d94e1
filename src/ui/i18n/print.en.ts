// The words on paper.

export const print = {
  moment: (at: string, end: string) => `At ${at} of ${end}`,
  settings: 'Settings',
  edited: (count: number) =>
    count === 1 ? 'One change during the run is in the link.' : `${count} changes during the run are in the link.`,
  open: 'Open this experiment:',
  answer: 'Notes',
};

export type PrintWords = typeof print;
