// The words of what every page has: header, names of its regions, help, what is announced.

import type { Language } from '../../scenarios/kit/text.ts';

export const page = {
  /** What the language button offers: another language, in its own name. */
  otherLanguage: { code: 'ko' as Language, name: '한국어' },
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
    /** Where every setting is kept from the reader. */
    unnamed: 'settings hidden',
    share: 'Share and embed',
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

  help: {
    title: 'Help',
    keys: 'Keys',
    lead: 'They work everywhere except while you type in a field.',
    letters: 'Single-key shortcuts are on',
    rows: [
      ['Space', 'play, pause'],
      [', .', 'previous, next event'],
      ['Shift , .', 'previous, next drop or timeout'],
      ['Home End', 'start, end of the run'],
      ['[ ]', 'slower, faster'],
      ['+ - 0', 'zoom in, zoom out, whole run'],
      ['1 2 3 4', 'to a chart (with Shift while runs are compared)'],
      ['c', 'compare: keep this run, go on with a copy of it'],
      ['1 2 3', 'while runs are compared: A, B, C to the front'],
      ['Shift c', 'end the comparison'],
      ['f', 'where the runs begin to differ, and why'],
      ['|', 'the networks of two runs side by side'],
      ['w', 'to the explanation'],
      ['i', 'open the packet of the chosen event, or the one in flight'],
      ['a', 'what the step asks: predict first'],
      ['r', 'reveal what the run does'],
      ['z', 'undo'],
      ['Shift z', 'redo'],
      ['q', 'code to scan'],
      ['Ctrl Enter', 'share and embed'],
      ['s', 'save charts, network and results as files'],
      ['p', 'present, and back'],
      ['?', 'this help'],
    ],
    presenting:
      'While presenting: Page Down and Page Up go to the next and previous step, b blanks the screen, s opens the speaker’s window, d takes up the pen, 1 to 5 do what the step gives to try, Escape leaves. Once a asks, Page Down reveals and goes on, 1 to 5 answer, and each further step asks before it shows.',
    slider:
      'On a slider: arrow keys change the value, Page Up and Page Down change it in larger steps, Delete restores the value in the link.',
  },

  announce: {
    event: (time: string, title: string) => `${time}: ${title}`,
    set: (setting: string, value: string) => `${setting}: ${value}.`,
    drops: (count: number) =>
      count === 0 ? 'No packet dropped by hand.' : `${count} ${count === 1 ? 'packet' : 'packets'} dropped by hand.`,
  },
};

export type PageWords = typeof page;
