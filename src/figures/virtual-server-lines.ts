// The axes of the figures of paper P4: requests, file sizes, and lines for the forwarding methods and schedulers it tried.

import { seconds } from '../engine/core/time.ts';
import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import type { ParamValues } from '../scenarios/kit/run-spec.ts';
import { valuesOf } from '../scenarios/kit/settings.ts';
import { type Text, text } from '../scenarios/kit/text.ts';
import { type FluidResults, fluidBatch } from '../scenarios/virtual-server/fluid-batch.ts';
import { virtualServerSettings } from '../scenarios/virtual-server/settings.ts';
import type { TheoryLine } from './figure-parts.ts';

export const METHODS = ['nat', 'tun', 'dr'] as const;
export type Method = (typeof METHODS)[number];

export const methodNames: Readonly<Record<Method, Text>> = {
  nat: text('NAT', 'NAT'),
  tun: text('tunnelling', '터널링'),
  dr: text('direct routing', '직접 라우팅'),
};

/** Where they stand alone. */
export const methodTitles: Readonly<Record<Method, Text>> = {
  ...methodNames,
  tun: text('Tunnelling', '터널링'),
  dr: text('Direct routing', '직접 라우팅'),
};

/** The paper's eight. */
export const SCHEDULERS = ['rr', 'wrr', 'lc', 'wlc', 'lblc', 'lblcr', 'dh', 'sh'] as const;
export type SchedulerLine = (typeof SCHEDULERS)[number];

export const schedulerName = (scheduler: SchedulerLine): Text => {
  const name = scheduler.toUpperCase();
  return text(name, name);
};

const requestPoints: readonly SweepPoint[] = Array.from({ length: 10 }, (_, index) => ({
  name: String(index + 1),
  label: text(String(index + 1), String(index + 1)),
  at: index + 1,
  sets: { n: index + 1 },
}));

const requestAxis = (label: Text): SweepAxis => ({
  key: 'n',
  label,
  quantity: 'count',
  scale: 'linear',
  points: requestPoints,
});

export const inTotal = requestAxis(text('Requests', '요청 수'));
export const perClient = requestAxis(text('Requests per client', '클라이언트당 요청 수'));

export const sizeAxis: SweepAxis = {
  key: 'size',
  label: text('File size', '파일 크기'),
  quantity: 'size',
  scale: 'linear',
  points: [20, 40, 60].map((size) => ({
    name: `${size}MB`,
    label: text(`${size} MB`, `${size} MB`),
    at: size * 1e6,
    sets: { size: size * 1e6 },
  })),
};

export const methodLines: SweepAxis = {
  key: 'method',
  label: text('Forwarding', '전달 방식'),
  scale: 'linear',
  points: METHODS.map((method) => ({ name: method, label: methodNames[method], sets: { method } })),
};

export const lineOf = (method: Method, scheduler: SchedulerLine): string => `${method}-${scheduler}`;

export const combinationLines: SweepAxis = {
  key: 'line',
  label: text('Forwarding and scheduler', '전달 방식과 스케줄러'),
  scale: 'linear',
  points: METHODS.flatMap((method) =>
    SCHEDULERS.map((sched) => {
      const [{ en, ko }, name] = [methodNames[method], sched.toUpperCase()];
      return { name: lineOf(method, sched), label: text(`${en}, ${name}`, `${ko}, ${name}`), sets: { method, sched } };
    }),
  ),
};

/** Long enough for the slowest of them: all requests on one server, whose disk seeks more than it reads. */
export const UNTIL_ALL_IS_THERE = seconds(600);

const FLUID = text('fluid model', '유체 모델');
const MEASURES: readonly (keyof FluidResults)[] = ['rateSum', 'throughput', 'turnAround', 'harmonicTurnAround', 'wait'];

/** What flows at fair rates give for these lines, at once. */
export const fluidLines = (lines: readonly string[]): readonly TheoryLine[] =>
  lines.flatMap((series) =>
    MEASURES.map((measure) => ({
      series,
      label: FLUID,
      measure,
      value: (_: number, params: ParamValues) => fluidBatch(valuesOf(virtualServerSettings, params))?.[measure],
    })),
  );
