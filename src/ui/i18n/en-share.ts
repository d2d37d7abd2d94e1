// The words of the notice about a repaired link and of the report of a failed run, in English; loaded with them.
// `ko-share.ts` has the same shape or does not compile.

export const en = {
  notice: {
    repaired: 'This link was changed a little.',
    copyCorrected: 'Copy corrected link',
    details: 'Details',
    detailsTitle: 'What was changed in the link',
    corrected: 'Corrected link',
    andMore: (count: number) => `And ${count} more.`,
  },

  unkept: {
    title: 'This browser keeps nothing for Lectern.',
    detail: 'Language, colours and keys stay as you chose them until the page is closed. The link keeps the run.',
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
};

export type ShareWords = typeof en;
