// Starts a worker of sweeps in the page. Compiled with the page, because that is where workers are started.

import type { SweepReply } from './sweep-protocol.ts';
import { watched } from './watched.ts';

export const startWebWorker = watched(({ onReply, onDeath }) => {
  const worker = new Worker(new URL('./web-worker.ts', import.meta.url), { type: 'module', name: 'sweep' });
  let gone = false;
  const die = (reason: string): void => {
    if (gone) return;
    gone = true;
    worker.terminate();
    onDeath(reason);
  };
  worker.onmessage = ({ data }: MessageEvent<SweepReply>) => onReply(data);
  worker.onerror = (event) => die(event.message || 'The worker could not be started.');
  worker.onmessageerror = () => die('A message could not be read.');
  return {
    post: (request) => worker.postMessage(request),
    terminate: () => {
      gone = true;
      worker.terminate();
    },
  };
});
