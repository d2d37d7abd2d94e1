// The words of the interface in English. A scenario's own words (names of settings, questions, charts) are in the scenario;
// the sentences that explain events are in why/. `ko.ts` has the same shape or does not compile.

const number = new Intl.PluralRules('en');
const plural = (count: number, one: string, other: string): string => (number.select(count) === 'one' ? one : other);

export const en = {
  /** The other language, in its own name: what the language button offers. */
  otherLanguage: { code: 'ko', name: '한국어', offer: 'Switch to Korean' },
  document: (title: string) => `${title} · Lectern`,

  header: {
    copyLink: 'Copy link',
    copied: 'Link copied',
    present: 'Present',
    toDark: 'Dark colours',
    toLight: 'Light colours',
    help: 'Help',
    home: 'Lectern, home page',
    homeShort: 'Home page',
    glossary: 'Glossary',
    lessonText: 'The lesson as text',
    marks: 'Key to the symbols',
    marksShort: 'Symbols',
    sweep: 'Sweep',
    backToRun: 'Back to the run',
    menu: 'Menu',
    code: 'QR code of this run',
    scenarios: 'Scenarios',
    close: 'Close',
    run: (setting: string) => `This run: ${setting}`,
  },

  regions: {
    lesson: 'Lesson',
    settings: 'Settings',
    transport: 'Playback',
    network: 'The network',
    time: 'The run over time',
    why: 'Why',
    results: 'Results of this run',
    chartTabs: 'Charts',
    skip: 'Skip to the charts',
  },

  lesson: {
    progress: (step: number, of: number) => `Step ${step} of ${of}`,
    next: 'Next step',
    nextLesson: 'Next lesson',
    back: 'Back',
    more: 'Read more',
  },

  compare: {
    title: 'What changed',
    whole: 'whole run',
    before: 'before',
    now: 'now',
    close: 'Close',
    closeAll: 'Back to a single run',
    runs: (setting: string, a: string, b: string) => `Two runs compared. ${setting} A, dashed: ${a}. B, solid: ${b}.`,
    changed: (result: string, a: string, b: string) => `${result}: ${a}, now ${b}.`,
  },

  settings: {
    title: 'Settings',
    backToLink: 'Back to the link',
    backToStep: (step: number) => `Back to the run of step ${step}`,
    live: 'live',
    restarts: 'restarts',
    all: 'All',
    allSettings: 'All settings',
    more: (count: number) => `${count} more ${plural(count, 'setting', 'settings')}`,
    fewer: 'Fewer settings',
    find: 'Find a setting',
    found: (count: number) =>
      count === 0
        ? 'No setting has that in its name or description.'
        : `${count} ${plural(count, 'setting', 'settings')} found`,
    noEffect: (count: number) =>
      `${count} ${plural(count, 'setting has', 'settings have')} no effect with these choices`,
    newSeed: 'New seed',
    lower: (label: string) => `Lower ${label}`,
    higher: (label: string) => `Raise ${label}`,
    on: 'on',
    off: 'off',
    atStart: 'Changes apply to the whole run.',
    aboutStory: (label: string) => `Until you move the cursor, ${label} applies to the whole run.`,
    /** Shown when the cursor is inside the run. */
    atTime: (time: string) => `You are at ${time}. Changes apply from here on; the past stays.`,
    whilePlaying: 'Changes apply from the cursor on; the past stays.',
    atEnd: 'The run has ended. Changes apply to the whole run.',
    undo: 'Undo',
    redo: 'Redo',
  },

  transport: {
    start: 'To the start',
    previous: 'Previous event',
    play: 'Play',
    pause: 'Pause',
    next: 'Next event',
    end: 'To the end',
    speed: 'Speed',
    perSecond: (time: string) => `${time} per second`,
    slowAtEvents: 'Slow at events',
    foldIdle: 'Fold idle time',
    foldIdleHelp: 'Skips idle time (no packet in flight) in 0.3 s. The clock shows the true time.',
  },

  results: {
    title: 'Results of this run',
    /** Numbers in seconds. */
    inView: (from: string, to: string) => `In view, ${from} to ${to} s`,
    wholeRun: (end: string) => `Whole run, ${end} s`,
    inViewNow: 'in view',
    wholeRunNow: 'whole run',
    onlyWhole: 'measured over the whole run only',
    pending: 'being computed',
    stopped: 'not known: the run was stopped before its end',
    wanted: (value: string) => `target ${value}`,
    definitions: 'All results explained',
  },

  why: {
    quiet: 'No event yet',
    sent: 'Segments go out, ACKs come back.',
    quietText: (time: string) => `The first event comes at ${time}; Next event takes you there.`,
    noEvents: 'Nothing is lost in this run',
    noEventsText: 'No drop, no timeout and no retransmission. Lower the queue limit or drop a packet by hand.',
    noTimeout: 'No timeout in this run.',
    noTimeoutText: 'Every loss in it is repaired by ACKs, without waiting for the timer.',
    computing: 'The run is being computed.',
    computedTo: (time: string, end: string) => `${time} of ${end} so far; then the step plays.`,
  },

  announce: {
    event: (time: string, title: string) => `${time}: ${title}`,
  },
};

export type English = typeof en;
