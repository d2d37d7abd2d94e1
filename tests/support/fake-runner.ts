// A Runner without a worker and without an engine: it computes a FakeRun and hands it over in a few frames, as the worker
// would. For tests and tools of the drawn parts of the page.

import type { PacketLog } from '../../src/record/logs.ts';
import type { GaugeSeries, RunRecord } from '../../src/record/record.ts';
import type { Runner } from '../../src/runner/client-contract.ts';
import { defineScenario } from '../../src/scenarios/kit/define.ts';
import type { Layout } from '../../src/scenarios/kit/layout.ts';
import type { ParamValue, RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { text } from '../../src/scenarios/kit/text.ts';
import { renoCharts, renoMetrics } from '../../src/scenarios/reno/results.ts';
import { renoSettings } from '../../src/scenarios/reno/settings.ts';
import { FAKE_GAUGES, FAKE_PLACES, FakeRun } from './fake-run.ts';

/** `reno` with its settings and charts but nothing behind it. */
export const fakeReno: Scenario = defineScenario({
  stage: 'reno',
  id: 'reno',
  title: text('TCP Reno: loss and timeout', 'TCP Reno: 손실과 타임아웃'),
  question: text('Why is the wire silent?', '회선이 왜 조용할까요?'),
  lead: text('A sends to B through a router.', 'A는 라우터를 거쳐 B로 보냅니다.'),
  settings: renoSettings,
  workload: [],
  lessonKey: 'rmin',
  charts: renoCharts,
  metrics: renoMetrics,
  speed: 100_000_000,
  check: () => [],
  places: () => FAKE_PLACES,
});

/** Defaults of `reno` with some settings replaced. */
export function fakeSpec(params: Readonly<Record<string, ParamValue>> = {}, rest: Partial<RunSpec> = {}): RunSpec {
  const defaults = Object.fromEntries(fakeReno.parameters.map((parameter) => [parameter.key, parameter.default]));
  return { scenario: 'reno', params: { ...defaults, ...params }, changes: [], kills: [], ...rest };
}

const layout: Layout = {
  kind: 'reno',
  nodes: [
    { name: 'A', kind: 'host' },
    { name: 'R', kind: 'router' },
    { name: 'B', kind: 'host' },
  ],
  links: FAKE_PLACES.map((place) => ({ place, from: place.slice(0, 1), to: place.slice(2) })),
  flows: [{ name: 'A', from: 'A', to: 'B', smss: 1460 }],
  gauges: FAKE_GAUGES.map(([name, unit]) => ({
    name,
    unit,
    flow: name === 'queue' ? -1 : 0,
    link: name === 'queue' ? 1 : -1,
  })),
};

/** The record as it stands when the run is computed up to a time; whole if none is given. */
export function fakeRecord(spec: RunSpec, run = 1, computedTo = Number.POSITIVE_INFINITY): RunRecord {
  return recordOf(new FakeRun(spec), spec, run, computedTo);
}

function recordOf(fake: FakeRun, spec: RunSpec, run: number, upTo: number): RunRecord {
  const computedTo = Math.min(upTo, fake.horizon);
  const done = computedTo === fake.horizon;
  return {
    run,
    spec,
    layout,
    horizon: fake.horizon,
    computedTo,
    done,
    digest: done ? fake.marks.length : 0,
    metrics: done
      ? { drops: fake.marks.filter((mark) => ['drop', 'loss', 'kill'].includes(mark.kind)).length }
      : undefined,
    version: Math.round(computedTo / 1e6),
    refilled: 0,
    gauges: layout.gauges.map((info): GaugeSeries => {
      const rows = fake.rows.get(info.name as never)!.filter(([time]) => time <= computedTo);
      const last = Float64Array.from(rows, ([, value]) => value);
      return {
        ...info,
        time: Float64Array.from(rows, ([time]) => time),
        min: last,
        max: last,
        last,
        length: rows.length,
        width: 0,
      };
    }),
    flights: fake.flights.map((all, link): PacketLog => {
      const flights = all.filter((flight) => flight.offeredAt <= computedTo);
      return {
        kind: 'packets',
        link,
        offeredAt: Float64Array.from(flights, (flight) => flight.offeredAt),
        startsAt: Float64Array.from(flights, (flight) => flight.startsAt),
        arrivesAt: Float64Array.from(flights, (flight) => flight.arrivesAt),
        segment: Int32Array.from(flights, (flight) => flight.segment),
        info: Int32Array.from(flights, (flight) => flight.kind),
        length: flights.length,
      };
    }),
    flightsFrom: 0,
    flightsTo: computedTo,
    marks: fake.marks.filter((mark) => mark.at <= computedTo),
  };
}

/** Computes at once and reports in `frames` steps, each in a turn of its own (`later`). */
export function createFakeRunner(
  frames = 2,
  later: (action: () => void) => void = (action) => setTimeout(action, 4),
): Runner {
  const listeners = new Set<() => void>();
  let record: RunRecord | undefined;
  let given: RunSpec | undefined;
  let run = 0;
  const load = (spec: RunSpec): void => {
    const mine = ++run;
    given = spec;
    const fake = new FakeRun(spec);
    const report = (frame: number): void => {
      if (mine !== run) return;
      record = recordOf(fake, spec, mine, (fake.horizon * frame) / frames);
      for (const listener of listeners) listener();
      if (frame < frames) later(() => report(frame + 1));
    };
    later(() => report(1));
  };
  return {
    get spec() {
      return given;
    },
    get record() {
      return record;
    },
    error: undefined,
    load,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    wantFlights: () => true,
    wantChanges: () => {},
    wantRule: () => {},
    asked: undefined,
    effort: undefined,
    hold: () => {},
    goOn: () => {},
    restart: () => {
      if (record) load(record.spec);
    },
    dispose: () => listeners.clear(),
  };
}
