// What the build makes of a lesson.md (build/lesson-modules.ts).

declare module '*/lesson.md' {
  export const lesson: import('./kit/lesson.ts').Lesson;
  export const notes: readonly import('./kit/speaker-notes.ts').SpeakerNotes[];
}
