// The words of the share sheet: what a link opens, what it leaves out, run files, and code for pages and slides.

const number = new Intl.PluralRules('en');
const plural = (count: number, one: string, other: string): string => (number.select(count) === 'one' ? one : other);

export const sharing = {
  title: 'Share this run',
  titleOfSweep: 'Share this sweep',
  link: 'Link',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser does not allow copying. The text is selected: press Ctrl+C (on a Mac, ⌘C).',
  length: (count: number) => `${count} characters.`,
  safe: 'Safe in chat, mail and course pages.',
  tooLong: 'Some programs break links this long. A run file is safer.',
  code: 'The link as a QR code',

  preview: {
    title: 'What it opens',
    run: 'Scenario',
    opens: 'Opens',
    settings: 'Settings',
    edits: 'Edits',
    compared: 'Compared',
    asks: 'Asks first',
    predictions: 'Predictions',
    signed: 'Handed in by',
    limits: 'For its reader',
    step: (step: number, of: number, question: string) => `step ${step} of ${of}${question ? `, “${question}”` : ''}`,
    sweep: 'a sweep',
    at: (time: string) => `paused at ${time}`,
    beginning: 'from the beginning',
    paused: 'waits for Play',
    changes: (count: number) => `${count} ${plural(count, 'change', 'changes')} during the run`,
    drops: (count: number) => `${count} ${plural(count, 'packet', 'packets')} dropped by hand`,
    same: 'the same settings',
    asksFirst: (step: number) =>
      step > 0 ? `a question of step ${step}; the run stays hidden until it is answered` : 'a question of the lesson',
    given: (count: number) => `${count} of yours`,
    asksWho: 'whoever opens it: the page asks who they are',
    asksOwn: 'whoever opens it: the page asks for the student number, which gives each a run of their own',
    ownSeed: (who: string, seed: number) => `${who}, with a run of their own (seed ${seed})`,
    everySetting: 'every setting',
    hidden: (settings: string) => `hidden: ${settings}`,
    locked: (settings: string) => `locked: ${settings}`,
  },

  settings: {
    asDeclared: 'as the scenario has them',
    unseen: '(hidden)',
  },

  start: {
    title: 'Starts',
    here: (time: string) => `Here, at ${time}`,
    beginning: 'From the beginning',
    event: (event: string, time: string) => `At this event: ${event}, ${time}`,
  },

  include: {
    title: 'Includes',
    edits: (count: number) => `My edits (${count})`,
    comparison: 'The runs compared',
    predictions: (count: number) => `My predictions (${count})`,
    asks: 'Ask the step’s question first',
    asksHint: 'what happens stays hidden until it is answered',
    paused: 'Wait until the reader presses Play',
  },

  limits: {
    title: 'Settings to lock or hide',
    none: 'none',
    some: (count: number) => `${count} ${plural(count, 'setting', 'settings')}`,
    all: 'All settings',
    free: 'shown',
    locked: 'locked',
    hidden: 'hidden',
    hint: 'A locked setting is shown and cannot be moved. Neither is a secret: the link says every value, and its reader can open the full page.',
  },

  forClass: {
    title: 'For a class',
    nobody: 'Nobody is asked who they are',
    asked: 'The page asks who they are, and Hand in says it',
    own: 'It asks for the student number, which gives each a run of their own',
    signed: (who: string) => `It stays the link of ${who}`,
    short: { nobody: 'nobody is asked', asked: 'asks who', own: 'a run for each', signed: 'signed' },
    drawsNone:
      'This run draws no random numbers: it is the same whatever the number. Set something random (a loss, think times) to tell runs apart.',
    comparing: 'Being computed: does this run differ from seed to seed?',
    differs: 'This run differs from seed to seed.',
    oneLink: 'The link above is for everybody. Or make one for each, from a class list:',
    list: 'Class list',
    listHint:
      'A number on each line, or a list of your course site with a column for the number. It stays on this machine.',
    open: 'Open a list…',
    tooLarge: (name: string) => `${name} is too large for a class list: at most 1 MB is read.`,
    save: 'Save a link for each (CSV)',
    count: (count: number, who: string, seed: number) =>
      `${count} ${plural(count, 'student', 'students')}. The first: ${who}, seed ${seed}.`,
    noStudent: 'There is no student in it.',
    twice: (names: readonly string[]) => `More than once in the list, used once: ${names.join(', ')}.`,
  },

  embed: {
    title: 'Embed in a page or in slides',
    shows: 'Shows',
    stage: 'The network',
    why: 'The explanation',
    control: 'Control',
    ownControl: 'the step’s own',
    noControl: 'none',
    kind: 'As',
    frame: 'a frame, for course pages (Moodle, a wiki)',
    element: 'an element, for pages with scripts and for reveal.js',
    code: 'Code',
    frameHint: 'Paste it where the page takes HTML.',
    elementHint: 'It is as high as it needs to be, and scripts can play and set it: docs/embedding.md.',
    open: 'Open in Lectern',
    noTab: 'This frame cannot open a tab. Here is the link:',
  },

  file: {
    title: 'Run file',
    hint: 'Everything a link says, however long, with the digest of the run and the version of the model: whoever opens it is told whether it is the same run there.',
    save: 'Save this run',
    open: 'Open a run file…',
    opened: (name: string) => `${name} is open.`,
    checking: 'The run is being computed, to compare its digest.',
    same: 'Its digest is the same here: it is the same run, event by event.',
    different: (theirs: string, ours: string) =>
      theirs === ours
        ? 'Its digest is another one here, although the model is the same: the file was changed by hand, or damaged.'
        : `Its digest is another one here: it was saved with model ${theirs}, and this is ${ours}. The numbers may differ.`,
    unknown: 'It has no digest, so nothing can be compared.',
    added: (settings: string) => `It does not say what these settings are, so they are as usual: ${settings}.`,
    refused: (name: string) => `${name} was not opened.`,
    elsewhere: 'Open it there',
  },

  language: {
    title: 'Language',
    own: 'the reader’s own',
  },
};

export type SharingWords = typeof sharing;
