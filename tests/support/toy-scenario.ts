// A scenario with every kind of setting and every quantity, for tests of the kit that should not depend on a lesson.

import { ms, seconds } from '../../src/engine/core/time.ts';
import { kbps, Mbps } from '../../src/engine/core/units.ts';
import { defineScenario } from '../../src/scenarios/kit/define.ts';
import {
  choice,
  count,
  duration,
  factor,
  onOff,
  packets,
  probability,
  rate,
  size,
} from '../../src/scenarios/kit/settings.ts';
import { text } from '../../src/scenarios/kit/text.ts';

const words = (name: string) => ({ label: text(name, name), help: text(`${name}.`, `${name}.`) });

export const toy = defineScenario({
  stage: 'reno',
  id: 'toy',
  title: text('Toy', '장난감'),
  question: text('Does it work?', '잘 될까요?'),
  lead: text('A toy.', '장난감입니다.'),
  settings: {
    wait: duration({
      ...words('Wait'),
      live: true,
      visible: true,
      default: ms(10),
      min: 0,
      max: seconds(2),
      step: 100,
    }),
    most: duration({ ...words('Most'), live: true, default: seconds(1), min: 0, max: seconds(3), step: 100 }),
    bw: rate({ ...words('Rate'), live: true, default: Mbps(1), min: kbps(1), max: Mbps(5000), step: 1 }),
    buf: size({ ...words('Buffer'), default: 64_000, min: 0, max: 5_000_000, step: 1 }),
    q: packets({ ...words('Queue'), live: true, default: 10, min: 1, max: 100, step: 1 }),
    hosts: count({ ...words('Hosts'), default: 2, min: 1, max: 4, step: 1 }),
    pr: probability({ ...words('Loss'), live: true, default: 0, min: 0, max: 1, step: 0.0001 }),
    f: factor({ ...words('Factor'), default: 0.3, min: -2, max: 2, step: 0.1 }),
    pick: choice({
      ...words('Pick'),
      live: true,
      default: 'first',
      options: ['first', 'second', 'both'].map((value) => ({ value, label: text(value, value) })),
    }),
    loud: onOff({ ...words('Loud'), live: true, default: false }),
  },
  workload: [],
  lessonKey: 'wait',
  charts: [],
  metrics: [],
  speed: ms(10),
  check: ({ wait, most, hosts, f }) => [
    ...(wait > most
      ? [{ key: 'most', message: text('Wait is more than most.', 'Wait 값이 더 큽니다.'), instead: wait }]
      : []),
    ...(hosts === 1 && f < 0
      ? [{ key: 'f', message: text('One host has no negative factor.', '음수일 수 없습니다.'), instead: 0 }]
      : []),
  ],
  places: ({ hosts }) => Array.from({ length: hosts }, (_, index) => `H${index + 1}-S`),
});
