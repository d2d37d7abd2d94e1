// The worker of a page's runs. Its name is the scenario of the page, whose network it fetches before it is asked for a run,
// and no other: a realm that has seen the components of many networks runs slower.

import { laterByMessage } from './later.ts';
import { networks } from './networks.ts';
import type { Command } from './protocol.ts';
import { ReadingDesk } from './reading-desk.ts';
import { type DeskSurroundings, RunDesk } from './run-desk.ts';

declare const self: DedicatedWorkerGlobalScope;

const around: DeskSurroundings = {
  now: () => performance.now(),
  later: laterByMessage(),
  post: (report, transfer) => self.postMessage(report, transfer),
  networks,
};
const desk = new RunDesk(around);
const reading = new ReadingDesk(around);

self.onmessage = ({ data: command }: MessageEvent<Command>) => {
  if (command.type === 'read' || command.type === 'next') reading.handle(command);
  else desk.handle(command);
};

// Should it fail, the run that asks for it again says so.
Promise.resolve(networks(self.name)).catch(() => {});
