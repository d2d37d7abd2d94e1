// The words of the notice about a repaired link and of what is said when a run or a region of the page fails.

export const share = {
  notice: {
    reload: 'Reload to update.',
    copyCorrected: 'Copy corrected link',
    copied: 'Corrected link copied',
    details: 'Details',
    detailsTitle: 'What was corrected in the link',
    corrected: 'Corrected link',
    andMore: (count: number) => `And ${count} more.`,
  },

  byHand: 'The browser does not allow copying. Here is the link:',

  unkept: {
    title: 'This browser keeps no settings for Lectern.',
    detail: 'Your language, colours and keys last only until the page is closed. The link still holds the run.',
  },

  unspoken: {
    title: 'The Korean words could not be loaded.',
    detail: 'You may be offline. The page goes on in English; choose 한국어 again to try once more.',
  },

  unfetched: {
    title: 'A part of the page could not be loaded.',
    detail:
      'You may be offline, or the site has a newer version by now. Once you are online, reload the page: the link keeps your run.',
    reload: 'Reload',
  },

  longRun: {
    computing: 'This run takes a while to compute.',
    progress: (percent: string, left: string) => `${percent} done; about ${left} to go.`,
    held: 'Computing was stopped.',
    refused: 'Computing was stopped: this run would take very long.',
    full: 'Computing was stopped: too much happens in this run.',
    kept: (most: string) =>
      `The page has kept its first ${most} events, each with its explanation; all of them could need more memory than the browser has. The numbers of the whole run can be had from a sweep.`,
    cost: (left: string, most: string) =>
      `The rest takes about ${left} on this computer; runs that need more than ${most} are computed only on request.`,
    until: (computed: string, end: string) => `What you see goes up to ${computed} of ${end}.`,
    stop: 'Stop here',
    goOn: 'Compute all of it',
    shorten: (end: string) => `Shorten the run to ${end}`,
  },

  failure: {
    title: {
      engine: 'The simulation stopped: one of its internal checks failed.',
      parameters: 'These settings cannot be simulated.',
      packets: 'More packets are on their way at once than Lectern can keep.',
      crash: 'The simulation stopped without an answer.',
      stuck: 'The simulation made no progress and was stopped.',
      fetch: 'The network of this scenario could not be loaded.',
      full: 'More happens in this run than a page can keep.',
      lesson: 'The lesson could not be loaded.',
    },
    connection:
      'Nothing was computed: you may be offline, the site may have been updated in the meantime, or a rule of the host forbids workers. Your settings are kept. Restart tries again; if it fails again, reload the page.',
    fewer:
      'Your settings are kept, but a run with them cannot be simulated to its end. A larger MSS, shorter delays, a lower rate, smaller queues or windows, or fewer users need fewer packets.',
    kept: 'Your settings are kept. Restart computes the run again; if it stops again, change a setting or report the link.',
    /** A run that failed after an edit leaves the one before it on the page. */
    before: 'Charts and results are still those of the run before.',
    detail: 'Message',
    run: 'Run',
    seed: 'Seed',
    link: 'Link',
    restart: 'Restart',
    /** Of a run that is computed beside the page's own. */
    beside: 'The run on the page is not affected.',
    again: 'Try again',
  },

  /** Of a run that is compared and not in front. */
  behind: {
    said: (letter: string, what: string) => `Run ${letter}: ${what}`,
    goesOn: 'The run in front goes on.',
    show: (letter: string) => `Show ${letter}`,
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
      packet: 'The packet',
      sweep: 'The sweep',
    },
    title: (region: string) => `Not shown: ${region}.`,
    detail: 'It could not be drawn; everything else still works. If it fails again, reload the page.',
    again: 'Try again',
  },
};

export type ShareWords = typeof share;
export type RegionName = keyof ShareWords['leftOut']['regions'];
