// The LAN with a switch in place of the bus: nothing collides, both ways at once, and a packet takes as long as its frames do.

import { describe, expect, it } from 'vitest';
import { ms } from '../../src/engine/core/time.ts';
import { collisionsAt } from '../../src/explain/lan/collision.ts';
import { tell } from '../../src/explain/say.ts';
import { english } from '../../src/explain/words/english.ts';
import { korean } from '../../src/explain/words/korean.ts';
import { busIndex } from '../../src/record/bus/stations.ts';
import { packetsOn } from '../../src/record/flights.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { lanSentences } from '../../src/ui/stages/lan/sentences.ts';
import { explain } from '../support/explained/every-kind.ts';
import { sceneOf } from '../support/lan-scene.ts';

function run(link: string) {
  const { state, repairs } = parseLink(`#${link}&v=1`, lanRto);
  expect(repairs).toEqual([]);
  const session = sessionOf(state.spec).complete();
  return { record: recordOf(sessionOf(state.spec)), metrics: session.metrics as Record<string, number> };
}

describe('with a switch', () => {
  const { record, metrics } = run('mac=switch&end=5s&nicq=20');

  it('nothing collides and no frame is given up, in results, events and explanations', () => {
    expect(metrics).toMatchObject({ collisions: 0, givenUp: 0 });
    expect(record.marks.length).toBeGreaterThan(20);
    expect(record.marks.filter(({ kind }) => kind === 'given-up')).toEqual([]);
    expect(collisionsAt(record, 0, record.horizon)).toEqual([]);
    for (const mark of record.marks) {
      const told = [english, korean].map((words) => tell(explain({ mark, record, scenario: lanRto }), words));
      expect(JSON.stringify(told)).not.toMatch(/collision|back-off|the bus|충돌|백오프|버스/);
    }
  });

  it('every station has a cable of its own, and frames go both ways at once', () => {
    const index = busIndex(record.layout)!;
    expect(index).toMatchObject({ isSwitched: true });
    const [up, down] = [index.stations[index.server]!.nic, index.stations[index.server]!.port].map(
      (link) => packetsOn(record, link)!,
    );
    const sendsAt = (time: number): boolean =>
      Array.from({ length: up!.length }, (_, row) => row).some(
        (row) => up!.startsAt[row]! <= time && time < up!.arrivesAt[row]!,
      );
    const both = Array.from({ length: down!.length }, (_, row) => row).filter((row) => sendsAt(down!.startsAt[row]!));
    expect(both.length).toBeGreaterThan(100);
  });

  it('a frame of 1040 bytes takes 1078 byte times and the cable, and goes on when all of it is there', () => {
    const index = busIndex(record.layout)!;
    const client = index.stations.find(({ name }) => name === 'C4')!;
    const [up, down] = [index.stations[index.server]!.nic, client.port].map((link) => packetsOn(record, link)!);
    const data = Array.from({ length: up!.length }, (_, row) => row).find((row) => up!.segment[row] === 5)!;
    const took = Math.round(((1000 + 40 + 18 + 20) * 8e9) / 10e6);
    expect(up!.arrivesAt[data]! - up!.startsAt[data]!).toBe(took + 4000);
    const later = Array.from({ length: down!.length }, (_, row) => row).find(
      (row) => down!.info[row] === up!.info[data] && down!.segment[row] === 5,
    )!;
    expect(down!.offeredAt[later]).toBe(up!.arrivesAt[data]);
  });

  it('the page of the stage says so in whole sentences, without a bus', () => {
    for (let time = ms(5); time < 2e9; time += ms(37)) {
      const scene = sceneOf(record, time);
      expect(scene.air).toEqual({ tints: [], fronts: [], collision: undefined });
      expect(scene.ports).toHaveLength(8);
      const said = (['en', 'ko'] as const).flatMap((language) => lanSentences(scene, language)).join(' ');
      expect(said).not.toMatch(/bus|ollision|버스|충돌/);
    }
  });
});

it('nothing is lost unaccounted: what is lost at a port of the switch counts as a drop, too', () => {
  const { metrics, record } = run('mac=switch&x=SW-C4:5,SW-C4:40,S:60&end=2s');
  const drops = record.marks.filter(({ kind }) => kind === 'drop' || kind === 'kill').length;
  expect(metrics['drops']).toBe(drops);
  expect(record.marks.filter(({ kind }) => kind === 'kill')).toHaveLength(3);
});

it('jumbo frames carry the same bytes in fewer segments', () => {
  const [usual, jumbo] = ['', '&mtu=9000'].map(
    (more) => run(`mac=switch&bw=1Gbps&lldelay=10us&think=50ms&nicq=200&end=2s${more}`).metrics,
  );
  const perPage = (metrics: Record<string, number> | undefined): number => metrics!['goodput']! / metrics!['pages']!;
  expect(jumbo!['offered']! * 6).toBeLessThan(usual!['offered']!);
  expect(perPage(jumbo) / perPage(usual)).toBeGreaterThan(0.95);
  expect(perPage(jumbo) / perPage(usual)).toBeLessThan(1.2);
});
