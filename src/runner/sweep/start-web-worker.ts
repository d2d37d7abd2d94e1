// Starts a worker of sweeps in the page. Compiled with the page, because that is where workers are started.

import type { SweepReply } from './sweep-protocol.ts';
import { watched } from './watched.ts';

export const startWebWorker = watched(({ onReply, onDeath }) => {
  const worker = new Worker(new URL('./web-worker.ts', import.meta.url), { type: 'module', name: 'sweep' });
  let gone = false;
  let awake = false;
  const die = (reason: string, unfetched = false): void => {
    if (gone) return;
    gone = true;
    worker.terminate();
    onDeath(reason, unfetched);
  };
  worker.onmessage = ({ data }: MessageEvent<SweepReply>) => {
    awake = true;
    onReply(data);
  };
  // Of a script that could not be fetched the browser says nothing; of one that broke it says what.
  worker.onerror = ({ message }) => {
    if (message || awake) die(message || 'The worker stopped.');
    else die('The worker could not be fetched.', true);
  };
  worker.onmessageerror = () => die('A message could not be read.');
  return {
    post: (request) => worker.postMessage(request),
    terminate: () => {
      gone = true;
      worker.terminate();
    },
  };
});
