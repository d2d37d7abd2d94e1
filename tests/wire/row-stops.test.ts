// Packets of a virtual server as they are opened: found again by name, followed from host to host and through their connection, and
// what the bytes say on the way.

import { describe, expect, it } from 'vitest';
import type { RunRecord } from '../../src/record/record.ts';
import { scenario } from '../../src/scenarios/virtual-server/scenario.ts';
import { changesAt } from '../../src/ui/inspector/forwarded-changes.ts';
import { neighbour, stopNear, stopOfMark } from '../../src/wire/journey.ts';
import { openedAt } from '../../src/wire/opened.ts';
import { rowJourney, rowStopNear } from '../../src/wire/row-stops.ts';
import { findStop, nameOf, type Stop } from '../../src/wire/stops.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const runs = new Map<string, RunRecord>();
function run(settings: string): RunRecord {
  if (!runs.has(settings)) runs.set(settings, wholeRecord(specOf(`size=200kB&n=3&end=3s&${settings}&v=1`, scenario)));
  return runs.get(settings)!;
}
const legsOf = (stops: readonly Stop[]): string[] => stops.map(({ packet }) => `${packet!.leg.from}-${packet!.leg.to}`);
const picked = (record: RunRecord): Stop => stopOfMark(record, record.marks.find(({ kind }) => kind === 'pick')!)!;
const fetched = (record: RunRecord): Stop => stopOfMark(record, record.marks.find(({ kind }) => kind === 'download')!)!;

describe.each([
  ['method=nat', ['C1-D', 'D-R1'], ['R1-D', 'R1-D', 'D-C1', 'D-C1', 'D-C1'], ['ethernet', 'ipv4', 'tcp']],
  ['method=tun', ['C1-D', 'D-R1'], ['R1-G', 'R1-G', 'G-C1', 'G-C1', 'G-C1'], ['ethernet', 'tunnel', 'ipv4', 'tcp']],
  ['method=dr&gate=off', ['C1-D', 'D-R1'], ['R1-C1', 'R1-C1'], ['ethernet', 'ipv4', 'tcp']],
  [
    'method=nat&wire=hub&nics=2',
    ['C1-D', 'C1-D', 'D-R1', 'D-R1'],
    ['R1-D', 'R1-D', 'D-C1', 'D-C1'],
    ['ethernet', 'ipv4', 'tcp'],
  ],
  [
    'method=nat&wire=hub',
    ['C1-D', 'C1-D', 'D-R1', 'D-R1'],
    ['R1-D', 'R1-D', 'D-C1', 'D-C1'],
    ['ethernet', 'ipv4', 'tcp'],
  ],
])('%s', (settings, request, reply, layers) => {
  const record = run(settings);

  it('has the way of a SYN, and of the last segment of a file, from host to host', () => {
    expect(legsOf(rowJourney(record, picked(record)))).toEqual(request);
    const last = fetched(record);
    expect(legsOf(rowJourney(record, last))).toEqual(reply);
    expect([last.passage.segment, last.packet!.leg.to]).toEqual([Math.ceil(200_000 / 1460), 'C1']);
    const way = rowJourney(record, last).map(({ startsAt }) => startsAt);
    expect(way).toEqual(way.toSorted((a, b) => a - b));
  });

  it('finds each of them again by its name, and its layers', () => {
    for (const stop of [...rowJourney(record, picked(record)), ...rowJourney(record, fetched(record))]) {
      expect(nameOf(findStop(record, nameOf(stop))!)).toEqual(nameOf(stop));
    }
    const handed = rowJourney(record, picked(record)).at(-1)!;
    expect(openedAt(record, handed).layers.map(({ name }) => name)).toEqual([
      ...layers,
      ...(layers.includes('tunnel') ? [] : ['padding']),
      'fcs',
    ]);
    for (const { fields } of openedAt(record, handed).layers)
      for (const { right } of fields) expect(right).not.toBe(false);
  });

  it('goes through the whole connection and back', () => {
    let stop: Stop | undefined = rowJourney(record, picked(record))[0]!;
    const there: Stop[] = [stop];
    for (let step = 0; step < 60 && stop; step++) {
      stop = neighbour(record, stop, 'connection', 1);
      if (stop) there.push(stop);
    }
    const messages = new Set(there.map(({ packet }) => packet!.forwarded.message));
    expect([...messages].slice(0, 2)).toEqual(settings.includes('gate=off') ? ['syn', 'opening'] : ['syn', 'syn-ack']);
    expect(messages.has('data')).toBe(true);
    const times = there.map(({ startsAt }) => startsAt);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    for (let at = there.length - 1; at > 0; at--) {
      expect(nameOf(neighbour(record, there[at]!, 'connection', -1)!)).toEqual(nameOf(there[at - 1]!));
    }
  });

  it('keeps to a station and its direction along it', () => {
    const first = rowStopNear(record, 1e8, { from: 'D' })!;
    const next = neighbour(record, first, 'link', 1)!;
    expect([next.link, next.packet!.direction]).toEqual([first.link, first.packet!.direction]);
    expect(nameOf(neighbour(record, next, 'link', -1)!)).toEqual(nameOf(first));
    expect(stopNear(record, 1e8)!.startsAt).toBeLessThanOrEqual(1e8);
  });
});

describe('what the director changed in a SYN', () => {
  const changed = (settings: string, stop = (record: RunRecord) => picked(record)) => {
    const record = run(settings);
    const of = stop(record);
    return changesAt(record, rowJourney(record, of), of, 'en')!;
  };
  const MACS = ['ethernet.destination', 'ethernet.source'];

  it('is the destination with NAT, a header with tunnelling, and the MAC addresses only with direct routing', () => {
    const [nat, tun, dr] = ['method=nat', 'method=tun', 'method=dr&gate=off'].map((settings) => changed(settings));
    expect([nat!.how, nat!.fields.map(({ key }) => key)]).toEqual(['natRequest', [...MACS, 'ipv4.destination']]);
    expect([tun!.how, tun!.fields.map(({ key }) => key)]).toEqual([
      'tun',
      [...MACS, 'tunnel.protocol', 'tunnel.source', 'tunnel.destination'],
    ]);
    expect([dr!.how, dr!.fields.map(({ key }) => key)]).toEqual(['dr', MACS]);
  });

  it('is the source of a reply with NAT; past the director only the gateway touches it', () => {
    const nat = changed('method=nat', fetched);
    expect([nat.host, nat.how]).toEqual(['D', 'natReply']);
    expect(nat.fields.map(({ key }) => key)).toEqual([...MACS, 'ipv4.ttl', 'ipv4.source']);
    const tun = changed('method=tun', fetched);
    expect([tun.host, tun.how, tun.fields.map(({ key }) => key)]).toEqual(['G', 'routed', [...MACS, 'ipv4.ttl']]);
    const record = run('method=dr&gate=off');
    expect(changesAt(record, rowJourney(record, fetched(record)), fetched(record), 'en')).toBeUndefined();
  });
});
