// The words of the page for lecture halls and of the code to scan.

export const present = {
  region: 'Presentation',
  clock: 'Time of the run',
  step: (step: number, of: number) => `step ${step} of ${of}`,
  code: 'Code to scan',
  codeLead: 'Scan it to open this run.',
  codeName: 'QR code of the link to this run',
  /** More letters than can be scanned from the last row. */
  codeLong: 'This link is long: the code can only be scanned from close by.',
  speaker: {
    open: 'Speaker’s window',
    refused: 'The browser did not open the speaker’s window.',
    refusedWhy: 'Allow this site to open windows, then press s again. Nothing of the lecture has changed.',
    document: (title: string) => `Speaker: ${title}`,
    region: 'Speaker’s window',
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    planned: (sum: number, step: number) => `planned by the end of this step: ${sum} min (this step ${step} min)`,
    restart: 'Start the clock again',
    hall: 'What the class sees',
    waiting: 'No lecture page answers. Press p there, then s.',
    gone: 'The lecture page was closed.',
    ordinary: 'Use this window as a page of its own',
    plays: 'playing',
    stands: 'stopped',
    covered: {
      blank: 'The class sees a black screen.',
      code: 'The class sees the code to scan.',
      help: 'The class sees the help.',
    },
    previous: 'Previous step',
    next: 'Next step',
    play: 'Play',
    pause: 'Pause',
    blank: 'Blank',
    notes: 'Notes',
    ask: 'Ask',
    expect: 'What they say',
    pitfall: 'Take care',
    comes: 'Next',
    last: 'This is the last step.',
  },
  leave: 'Leave the presentation',
  blanked: 'The screen is blank. Any key or a click brings it back.',
};

export type PresentWords = typeof present;
