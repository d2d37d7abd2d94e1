// The worker of a page without a worker: what is posted comes a turn later.

import type { WorkerLike } from '../../src/runner/client.ts';
import type { Command, Report } from '../../src/runner/protocol.ts';
import { ReadingDesk } from '../../src/runner/reading-desk.ts';
import { builds } from '../../src/scenarios/index.ts';

/** Reads runs. @param ended counts how often it was ended */
export function deskAsWorker(ended: { count: number }): WorkerLike {
  const later = (report: Report): void =>
    void Promise.resolve().then(() => worker.onmessage?.({ data: report } as MessageEvent<Report>));
  const desk = new ReadingDesk({ post: later, networks: (id) => builds[id] });
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: (command: Command) => {
      if (command.type === 'read' || command.type === 'next') desk.handle(command);
    },
    terminate: () => void ended.count++,
  };
  return worker;
}
