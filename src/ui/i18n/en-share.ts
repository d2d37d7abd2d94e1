// The words of the notice about a repaired link and of what is said when a run or a region of the page fails, in English;
// loaded with them.
// `ko-share.ts` has the same shape or does not compile.

export const en = {
  notice: {
    repaired: 'This link was changed a little.',
    copyCorrected: 'Copy corrected link',
    copied: 'Corrected link copied',
    details: 'Details',
    detailsTitle: 'What was changed in the link',
    corrected: 'Corrected link',
    andMore: (count: number) => `And ${count} more.`,
  },

  byHand: 'The browser does not allow copying. Here is the link:',

  unkept: {
    title: 'This browser keeps nothing for Lectern.',
    detail: 'Language, colours and keys stay as you chose them until the page is closed. The link keeps the run.',
  },

  longRun: {
    computing: 'This run takes a while to compute.',
    progress: (percent: string, left: string) => `${percent} done; about ${left} to go.`,
    held: 'Computing was stopped.',
    refused: 'Computing was stopped: this run would take very long.',
    cost: (left: string, most: string) =>
      `The rest takes about ${left} on this computer; runs that need more than ${most} are computed only on request.`,
    until: (computed: string, end: string) => `What you see goes up to ${computed} of ${end}.`,
    stop: 'Stop here',
    goOn: 'Compute all of it',
    shorten: (end: string) => `Shorten the run to ${end}`,
  },

  failure: {
    title: {
      engine: 'The simulation stopped: one of its own rules was broken.',
      parameters: 'These settings cannot be simulated.',
      crash: 'The simulation stopped without an answer.',
      stuck: 'The simulation made no progress and was stopped.',
      fetch: 'The network of this scenario could not be fetched.',
    },
    connection:
      'Nothing was computed: the connection may be gone, or the page was renewed on its host meanwhile. Your settings are kept. Restart tries again; if it fails again, load the page again.',
    kept: 'Your settings are kept. Restart runs the same link again; if it stops again, change a setting or report the link.',
    detail: 'Message',
    seed: 'Seed',
    link: 'Link',
    restart: 'Restart',
  },

  leftOut: {
    regions: {
      page: 'The page',
      header: 'The header',
      lesson: 'The lesson',
      settings: 'Settings',
      transport: 'Playback',
      stage: 'The network',
      beside: 'The picture beside the charts',
      strip: 'Events',
      charts: 'Charts',
      scrubber: 'The time axis',
      why: 'The explanation',
      results: 'Results',
      sweep: 'The sweep',
    },
    title: (region: string) => `Left out: ${region}.`,
    detail: 'It could not be drawn; everything else goes on working. If it fails again, load the page again.',
    again: 'Try again',
  },
};

export type ShareWords = typeof en;
export type RegionName = keyof ShareWords['leftOut']['regions'];
