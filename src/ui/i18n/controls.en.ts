// The words of settings and playback. What a setting is called and what it does is said in its scenario.

const number = new Intl.PluralRules('en');
const plural = (count: number, one: string, other: string): string => (number.select(count) === 'one' ? one : other);

export const controls = {
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
  /** Of settings that the author of a link keeps from its reader. */
  limits: {
    locked: 'locked',
    lockedHint: 'Locked by whoever made this link.',
    note: (locked: number, hidden: number) =>
      `Whoever made this link has ${[
        ...(locked > 0 ? [`locked ${locked} ${plural(locked, 'setting', 'settings')}`] : []),
        ...(hidden > 0 ? [`hidden ${hidden}${locked > 0 ? '' : ` ${plural(hidden, 'setting', 'settings')}`}`] : []),
      ].join(' and ')}.`,
    open: 'Open the full page',
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
  /** What is said of a typed value that cannot be taken. */
  typed: {
    possible: (range: string) => `Possible: ${range}.`,
    notANumber: 'This cannot be read as a number with a unit. ',
    /** Before it, where the text is not in the field any more. */
    notTaken: (typed: string) => `Not taken: ${typed}. `,
    /** After it: what the field shows instead. */
    kept: (value: string) => ` Kept: ${value}.`,
  },
};

export type ControlsWords = typeof controls;
