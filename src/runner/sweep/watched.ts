// A worker that is given up when it has a run and falls silent: one that hangs, or that the browser has ended without a word,
// would otherwise be waited for without end. Only of workers beside the thread that watches: one in it is as slow as it is.

import type { StartWorker } from './sweep-protocol.ts';

/** Working, it says so after every slice, which takes about ten milliseconds. */
const SILENT_MS = 30_000;

/** @param silence ms without a word after which a worker is ended and counts as dead */
export const watched =
  (start: StartWorker, silence = SILENT_MS): StartWorker =>
  ({ onReply, onDeath }) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The run it has. */
    let asked: number | undefined;
    const rest = (): void => {
      asked = undefined;
      clearTimeout(timer);
    };
    const listen = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        worker.terminate();
        onDeath(`The worker said nothing for ${silence / 1000} s.`);
      }, silence);
    };
    const worker = start({
      onReply: (reply) => {
        // Of a run that was stopped there may still be a word under way.
        if (reply.id === asked) {
          if (reply.type === 'working') listen();
          else rest();
        }
        onReply(reply);
      },
      onDeath: (reason, unfetched) => {
        rest();
        onDeath(reason, unfetched);
      },
    });
    return {
      post(request) {
        rest();
        worker.post(request);
        if (request.type !== 'run') return;
        asked = request.id;
        listen();
      },
      terminate() {
        rest();
        worker.terminate();
      },
    };
  };
