// What each question of the lessons is answered by its run (from the models, reviewed by hand), a run that answers otherwise, and how
// each known misconception is said or drawn, in the order in which the question lists them.

import { ms, seconds } from '../../src/engine/core/time.ts';
import type { Variant } from '../../src/scenarios/kit/lesson.ts';
import type { Kill } from '../../src/scenarios/kit/run-spec.ts';

interface Answered {
  /** As links write it; of a drawing the run itself is the answer. */
  readonly is?: string;
  readonly otherwise: { readonly in: Variant; readonly is?: string };
}

const sets = (values: NonNullable<Variant['sets']>): { readonly sets: typeof values } => ({ sets: values });

export const answers: Readonly<Record<string, Answered>> = {
  'reno silence': { is: 'floor', otherwise: { in: sets({ rmin: ms(10) }), is: 'formula' } },
  'reno window': { otherwise: { in: sets({ wnd: 100, q: 60 }) } },
  'reno wait': { is: '200ms', otherwise: { in: sets({ rmin: ms(500) }), is: '500ms' } },
  'reno gain': { is: 'little', otherwise: { in: sets({ end: seconds(2) }), is: 'fivefold' } },
  'reno repair': { is: '3.348304s', otherwise: { in: sets({ q: 12 }), is: '2.947696s' } },
  'reno rtt': { otherwise: { in: sets({ delay: ms(60) }) } },
  'reno best': {
    is: 'ms200.s1.ms1',
    otherwise: { in: { changes: [{ at: seconds(4.5), key: 'delay', value: ms(21) }] }, is: 'ms1.ms200.s1' },
  },
  'reno frto': { is: 'more', otherwise: { in: sets({ cc: 'sack' }), is: 'less' } },
  'reno mark': { is: 'halve', otherwise: { in: sets({ queue: 'red' }), is: 'again' } },
  'reno cube': { otherwise: { in: sets({ delay: ms(140) }) } },
  'lan-rto page': { is: '1.187700857s', otherwise: { in: sets({ rmin: ms(200) }), is: '387.700857ms' } },
  'lan-rto window': { otherwise: { in: sets({ wnd: 30, nicq: 30 }) } },
  'lan-rto fixed': { is: 'same', otherwise: { in: sets({ rmin: ms(100) }), is: 'more' } },
  'lan-rto where': { is: 'client', otherwise: { in: sets({ nicq: 30 }), is: 'server' } },
  'lan-rto useful': { is: 'copies', otherwise: { in: sets({ rto: 'bounded' }), is: 'idle' } },
  'lan-rto peak': { is: 'more', otherwise: { in: sets({ rmin: ms(200) }), is: 'same' } },
  'lan-rto lossy': { is: 'shorter', otherwise: { in: sets({ xrmin: ms(200) }), is: 'same' } },
  'lan-rto floor': { is: 'slower', otherwise: { in: sets({ util: 20 }), is: 'same' } },
  'lan-rto probe': { is: 'probe', otherwise: { in: sets({ cc: 'sack' }), is: 'timer' } },
  'nic-buffer where': { is: 'server', otherwise: { in: sets({ nicq: 200, cq: 3 }), is: 'client' } },
  'nic-buffer queue': { otherwise: { in: sets({ nicq: 40 }) } },
  'nic-buffer throughput': { is: 'same', otherwise: { in: sets({ nicq: 2, par: 8 }), is: 'much' } },
  'nic-buffer larger': { is: 'longer', otherwise: { in: sets({ rto: 'bounded', rmin: seconds(1) }), is: 'same' } },
  'nic-buffer page': { is: 'same', otherwise: { in: sets({ ctarget: ms(0.1), cival: ms(1) }), is: 'slower' } },
  'incast marks': { is: 'busy', otherwise: { in: sets({ cc: 'sack' }), is: 'over' } },
  'tcp-over-atm queue': { otherwise: { in: sets({ th: 900 }) } },
  'tcp-over-atm again': { is: '486.768219ms', otherwise: { in: sets({ rmin: ms(100) }), is: '136.768219ms' } },
  'tcp-over-atm dead': { is: 'most', otherwise: { in: sets({ policy: 'ppd' }), is: 'before' } },
  'tcp-over-atm rank': { is: 'ppd.epd.tail', otherwise: { in: sets({ n: 8 }), is: 'tail.ppd.epd' } },
  'tcp-over-atm alone': { is: 'switch', otherwise: { in: sets({ pace: 1 }), is: 'nothing' } },
  'tcp-over-atm minimum': { is: 'same', otherwise: { in: sets({ policy: 'epd' }), is: 'rises' } },
  'web-cluster behind': { is: '1333.875', otherwise: { in: sets({ via: 'handoff' }), is: '4176.375' } },
  'virtual-server leave': {
    is: '79.78515625pc',
    otherwise: {
      in: { ...sets({ servers: 3 }), changes: [{ at: ms(600), key: 'gone', value: 3 }] },
      is: '66.5283203125pc',
    },
  },
  'web-cluster ask': { is: 'rises', otherwise: { in: sets({ disp: ms(0.08) }), is: 'same' } },
  'web-cluster response': {
    is: '3.303792000646618s',
    otherwise: { in: sets({ users: 1000 }), is: '4.905313549910292ms' },
  },
  'web-cluster wait': { otherwise: { in: sets({ users: 1000 }) } },
  'web-cluster nodes': {
    is: 'nothing',
    otherwise: { in: sets({ mem: 2e6, disp: ms(0.08), users: 20000 }), is: 'some' },
  },
  'web-cluster crowd': { otherwise: { in: sets({ unit: seconds(10), theta: 15 }) } },
  'web-cluster knows': { is: 'all.chance.two', otherwise: { in: sets({ stale: 0 }), is: 'chance.two.all' } },
  'web-cluster rank': {
    is: 'lard.ds.mirror',
    otherwise: { in: sets({ nodes: 8, disp: ms(1) }), is: 'ds.mirror.lard' },
  },
  'incast idle': { is: 'most', otherwise: { in: sets({ rmin: ms(1) }), is: 'hardly' } },
  'incast buffer': { is: '696', otherwise: { in: sets({ n: 8 }), is: '344' } },
  'incast timeouts': { is: 'more', otherwise: { in: sets({ n: 3 }), is: 'same' } },
  'incast rank': {
    is: 'us200.ms1.ms10.ms200',
    otherwise: { in: sets({ n: 3, dack: ms(40) }), is: 'ms10.ms200.us200.ms1' },
  },
  'incast backoff': { is: 'rises', otherwise: { in: sets({ n: 2 }), is: 'same' } },
  'virtual-server slow': { is: 'disks', otherwise: { in: sets({ case: 'direct' }), is: 'servers' } },
  'virtual-server direct': { is: 'lower', otherwise: { in: sets({ case: 'direct' }), is: 'higher' } },
  'virtual-server nics': { is: 'double', otherwise: { in: sets({ wire: 'full' }), is: 'same' } },
  'virtual-server peak': { is: 'longer', otherwise: { in: sets({ method: 'dr' }), is: 'over' } },
  'virtual-server share': { is: '6', otherwise: { in: sets({ sched: 'rr' }), is: '4' } },
};

