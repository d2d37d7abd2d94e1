// The words around a lesson.

export const lesson = {
  progress: (step: number, of: number) => `Step ${step} of ${of}`,
  next: 'Next step',
  nextLesson: 'Next lesson',
  back: 'Back',
  more: 'Read more',
  /** On the sheet, and on the page of the lesson that is only text. */
  sheet: {
    notice: 'Things to notice',
    tries: 'Things to try',
    set: 'Set it',
    steps: 'The whole lesson',
    claims: 'What the paper claims',
    judged: (figure: string) => `Judged by figure ${figure}`,
    references: 'Further reading',
    missing: 'The text of this lesson could not be loaded.',
  },
  /** A lesson from a file of the lecturer's. */
  own: {
    title: 'A lesson of your own',
    about:
      'A lesson is one Markdown file. Open it here, drop it on the page, or put it beside the site and name it in the link: lesson=name.',
    open: 'Open a lesson file',
    wrong: (name: string, count: number) => (count === 1 ? `${name} has a mistake.` : `${name} has ${count} mistakes.`),
    notFound: (name: string) => `There is no lesson “${name}” beside this site.`,
    isOf: (name: string, scenario: string) => `${name} is a lesson of “${scenario}”.`,
    isRun: (name: string) =>
      `${name} is a saved run, not a lesson. Open it with the button “Share and embed”, under “Run file”.`,
    isSweep: (name: string) =>
      `${name} is the table of a sweep, not a lesson. Open it on the page of the sweep, with “Open a CSV”.`,
    tooLarge: (name: string) => `${name} is too large for a lesson.`,
    notKept: (name: string) => `${name} cannot be opened here, because this browser keeps nothing for the page.`,
    unread: (name: string) => `${name} could not be read: it is not a file, or the connection is gone.`,
    onlyHere: (name: string) => `The link names the lesson “${name}”, but its file is only in this browser tab.`,
    publish: (name: string) => `Others can open it once ${name}.md is beside the site, in the folder “lessons”.`,
    place: (line: number, column: number) => `Line ${line}, column ${column}:`,
    more: (count: number) => `And ${count} more.`,
    instead: 'The page goes on with the lesson it has.',
  },
};

export type LessonWords = typeof lesson;
