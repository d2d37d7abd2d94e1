// The worker of a page's runs. Its name is the scenario of the page, whose network it fetches before it is asked for a run,
// and no other: a realm that has seen the components of many networks runs slower.

import { laterByMessage } from './later.ts';
import { networks } from './networks.ts';
import type { Command } from './protocol.ts';
import { RunDesk } from './run-desk.ts';

declare const self: DedicatedWorkerGlobalScope;

const desk = new RunDesk({
  now: () => performance.now(),
  later: laterByMessage(),
  post: (report, transfer) => self.postMessage(report, transfer),
  networks,
});

self.onmessage = (event: MessageEvent<Command>) => desk.handle(event.data);

// Should it fail, the run that asks for it again says so.
Promise.resolve(networks(self.name)).catch(() => {});
