// A worker of sweeps in the page: the only file of sweeps that knows it is in a Web Worker. Its networks come one by one,
// as those of the worker of a single run.

import { laterByMessage } from '../later.ts';
import { networks } from '../networks.ts';
import { SweepDesk } from './sweep-desk.ts';
import type { SweepRequest } from './sweep-protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

const desk = new SweepDesk({
  later: laterByMessage(),
  post: (reply) => self.postMessage(reply),
  networks,
});

self.onmessage = (event: MessageEvent<SweepRequest>) => desk.handle(event.data);
