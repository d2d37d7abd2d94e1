// `lectern/workers`: workers of a sweep as Web Workers.

import type { StartWorker, SweepReply } from '../../runner/sweep/sweep-protocol.ts';
import { watched } from '../../runner/sweep/watched.ts';

/**
 * For `sweep(..., { start: webWorkers() })`. Where there are no workers, or a page's policy forbids them, the sweep is computed in
 * the thread that asks for it, and says so.
 * @param file where `lectern/web-worker` is served, if not beside this file
 */
export function webWorkers(file: string | URL = new URL('./web-worker.js', import.meta.url)): StartWorker {
  return watched(({ onReply, onDeath }) => {
    if (typeof Worker === 'undefined') throw new Error('there are none in this browser');
    const worker = new Worker(file, { type: 'module', name: 'lectern' });
    worker.onmessage = ({ data }: MessageEvent<SweepReply>) => onReply(data);
    worker.onerror = ({ message }) => {
      worker.terminate();
      onDeath(message || 'the worker could not be loaded');
    };
    return { post: (request) => worker.postMessage(request), terminate: () => worker.terminate() };
  });
}
