// The workloads of our two web studies as lines of a figure: which users, and over which time their runs are counted.
// Times as in the reference tables of ns-2: from 10 s on, for 100 s (R1) or 60 s.

import { seconds } from '../engine/core/time.ts';
import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import { type Text, text } from '../scenarios/kit/text.ts';

const WARM = seconds(10);

const workload = (
  name: string,
  label: Text,
  counted: number,
  more: SweepPoint['sets'] = {},
  suffix = '',
): SweepPoint => ({
  name: name + suffix,
  label,
  sets: { work: name, warm: WARM, end: WARM + seconds(counted), ...more },
});

const WORKLOAD = text('Workload', '부하');

/** As the paper has it: smallest and largest RTO equal. */
const FIXED = { rto: 'fixed' } as const;
/** The control: the minimum of the paper's RTO, and the algorithm above it. */
const ALGORITHM = { rto: 'bounded' } as const;

/** Lines of figures of paper P0 that are run unless others are chosen: both kinds of users, and the control of each. */
export const RTO_LINES = ['r1', 'r1-alg', 'r2', 'r2-alg'];

/** Users of paper P0; the utilisation of the bus is the figure's. */
export const rtoWorkloads = (util: number): SweepAxis => ({
  key: 'work',
  label: WORKLOAD,
  scale: 'linear',
  points: [
    workload('r1', text('R1, fixed', 'R1, 고정'), 100, { util, ...FIXED }),
    workload(
      'r1',
      text('R1, algorithm with this minimum', 'R1, 이 최솟값의 알고리즘'),
      100,
      { util, ...ALGORITHM },
      '-alg',
    ),
    workload('r2', text('R2, fixed', 'R2, 고정'), 60, { util, ...FIXED }),
    workload(
      'r2',
      text('R2, algorithm with this minimum', 'R2, 이 최솟값의 알고리즘'),
      60,
      { util, ...ALGORITHM },
      '-alg',
    ),
  ],
});

/** The four loads of paper P0, as lines of one figure. */
export const loads: SweepAxis = {
  key: 'util',
  label: text('Wanted utilisation', '목표 이용률'),
  scale: 'linear',
  points: [0.4, 0.3, 0.2, 0.1].map((util) => ({
    name: `${Math.round(util * 100)}pc`,
    label: text(`${Math.round(util * 100)} % load`, `부하 ${Math.round(util * 100)} %`),
    at: util,
    sets: { work: 'r1', util, warm: WARM, end: seconds(110), ...FIXED },
  })),
};

/** Users of paper P1. */
export const bufferWorkloads: SweepAxis = {
  key: 'work',
  label: WORKLOAD,
  scale: 'linear',
  points: [
    workload('n1', text('N1: Poisson requests', 'N1: 포아송 요청'), 60),
    workload('n2', text('N2: Poisson, long responses', 'N2: 포아송 요청, 긴 응답'), 60),
    workload('n3', text('N3: even spacing', 'N3: 일정 간격 요청'), 60),
    workload('c1', text('C1: users who wait', 'C1: 기다리는 사용자'), 60),
  ],
};

/** RTO fixed against the algorithm with the same minimum, at 10 % load with a clock of half a millisecond. */
export const collapseLines: SweepAxis = {
  key: 'rto',
  label: text('Timer', '타이머'),
  scale: 'linear',
  points: [
    {
      name: 'fixed',
      label: text('fixed', '고정'),
      sets: { work: 'r1', util: 0.1, warm: WARM, end: seconds(60), ...FIXED },
    },
    {
      name: 'algorithm',
      label: text('algorithm', '알고리즘'),
      sets: { work: 'r1', util: 0.1, warm: WARM, end: seconds(60), ...ALGORITHM },
    },
  ],
};
