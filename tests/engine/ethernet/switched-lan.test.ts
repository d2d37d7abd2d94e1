// Stations on a switch, packet by packet: full duplex, stored whole before it is forwarded, a queue for each port.

import { describe, expect, it } from 'vitest';
import { EVERYTHING, Probes } from '../../../src/engine/core/probe.ts';
import { Simulator } from '../../../src/engine/core/simulator.ts';
import { seconds } from '../../../src/engine/core/time.ts';
import { Timeline } from '../../../src/engine/core/timeline.ts';
import { portName, SwitchedLan, type SwitchedLanOptions } from '../../../src/engine/ethernet/switched-lan.ts';
import { ACK, DATA, Packets } from '../../../src/engine/net/packet.ts';
import { DropTail } from '../../../src/engine/net/queues/drop-tail.ts';

const WAIT = 10_000;
const CABLE = 4000;
/** 1000 bytes at 10 Mb/s. */
const SENDING = 800_000;

interface Sent {
  readonly at?: number;
  readonly from?: number;
  readonly to: number;
  readonly isAck?: boolean;
}
interface Settings extends Partial<SwitchedLanOptions> {
  readonly limit?: number;
  readonly cableOf?: (station: number) => number | undefined;
  readonly kills?: readonly number[];
}

/** Three stations between which these packets of 1000 bytes go, unless they are ACKs, of 40. */
function switched(sent: readonly Sent[], settings: Settings = {}) {
  const { limit = 100, cableOf = () => undefined, kills, ...more } = settings;
  const horizon = seconds(1);
  const sim = new Simulator({ seed: 1, horizon });
  const probes = new Probes(EVERYTHING, horizon);
  const stations = [0, 1, 2].map((station) => {
    const propagation = cableOf(station);
    return {
      name: `H${station}`,
      discipline: new DropTail(new Timeline(limit), 'packets'),
      ...(propagation === undefined ? {} : { propagation }),
      ...(station === 0 && kills !== undefined ? { kills: new Set(kills) } : {}),
    };
  });
  const usual = { rate: 10e6, propagation: CABLE, linkLayerDelay: WAIT, portQueue: 100, firstIndex: 0, watched: true };
  const lan = new SwitchedLan(sim, { ...usual, stations, ...more }, new Packets(), probes);
  const delivered: { number: number; at: number }[] = [];
  for (const [number, { at = 0, from = 0, to, isAck = false }] of sent.entries()) {
    const path = lan.path(
      { from, to },
      {
        receive: (packet) => {
          delivered.push({ number, at: sim.now });
          lan.packets.free(packet);
        },
      },
    );
    const said = { path, kind: isAck ? ACK : DATA, seq: number, segment: number, bytes: isAck ? 40 : 1000 };
    sim.at(at, () => lan.entry().receive(Object.assign(lan.packets.take(), said)));
  }
  sim.run(horizon);
  return { lan, delivered, probes };
}

describe('a switch', () => {
  it('sends a packet on when it has it whole: link layer, cable, cable, link layer', () => {
    const { delivered } = switched([{ to: 1 }]);
    expect(delivered).toEqual([{ number: 0, at: WAIT + SENDING + CABLE + SENDING + CABLE + WAIT }]);
  });

  it('has a cable of its own length for each station', () => {
    const { delivered } = switched([{ to: 1 }, { from: 1, to: 2 }], { cableOf: (n) => (n === 1 ? 9000 : undefined) });
    const by = (cables: number): number => WAIT + SENDING + SENDING + cables + WAIT;
    expect(delivered).toEqual([
      { number: 0, at: by(CABLE + 9000) },
      { number: 1, at: by(9000 + CABLE) },
    ]);
  });

  it('carries frames both ways at once: nothing collides, and nobody waits for another', () => {
    const { delivered, lan } = switched([{ to: 1 }, { from: 1, to: 0 }]);
    expect(delivered.map(({ at }) => at)).toEqual(Array(2).fill(2 * (WAIT + SENDING + CABLE)));
    expect(lan.nics.map(({ collisions, givenUp }) => collisions + givenUp)).toEqual([0, 0, 0]);
    expect(lan.shared).toBeUndefined();
  });

  it('sends what came for one port one after the other', () => {
    const { delivered } = switched([{ to: 2 }, { from: 1, to: 2 }]);
    const first = 2 * (WAIT + SENDING + CABLE);
    expect(delivered).toEqual([
      { number: 0, at: first },
      { number: 1, at: first + SENDING },
    ]);
  });

  it('puts as many bytes around each packet on every cable as it is told', () => {
    const { delivered } = switched([{ to: 1 }], { framing: { around: 38, shortest: 84 } });
    expect(delivered[0]!.at).toBe(2 * (WAIT + 1038 * 800 + CABLE));
  });

  it('tells whoever listens of every packet that comes up', () => {
    const heard: number[] = [];
    switched([{ to: 1 }, { to: 2 }], { onDelivered: ({ segment }) => heard.push(segment) });
    expect(heard).toEqual([0, 1]);
  });

  it('takes no packet from a station to itself', () => {
    expect(() => switched([{ from: 1, to: 1 }])).toThrow(RangeError);
  });

  it('calls a port by the switch and its station', () => {
    expect(portName('S')).toBe('SW-S');
  });
});

