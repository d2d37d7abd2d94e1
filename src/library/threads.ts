// Workers of a sweep as threads of Node. Which file a thread runs says who starts it: the command line its own (cli/main.ts), which
// finds itself in a thread and becomes a worker, and the library one that is nothing else (entries/thread.ts).

import { type MessagePort, Worker } from 'node:worker_threads';
import { SweepDesk } from '../runner/sweep/sweep-desk.ts';
import type { StartWorker, SweepReply, SweepRequest } from '../runner/sweep/sweep-protocol.ts';
import { watched } from '../runner/sweep/watched.ts';
import { builds } from '../scenarios/index.ts';

/**
 * @param file a bundle that becomes a worker in a thread
 * @param onStart called with every thread, so that a test can terminate one
 */
export const threadsOf = (file: string | URL, onStart?: (thread: Worker) => void): StartWorker =>
  watched(({ onReply, onDeath }) => {
    const thread = new Worker(file);
    onStart?.(thread);
    let gone = false;
    const die = (reason: string): void => {
      if (gone) return;
      gone = true;
      onDeath(reason);
    };
    thread.on('message', (reply: SweepReply) => onReply(reply));
    thread.on('error', (error) => die(error instanceof Error ? error.message : String(error)));
    thread.on('exit', (status) => die(`a thread ended with status ${status}`));
    return {
      post: (request) => thread.postMessage(request),
      terminate: () => {
        gone = true;
        void thread.terminate();
      },
    };
  });

/** Makes this thread a worker. */
export function workAsThread(port: MessagePort): void {
  const desk = new SweepDesk({
    later: (action) => setImmediate(action),
    post: (reply) => port.postMessage(reply),
    networks: (scenario) => builds[scenario],
  });
  port.on('message', (request: SweepRequest) => desk.handle(request));
}
