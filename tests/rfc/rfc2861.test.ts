// RFC 2861: what is left of a window after a pause. In Linux (tcp_cwnd_restart) it is halved for every timeout of the pause, and no smaller
// than the initial window, which the RFC leaves out; RFC 5681 4.1 has its own tests.

import { expect, it } from 'vitest';
import { LinuxReno } from '../../src/engine/tcp/linux-reno.ts';

const INITIAL = 10_000;

/** cwnd and ssthresh in segments, after a pause of so many timeouts with a window of 64 segments. */
function afterIdle(idleRtos: number, initial = INITIAL): readonly number[] {
  const window = new LinuxReno({ smss: 1000, rwnd: 16_000, initialSsthresh: 16_000 });
  window.onConnected(64_000);
  window.onIdle(initial, 0, idleRtos);
  return [window.cwnd / 1000, window.ssthresh / 1000];
}

it.each([
  [1.5, 32],
  [2.5, 16],
  [3.5, 10],
  [9, 10],
])('section 3.2: a pause of %d timeouts leaves %d of 64 segments', (idleRtos, left) => {
  expect(afterIdle(idleRtos)[0]).toBe(left);
});

it('ssthresh remembers three quarters of the window, where that is more than it was', () => {
  expect(afterIdle(2.5)[1]).toBe(48);
});

it('a window that is smaller than the initial one is not raised', () => {
  expect(afterIdle(9, 100_000)[0]).toBe(64);
});
