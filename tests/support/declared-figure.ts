// A figure that uses everything a figure can declare, on `reno`: two sheets and an overlay, a gain table, printed values, a
// heat map, theory, honest remarks. No paper has it.

import { axisFromText } from '../../src/figures/free-axis.ts';
import type { PaperFigure } from '../../src/figures/paper-figure.ts';
import { type Text, text } from '../../src/scenarios/kit/text.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';

const word = (en: string): Text => text(en, `${en} 한글`);

const line = (cc: string, loss: number) => ({
  name: `${cc}-${loss * 100}`,
  label: word(`${cc}, ${loss * 100} %`),
  sets: { cc, loss, end: 4e9 },
});

export const declared: PaperFigure = {
  id: 'T-1',
  scenario: 'reno',
  title: word('Goodput by queue, two senders and two losses'),
  source: word('Nobody, 2003, figure 1'),
  settings: { seed: 1 },
  x: axisFromText(reno, 'q=5,10,20,40'),
  series: {
    key: 'line',
    label: word('Sender and loss'),
    scale: 'linear',
    points: [line('reno', 0.01), line('reno', 0.05), line('newreno', 0.01), line('newreno', 0.05)],
  },
  lines: ['reno-1', 'reno-5', 'newreno-1', 'newreno-5'],
  measures: ['goodput', 'silentTime'],
  scales: { y: 'linear' },
  claims: [
    {
      id: 'order',
      text: word('NewReno is better than Reno at every queue with 5 % loss'),
      reading: text('', ''),
      judgement: { test: 'less', point: '20', line: 'reno-5', than: '20', thanLine: 'newreno-5', measure: 'goodput' },
    },
    {
      id: 'twice',
      text: word('On average 1 % loss carries two to nine times what 5 % carries'),
      reading: text('', ''),
      judgement: { test: 'ratio', point: '*', line: 'reno-1', than: '*', thanLine: 'reno-5', least: 2, most: 9 },
    },
  ],
  printed: [{ x: '10', series: 'reno-1', measure: 'goodput', value: 1.5e6 }],
  parts: [
    {
      kind: 'lines',
      title: word('Reno'),
      lines: ['reno-1', 'reno-5'],
      labels: { 'reno-1': word('1 % loss'), 'reno-5': word('5 % loss') },
    },
    {
      kind: 'lines',
      title: word('NewReno'),
      lines: ['newreno-1', 'newreno-5'],
      labels: { 'newreno-1': word('1 % loss'), 'newreno-5': word('5 % loss') },
    },
    { kind: 'lines', title: word('All of them'), scale: 'log', wide: true },
    {
      kind: 'gains',
      title: word('Gain of NewReno over Reno'),
      as: 'share',
      columns: [
        { label: word('1 % loss'), of: 'newreno-1', against: 'reno-1' },
        { label: word('5 % loss'), of: 'newreno-5', against: 'reno-5' },
      ],
    },
    { kind: 'values', title: word('Beside the paper'), rows: 'lines', measure: 'goodput' },
    {
      kind: 'heat',
      title: word('Mean over all queues'),
      columns: [word('1 %'), word('5 %')],
      rows: [
        { label: word('Reno'), lines: ['reno-1', 'reno-5'] },
        { label: word('NewReno'), lines: ['newreno-1', 'newreno-5'] },
      ],
    },
  ],
  theory: [
    {
      series: 'reno-1',
      label: word('square root law'),
      measure: 'goodput',
      smooth: true,
      value: (queue, params) => (1e5 * (1 + queue / 100)) / Math.sqrt(Number(params['loss'])),
    },
    { label: word('rate of the link'), measure: 'goodput', value: (_, params) => Number(params['bw']) },
  ],
  honesty: [
    { about: 'printed', text: word('One number, at a queue of 10.') },
    { about: 'assumed', text: word('Loss at random.') },
    { about: 'open', text: word('Which sender the paper used.') },
  ],
  better: { silentTime: 'less' },
  quick: { seeds: 2, settings: { end: 2e9 }, x: ['5', '10', '40'] },
};
