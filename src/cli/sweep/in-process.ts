// A worker of a sweep that is no thread: computes here, between other things. For tests, and where threads cannot be had.

import { SweepDesk } from '../../runner/sweep/sweep-desk.ts';
import type { StartWorker } from '../../runner/sweep/sweep-protocol.ts';
import { builds } from '../../scenarios/index.ts';

export const inProcess: StartWorker = ({ onReply }) => {
  let alive = true;
  const soon = (action: () => void): void => {
    setImmediate(() => alive && action());
  };
  const desk = new SweepDesk({
    later: soon,
    post: (reply) => soon(() => onReply(reply)),
    networks: (scenario) => builds[scenario],
  });
  return {
    post: (request) => soon(() => desk.handle(request)),
    terminate: () => {
      alive = false;
    },
  };
};
