// The words on paper.

import { counted, forms } from '../../explain/words/forms.en.ts';

export const print = {
  moment: (at: string, end: string) => `At ${at} of ${end}`,
  settings: 'Settings',
  /** Of one of several runs, by its letter. */
  settingsOf: (run: string) => `Settings of ${run}`,
  different: (run: string, settings: string) => `Different in ${run}: ${settings}`,
  edited: (count: number) =>
    count === 1 ? 'One change during the run is in the link.' : `${count} changes during the run are in the link.`,
  open: 'Open this experiment:',
  answer: 'Notes',
  /** A lesson on paper. */
  lab: {
    title: 'Lab sheet',
    what: 'The lesson on paper, a page for each step',
    print: (paper: string) => `Print on ${paper}`,
    papers: { a4: 'A4', letter: 'Letter' },
    withAnswers: 'Answers on a last page',
    copyLink: 'Copy link',
    copied: 'Link copied',
    computing: (done: number, of: number) =>
      of > 0
        ? `${done} of ${counted(of, 'run')} of the lesson ${forms(of === 1 ? 1 : done, 'is', 'are')} computed.`
        : 'The lesson is being fetched.',
    ready: 'The sheet is ready; the print window of the browser opens.',
    name: 'Name:',
    date: 'Date:',
    predict: 'Predict first',
    answer: 'Your answer:',
    drawHere: 'Draw here what you expect',
    task: 'Your turn:',
    answers: (title: string) => `Answers: ${title}`,
  },
};

export type PrintWords = typeof print;
