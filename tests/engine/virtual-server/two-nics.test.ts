// A director with one NIC, on the network of everybody, or with two, between that of the clients and that of the servers: what
// every medium carries, by formula, and where replies would have no way.

import { describe, expect, it } from 'vitest';
import type { VisitLog } from '../../../src/record/logs.ts';
import { recordOf } from '../../../src/runner/record-builder.ts';
import { sessionOf } from '../../../src/runner/session-of.ts';
import { parseLink } from '../../../src/scenarios/kit/parse-link.ts';
import { scenario } from '../../../src/scenarios/virtual-server/scenario.ts';

const IN_MEMORY = 'case=own&files=same&start=warm&ram=256MB&sched=rr&gcost=1us&end=60s&v=1';
const RATE = 100e6;
const [SEGMENT, ON_WIRE, ACK, CHUNK] = [1460, 1538, 84, 16_384];

function run(settings: string) {
  const { state, repairs } = parseLink(`${settings}&${IN_MEMORY}`, scenario);
  expect(repairs).toEqual([]);
  const record = recordOf(sessionOf(state.spec));
  const carried = new Map<string, number>();
  record.layout.links.forEach(({ place, role }, link) => {
    if (role !== 'hub' && role !== 'port') return;
    const { startsAt, arrivesAt, length } = record.flights[link] as VisitLog;
    let time = 0;
    for (let row = 0; row < length; row++) time += arrivesAt[row]! - startsAt[row]!;
    carried.set(place, (time * RATE) / 8e9);
  });
  return { carried, throughput: record.metrics!['throughput']! };
}

/** Bytes of a file that crosses a medium once, there and back: segments, an ACK for every two of a chunk, SYN, SYN ACK, ACK and request. */
function once(size: number): number {
  let acks = 0;
  for (let before = 0; before < size; before += CHUNK) {
    const end = Math.min(size, before + CHUNK);
    const segments =
      (end === size ? Math.ceil(end / SEGMENT) : Math.floor(end / SEGMENT)) - Math.floor(before / SEGMENT);
    acks += Math.ceil(segments / 2);
  }
  return (size * ON_WIRE) / SEGMENT + (acks + 4) * ACK;
}

const SIZE = 1_200_000;
const FILES = 6;

describe.each(['nat', 'dr'])('what a medium carries with %s', (method) => {
  const bytes = FILES * once(SIZE);
  const settings = `method=${method}&n=${FILES}&size=${SIZE}B`;
  const near = (value: number | undefined, expected: number): void =>
    expect(Math.abs(value! - expected)).toBeLessThan(1e-4 * expected);

  it('one hub carries every packet twice, two hubs once each', () => {
    const one = run(`${settings}&wire=hub`).carried;
    const two = run(`${settings}&wire=hub&nics=2`).carried;
    expect([[...one.keys()], [...two.keys()]]).toEqual([['hub'], ['hubC', 'hubS']]);
    near(one.get('hub'), 2 * bytes);
    for (const hub of ['hubC', 'hubS']) near(two.get(hub), bytes);
  });

  it('one half-duplex port of whoever is between carries them twice, two ports once each', () => {
    const one = run(`${settings}&wire=half`).carried;
    const two = run(`${settings}&wire=half&nics=2`).carried;
    const all = (carried: ReadonlyMap<string, number>, side: string): number =>
      carried.get(`D-port${side}`)! + (method === 'nat' ? 0 : carried.get(`G-port${side}`)!);
    near(all(one, ''), 2 * bytes);
    for (const side of ['C', 'S']) near(all(two, side), bytes);
    // Clients and servers have one port as before.
    for (const place of ['C1-port', 'R1-port']) near(two.get(place), one.get(place)!);
  });
});

describe.each(['hub', 'half'])('the throughput of NAT with %s', (wire) => {
  // A segment and half an ACK for every 1460 bytes, over the medium that all pass.
  const crossed = (RATE * SEGMENT) / (ON_WIRE + ACK / 2);
  it.each([
    [1, crossed / 2],
    [2, crossed],
  ])('%i NIC(s): all that a medium carries, over how often each packet crosses it', (nics, expected) => {
    const { throughput } = run(`method=nat&n=30&size=4MB&stagger=0&wire=${wire}&nics=${nics}`);
    expect(Math.abs(throughput / expected - 1)).toBeLessThan(0.02);
  });
});

it('makes no difference where ports are full duplex', () => {
  const [one, two] = ['', '&nics=2'].map((more) => run(`method=nat&n=6&size=1MB&wire=full${more}`).throughput);
  expect(two).toBe(one);
});

describe('servers that answer by themselves on another network than the clients', () => {
  const mended = (link: string) => {
    const { state, repairs } = parseLink(`${link}&v=1`, scenario);
    return { repairs: repairs.length, nics: state.spec.params['nics'] };
  };
  it.each(['dr', 'tun'])('%s: have no way without a gateway, so there is one network again', (method) => {
    expect(mended(`case=own&wire=hub&method=${method}&gate=0&nics=2`)).toEqual({ repairs: 1, nics: 1 });
    expect(mended(`case=own&wire=hub&method=${method}&gate=1&nics=2`)).toEqual({ repairs: 0, nics: 2 });
  });
  it('with NAT the director is the way', () => {
    expect(mended('case=own&wire=hub&method=nat&gate=0&nics=2')).toEqual({ repairs: 0, nics: 2 });
  });
});
