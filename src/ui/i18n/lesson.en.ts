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
};

export type LessonWords = typeof lesson;
