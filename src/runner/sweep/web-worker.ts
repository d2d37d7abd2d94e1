// A worker of sweeps in the page: the only file of sweeps that knows it is in a Web Worker. Its networks come one by one,
// as those of the worker of a single run.

import { networks } from '../networks.ts';
import { SweepDesk } from './sweep-desk.ts';
import type { SweepRequest } from './sweep-protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

// A message to oneself comes after those already waiting, and is not delayed as nested timeouts are.
const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

const desk = new SweepDesk({
  later: (action) => {
    waiting.push(action);
    channel.port2.postMessage(0);
  },
  post: (reply) => self.postMessage(reply),
  networks,
});

self.onmessage = (event: MessageEvent<SweepRequest>) => desk.handle(event.data);
