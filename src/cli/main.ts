// The command line: `npm run -s lectern -- <command>`. The only file that knows the process it runs in. In a thread that
// a sweep or a quiz started it is a worker.

import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { threadsOf, workAsThread } from '../library/threads.ts';
import { lectern } from './command-line.ts';
import { compileLater } from './compile-later.ts';
import { quizAsThread, quizThreads } from './quiz/quiz-threads.ts';
import { askerOf } from './quiz.ts';
import { endAtHangup, onInterrupt, onStop } from './signals.ts';
import { notWritten, writerTo } from './standard-output.ts';
import { watchFile } from './watch-file.ts';

if (parentPort !== null && workerData?.quiz) quizAsThread(parentPort, askerOf(workerData.quiz));
else if (parentPort !== null) workAsThread(parentPort);
else await commandLine();

async function commandLine(): Promise<void> {
  compileLater();
  // Whoever reads the results may stop reading (`| head`): that is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    note(`lectern: ${notWritten(error).message}`);
    const status = Number(process.exitCode ?? 2);
    endAtHangup(status);
    process.exit(status);
  });
  // What is noted may be lost, as with `2>&1 | head -1`; the work goes on without it.
  process.stderr.on('error', () => undefined);
  const write = writerTo(process.stdout);
  const status = await lectern(process.argv.slice(2), {
    print: (text) => write(`${text}\n`),
    ...(process.stdout.isTTY ? {} : { printBytes: write }),
    note,
    program: fileURLToPath(import.meta.url),
    startWorker: threadsOf(new URL(import.meta.url)),
    startQuiz: quizThreads(new URL(import.meta.url)),
    onInterrupt,
    onStop,
    watchFile,
    ...(process.stderr.isTTY ? { redraw } : {}),
  });
  process.exitCode = status;
  endAtHangup(status);
}

function note(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Back to the beginning of the line, and what stood there is gone. */
function redraw(text: string): void {
  process.stderr.write(`\r\x1b[K${text}`);
}
