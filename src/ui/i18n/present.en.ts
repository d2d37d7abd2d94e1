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
  leave: 'Leave the presentation',
  blanked: 'The screen is blank. Any key or a click brings it back.',
};

export type PresentWords = typeof present;
