// A line between a browser and a server of this machine: so many bits per second, shared by all connections, and a round-trip
// time. Unlike what developer tools emulate it also holds for what workers fetch. Opening a connection costs a round trip, a
// request travels half of one, and answers take turns, a packet each. Left out: slow start, losses, TLS.

import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export interface Line {
  readonly bitsPerSecond: number;
  readonly roundTripMs: number;
}

/** Payload of a full packet, bytes. */
const PACKET = 1460;

/** @param port of the server at its far end */
export async function slowLine(
  port: number,
  { bitsPerSecond, roundTripMs }: Line,
): Promise<{ server: Server; port: number }> {
  const oneWay = roundTripMs / 2;
  const waiting = new Map<Socket, Buffer>();
  const deliver = inOrder();
  /** Until when the line is taken, ms. */
  let taken = 0;
  let isPumping = false;

  function pump(): void {
    const now = performance.now();
    taken = Math.max(taken, now - 1);
    while (waiting.size > 0 && taken <= now) {
      const [socket, data] = waiting.entries().next().value!;
      waiting.delete(socket);
      const packet = data.subarray(0, PACKET);
      if (data.length > PACKET) waiting.set(socket, data.subarray(PACKET));
      taken += (packet.length * 8000) / bitsPerSecond;
      deliver(taken + oneWay, () => socket.write(packet));
    }
    isPumping = waiting.size > 0;
    if (isPumping) setTimeout(pump, 1);
  }

  const server = createServer((browser) => {
    const opened = performance.now() + roundTripMs;
    const far = connect(port, '127.0.0.1');
    const ask = inOrder();
    browser.on('data', (data) => {
      ask(Math.max(opened, performance.now()) + oneWay, () => far.write(data));
    });
    far.on('data', (data: Buffer) => {
      waiting.set(browser, Buffer.concat([waiting.get(browser) ?? Buffer.alloc(0), data]));
      if (!isPumping) pump();
    });
    for (const [one, other] of [
      [browser, far],
      [far, browser],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

/** Does things at their times, ms, which never decrease; timers of several lengths would overtake each other. */
function inOrder(): (due: number, act: () => void) => void {
  const queue: { readonly due: number; readonly act: () => void }[] = [];
  const next = (): void => {
    while (queue[0] && queue[0].due <= performance.now()) queue.shift()!.act();
    if (queue.length > 0) setTimeout(next, 1);
  };
  return (due, act) => {
    queue.push({ due, act });
    if (queue.length === 1) setTimeout(next, 1);
  };
}
