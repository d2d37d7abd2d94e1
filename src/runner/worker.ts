// The only file that knows it is in a Web Worker.

import { networks } from './networks.ts';
import type { Command } from './protocol.ts';
import { RunDesk } from './run-desk.ts';

declare const self: DedicatedWorkerGlobalScope;

// A message to oneself comes after those already waiting, and is not delayed as nested timeouts are.
const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

const desk = new RunDesk({
  now: () => performance.now(),
  later: (action) => {
    waiting.push(action);
    channel.port2.postMessage(0);
  },
  post: (report, transfer) => self.postMessage(report, transfer),
  networks,
});

self.onmessage = (event: MessageEvent<Command>) => desk.handle(event.data);
