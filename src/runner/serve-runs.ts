// Serves runs to a page: what every file of workers/ does with the network of its scenario. With those files, the only one
// that knows it is in a Web Worker.

import type { Build } from '../scenarios/kit/scenario.ts';
import type { Command } from './protocol.ts';
import { RunDesk } from './run-desk.ts';

declare const self: DedicatedWorkerGlobalScope;

/** From now on this worker answers commands about these scenarios. */
export function serveRuns(networks: Readonly<Record<string, Build>>): void {
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
    networks: (scenario) => networks[scenario],
  });
  self.onmessage = (event: MessageEvent<Command>) => desk.handle(event.data);
}
