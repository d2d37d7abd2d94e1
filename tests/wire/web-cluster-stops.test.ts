// Requests, handoffs and replies as packets one can open: found by their names, one machine after the other, each field in words.

import { describe, expect, it } from 'vitest';
import type { Mark } from '../../src/record/record.ts';
import { LANGUAGES } from '../../src/scenarios/kit/text.ts';
import { scenario } from '../../src/scenarios/web-cluster/scenario.ts';
import { layerLines } from '../../src/ui/inspector/field-words.ts';
import { neighbour, stopNear, stopOfMark } from '../../src/wire/journey.ts';
import { openedAt } from '../../src/wire/opened.ts';
import { canBeOpened, findStop, nameOf, type Stop } from '../../src/wire/stops.ts';
import { linkOf } from '../../src/wire/web-cluster/exchange.ts';
import { segmentsOf } from '../../src/wire/web-cluster/frames.ts';
import { framesOn } from '../../src/wire/web-cluster/frames-on.ts';
import { framesOfRequest, hopsOf, stopOfFrame } from '../../src/wire/web-cluster/stops.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const record = wholeRecord(specOf('policy=lard&warm=0s&end=2s&users=2000&v=1', scenario));
const { layout } = record;
const handedOff = [0, 1, 2].flatMap((node) => framesOn(record, linkOf(node, 'handoffs')));
const isWhole = (stop: Stop): boolean => hopsOf(record, stop.frame!).length === 4;
const some = handedOff.map((frame) => stopOfFrame(frame, record)).filter(isWhole);

describe('a request that is handed off', () => {
  it('goes from its client to a node, asks, and is answered by another node, each after the other', () => {
    expect(some.length).toBeGreaterThan(100);
    for (const { frame } of some) {
      const hops = hopsOf(record, frame!);
      expect(hops.map(({ kind }) => kind)).toEqual(['request', 'asks', 'handoff', 'reply']);
      const [request, asks, handoff, reply] = hops;
      expect([request!.to, handoff!.from, asks!.from]).toEqual([asks!.from, asks!.from, request!.to]);
      expect([handoff!.to, reply!.to]).toEqual([reply!.from, request!.from]);
      const times = hops.flatMap(({ waitedFrom, startsAt, arrivesAt }) => [waitedFrom, startsAt, arrivesAt]);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const hop of [request!, handoff!]) expect(hop.arrivesAt - hop.startsAt).toBe(layout.requests!.net);
    }
  });

  it('can be gone through frame by frame, there and back, and each is found by its name', () => {
    for (const { frame } of some.slice(0, 30)) {
      const frames = framesOfRequest(record, frame!);
      expect(frames.filter(({ kind }) => kind === 'reply')).toHaveLength(segmentsOf(frame!.of, layout.requests!));
      let at: Stop | undefined = stopOfFrame(frames[0]!, record);
      for (const next of frames) {
        expect(at?.frame).toEqual(next);
        expect(canBeOpened(record, at!.link)).toBe(true);
        expect(findStop(record, nameOf(at!))).toEqual(at);
        at = neighbour(record, at!, 'connection', 1);
      }
      expect(at).toBeUndefined();
      expect(neighbour(record, stopOfFrame(frames[1]!, record), 'connection', -1)?.frame).toEqual(frames[0]);
    }
  });

  it('on a cable one comes after the other', () => {
    const link = linkOf(0, 'replies');
    const frames = framesOn(record, link);
    expect(new Set(frames.map(({ kind }) => kind))).toEqual(new Set(['request', 'reply']));
    const [first, second] = frames.slice(40).map((frame) => stopOfFrame(frame, record));
    expect(neighbour(record, first!, 'link', 1)).toEqual(second);
    expect(neighbour(record, second!, 'link', -1)).toEqual(first);
    expect(neighbour(record, stopOfFrame(frames.at(-1)!, record), 'link', 1)).toBeUndefined();
  });

  it('is what its events are about, and what is near in time', () => {
    const marks = record.marks.filter(({ kind }) => kind === 'long-wait');
    expect(marks.length).toBeGreaterThan(0);
    for (const mark of marks) {
      const { of } = stopOfMark(record, mark)!.frame!;
      expect([of.askedAt, of.document, of.node]).toEqual([mark.numbers['askedAt'], mark.segment, mark.flow]);
    }
    // A decision of the log, as the mark of one that changed who is responsible would have it.
    const { of } = some[5]!.frame!;
    const [, asks] = hopsOf(record, some[5]!.frame!);
    const numbers = {};
    const dispatch = { id: 0, kind: 'dispatch', at: asks!.arrivesAt, link: -1, flow: of.node, cause: -1, numbers };
    expect(stopOfMark(record, { ...dispatch, segment: of.document } as Mark)).toEqual(some[5]);
    for (const now of [3e8, 1e9, 1.7e9]) {
      const near = stopNear(record, now)!;
      expect(Math.abs(near.startsAt - now)).toBeLessThan(2e7);
    }
  });
});

describe('a frame that is opened', () => {
  const [request, handoff, reply] = framesOfRequest(record, some[3]!.frame!).map((frame) => stopOfFrame(frame, record));

  it.each([
    [request!, ['ethernet', 'ipv4', 'tcp', 'http']],
    [handoff!, ['ethernet', 'ipv4', 'tcp', 'handoff', 'http']],
    [reply!, ['ethernet', 'ipv4', 'tcp', 'http', 'payload']],
  ])('is layer behind layer, to its last byte, with a name and a value for every field', (stop, names) => {
    const { bytes, layers } = openedAt(record, stop);
    expect(layers.map(({ name }) => name)).toEqual(names);
    expect(layers.map(({ from }) => from)).toEqual([0, ...layers.slice(0, -1).map(({ to }) => to)]);
    expect(layers.at(-1)!.to).toBe(bytes.length);
    for (const language of LANGUAGES) {
      for (const { fields } of layerLines(bytes, layers, layout, 0, language)) {
        for (const field of fields) {
          expect(field.name).toMatch(/^[^a-z]/);
          expect(field.value).not.toMatch(/undefined|NaN|^$/);
        }
      }
    }
  });

  it('says who and what in words', () => {
    const said = (stop: Stop, key: string): string | undefined => {
      const { bytes, layers } = openedAt(record, stop);
      const fields = layerLines(bytes, layers, layout, 0, 'en').flatMap((layer) => layer.fields);
      return fields.find((field) => field.key === key)?.value;
    };
    const { of } = request!.frame!;
    expect(said(request!, 'http.request')).toBe(`GET /document-${of.document + 1} HTTP/1.1`);
    expect(said(reply!, 'http.Content-Length')).toBe(`${of.size}`);
    expect(said(handoff!, 'handoff.clientAddress')).toBe(`10.0.0.${of.client + 1} (client ${of.client + 1})`);
    // The address of one, the station of the other.
    expect(said(reply!, 'ipv4.source')).toContain(`(node ${of.entry + 1})`);
    expect(said(reply!, 'ethernet.source')).toContain(`(node ${of.node + 1})`);
    expect(said(handoff!, 'tcp.checksum')).toContain('right');
  });
});
