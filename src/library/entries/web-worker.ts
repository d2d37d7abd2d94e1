// `lectern/web-worker`: what such a worker runs, with all networks at hand.

import { laterByMessage } from '../../runner/later.ts';
import { SweepDesk } from '../../runner/sweep/sweep-desk.ts';
import type { SweepRequest } from '../../runner/sweep/sweep-protocol.ts';
import { builds } from '../../scenarios/index.ts';

declare const self: DedicatedWorkerGlobalScope;

const desk = new SweepDesk({
  later: laterByMessage(),
  post: (reply) => self.postMessage(reply),
  networks: (scenario) => builds[scenario],
});

self.onmessage = (event: MessageEvent<SweepRequest>) => desk.handle(event.data);
