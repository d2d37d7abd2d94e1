// The students of a quiz shared among threads of Node, as the runs of a sweep are: each thread reads the same course and is handed
// one student after another. It runs the same file as the command line (main.ts).

import { type MessagePort, Worker } from 'node:worker_threads';
import type { Found } from './quiz-items.ts';

/** What a thread needs to know to ask what this command asks: the words of the command line. */
export interface QuizRequest {
  readonly target: string;
  readonly step: string | undefined;
  readonly language: string;
  readonly base: string;
}

/** Computes the questions of one student after another. */
export interface QuizDesk {
  ask(student: string): Promise<Found>;
  close(): void;
}

export type StartQuiz = (request: QuizRequest) => QuizDesk;

/** @param file a bundle of the command line */
export const quizThreads =
  (file: string | URL): StartQuiz =>
  (quiz) => {
    const thread = new Worker(file, { workerData: { quiz } });
    const failed = new Promise<never>((_, reject) => {
      thread.on('error', reject);
      thread.on('exit', (status) => reject(new Error(`a thread ended with status ${status}`)));
    });
    // Nobody asks for a thread that is not used any more.
    failed.catch(() => {});
    return {
      ask(student) {
        const answered = new Promise<Found>((resolve) => thread.once('message', resolve));
        thread.postMessage(student);
        return Promise.race([answered, failed]);
      },
      close: () => void thread.terminate(),
    };
  };

/** Makes this thread ask. */
export function quizAsThread(port: MessagePort, ask: (student: string) => Found): void {
  port.on('message', (student: string) => port.postMessage(ask(student)));
}

/** Every student once, in any order of time, and what was found in the order of the list. */
export async function askAll(
  students: readonly string[],
  desks: readonly QuizDesk[],
  onProgress: (done: number) => void,
): Promise<readonly Found[]> {
  const found: Found[] = [];
  const queue = students.entries();
  let done = 0;
  const work = async (desk: QuizDesk): Promise<void> => {
    for (const [index, student] of queue) {
      found[index] = await desk.ask(student);
      onProgress(++done);
    }
  };
  try {
    await Promise.all(desks.map(work));
  } finally {
    for (const desk of desks) desk.close();
  }
  return found;
}