export const mistakes: Readonly<Record<string, readonly (string | ((step: number) => number))[]>> = {
  'reno window': [(step) => (step < 3 ? 12 : 6 + step / 8), (step) => 12 + step / 6],
  'reno wait': ['48ms', '113ms', '1s'],
  'reno repair': ['4.3s', '3.21s'],
  'reno rtt': [() => 1, (step) => 1 + step * 0.7],
  'reno best': ['ms1.ms200.s1', 's1.ms200.ms1'],
  'reno cube': [(step) => 10 + step * 0.4, () => 11],
  'lan-rto page': ['250ms', '3s'],
  'lan-rto window': [(step) => (step < 11 ? 10 : 5), (step) => (step < 11 ? 10 : Math.min(22, 2 + step))],
  'lan-rto where': ['server', 'router'],
  'nic-buffer where': ['client', 'bus'],
  'nic-buffer queue': [(step) => (step === 0 ? 15 : 0), () => 15],
  'tcp-over-atm queue': [() => 0, () => 16],
  'tcp-over-atm again': ['150ms', '1.1s'],
  'tcp-over-atm rank': ['epd.ppd.tail', 'tail.ppd.epd'],
  'web-cluster behind': ['2700', '600'],
  'virtual-server leave': ['20pc'],
  'web-cluster response': ['1ms', '5s'],
  'web-cluster wait': [() => 1, (step) => step * 0.8],
  'web-cluster crowd': [() => 16, (step) => (step === 0 ? 16 : 2)],
  'web-cluster rank': ['mirror.lard.ds'],
  'web-cluster knows': ['chance.two.all', 'chance.all.two'],
  'incast buffer': ['300', '500'],
  'incast rank': ['ms1.us200.ms10.ms200', 'ms200.ms10.ms1.us200'],
  'virtual-server share': ['4', '10'],
};

/** How each task can be done. */
export const solutions: Readonly<Record<string, Variant & { readonly kills?: readonly Kill[] }>> = {
  'reno smooth': sets({ q: 30 }),
  'reno kill': { ...sets({ wnd: 3 }), kills: [{ place: 'A-R', n: 10 }] },
  'lan-rto pages': sets({ rto: 'bounded', rmin: ms(200), cq: 200, nicq: 200, acks: 'kept' }),
  'nic-buffer lossless': sets({ nicq: 80 }),
  'tcp-over-atm load': sets({ buf: 3500, th: 2200 }),
  'web-cluster memory': sets({ policy: 'lard' }),
  'incast calm': sets({ wnd: 4 }),
  'virtual-server bytes': sets({ sched: 'rr' }),
};