describe('what is lost', () => {
  /** All at once from one station. */
  const burst = (to: number, isAck = false): Sent[] => Array.from({ length: 5 }, () => ({ to, isAck }));

  it('in the queue of a station counts there: offered with bytes, refused, and of these ACKs', () => {
    const { lan, delivered } = switched([...burst(1), { to: 1, isAck: true }], { limit: 2 });
    expect(lan.nics[0]).toMatchObject({ offered: 6, offeredBytes: 5040, dropped: 4, acksLost: 1 });
    expect(lan.lostBeyond).toEqual({ packets: 0, acks: 0 });
    expect(delivered).toHaveLength(2);
  });

  it('in the queue of a port counts beyond the stations', () => {
    const both = [...burst(2), ...burst(2).map((each) => ({ ...each, from: 1 }))];
    const { lan, delivered } = switched(both, { portQueue: 2 });
    const lost = lan.lostBeyond.packets;
    expect(lost).toBeGreaterThan(0);
    expect(lan.lostBeyond.acks).toBe(0);
    expect([delivered.length, lan.packets.inUse]).toEqual([10 - lost, 0]);
    expect(lan.nics.map(({ dropped }) => dropped)).toEqual([0, 0, 0]);
  });

  it('and so do ACKs', () => {
    const both = [...burst(2, true), ...burst(2, true).map((each) => ({ ...each, from: 1 }))];
    const { packets, acks } = switched(both, { portQueue: 1 }).lan.lostBeyond;
    expect(acks).toBe(packets);
    expect(acks).toBeGreaterThan(0);
  });

  it('by hand in front of a station is not offered to its queue', () => {
    const { lan, delivered } = switched(burst(1), { kills: [0, 3] });
    expect(lan.nics[0]).toMatchObject({ offered: 3, offeredBytes: 3000, dropped: 0 });
    expect([lan.lostBefore(0), lan.lostBefore(1)]).toEqual([2, 0]);
    expect(delivered.map(({ number }) => number)).toEqual([1, 2, 4]);
  });

  it('by hand in front of a port counts at the station it leads to', () => {
    const killsAt = (place: string) => (place === portName('H1') ? new Set([1]) : undefined);
    const { lan, delivered } = switched(burst(1), { killsAt });
    expect([lan.lostBefore(0), lan.lostBefore(1), lan.lostBefore(2)]).toEqual([0, 1, 0]);
    expect(lan.lostBeyond.packets).toBe(0);
    expect(delivered.map(({ number }) => number)).toEqual([0, 2, 3, 4]);
  });
});

describe('on record', () => {
  it('a queue for every station and, behind them, one for every port', () => {
    const { probes, lan } = switched([{ to: 1 }, { to: 1 }]);
    lan.settle(seconds(1));
    expect(probes.gauges.map(({ place }) => place.link)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(probes.gauges.map(({ value }) => value)).toEqual([0, 0, 0, 0, 0, 0]);
    const sent = probes.flights.filter(({ count }) => count > 0).map(({ link, count }) => [link, count]);
    expect(sent).toEqual([
      [0, 2],
      [4, 2],
    ]);
  });

  it('no queue where nobody watches', () => {
    expect(switched([{ to: 1 }], { watched: false }).probes.gauges).toEqual([]);
  });
});
