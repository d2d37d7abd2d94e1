// A scenario with every kind of setting and every quantity, for tests of the kit that should not depend on a lesson.

import { ms, seconds } from '../../src/engine/core/time.ts';
import { kbps, Mbps } from '../../src/engine/core/units.ts';
import { defineScenario } from '../../src/scenarios/kit/define.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { choice, count, duration, factor, packets, probability, rate, size } from '../../src/scenarios/kit/settings.ts';
import { text } from '../../src/scenarios/kit/text.ts';

const words = (name: string) => ({ label: text(name, name), help: text(`${name}.`, `${name}.`) });

/** What an author writes, for tests that spoil it. */
export const toyDefinition: Scenario = {
  id: 'toy',
  title: text('Toy', '장난감'),
  question: text('Does it work?', '잘 될까요?'),
  lead: text('A toy.', '장난감입니다.'),
  parameters: [
    duration('wait', {
      ...words('Wait'),
      live: true,
      visible: true,
      default: ms(10),
      min: 0,
      max: seconds(2),
      step: 100,
    }),
    duration('most', { ...words('Most'), live: true, default: seconds(1), min: 0, max: seconds(3), step: 100 }),
    rate('bw', { ...words('Rate'), live: true, default: Mbps(1), min: kbps(1), max: Mbps(5000), step: 1 }),
    size('buf', { ...words('Buffer'), default: 64_000, min: 0, max: 5_000_000, step: 1 }),
    packets('q', { ...words('Queue'), live: true, default: 10, min: 1, max: 100, step: 1 }),
    count('hosts', { ...words('Hosts'), default: 2, min: 1, max: 4, step: 1 }),
    probability('p', { ...words('Loss'), live: true, default: 0, min: 0, max: 1, step: 0.0001 }),
    factor('f', { ...words('Factor'), default: 0.3, min: -2, max: 2, step: 0.1 }),
    choice('who', {
      ...words('Who'),
      live: true,
      default: 'first',
      options: ['first', 'second', 'both'].map((value) => ({ value, label: text(value, value) })),
    }),
    { ...words('Loud'), kind: 'switch', key: 'loud', live: true, visible: false, default: false },
  ],
  lessonKey: 'wait',
  charts: [],
  metrics: [],
  speed: ms(10),
  check: ({ wait, most, hosts, f }) => [
    ...(Number(wait) > Number(most)
      ? [{ key: 'most', message: text('Wait is more than most.', 'Wait 값이 더 큽니다.'), instead: wait! }]
      : []),
    ...(hosts === 1 && Number(f) < 0
      ? [{ key: 'f', message: text('One host has no negative factor.', '음수일 수 없습니다.'), instead: 0 }]
      : []),
  ],
  places: ({ hosts }) => Array.from({ length: Number(hosts) }, (_, index) => `H${index + 1}-S`),
};

export const toy = defineScenario(toyDefinition);
