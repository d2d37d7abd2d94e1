// Runs of a sweep in the thread that asks for them, in slices: where there are no workers, or none are wanted.

import { SweepDesk } from '../runner/sweep/sweep-desk.ts';
import type { StartWorker } from '../runner/sweep/sweep-protocol.ts';
import { builds } from '../scenarios/index.ts';

export const mainThread: StartWorker = ({ onReply }) => {
  let alive = true;
  const soon = (action: () => void): void => {
    setTimeout(() => alive && action());
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
