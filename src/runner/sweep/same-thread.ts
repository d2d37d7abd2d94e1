// A worker of a sweep that is no thread: computes between other things where it is asked for. For tests, and where threads cannot
// be had or are not wanted.

import type { Networks } from '../unknown-scenario.ts';
import { SweepDesk } from './sweep-desk.ts';
import type { StartWorker } from './sweep-protocol.ts';

/** @param later calls back soon, after whatever else waits: `setImmediate` in Node, `setTimeout` where there is none */
export const sameThread =
  (networks: Networks, later: (action: () => void) => unknown): StartWorker =>
  ({ onReply }) => {
    let alive = true;
    const soon = (action: () => void): void => {
      later(() => alive && action());
    };
    const desk = new SweepDesk({ later: soon, post: (reply) => soon(() => onReply(reply)), networks });
    return {
      post: (request) => soon(() => desk.handle(request)),
      terminate: () => {
        alive = false;
      },
    };
  };
