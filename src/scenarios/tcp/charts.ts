// The charts of a scenario with TCP senders: a queue, the timer, the window, what arrives. Each scenario brings its titles
// and names the gauges of its build; the gauges of the timer and the window are those of tcp/sender-probes.ts.

import { ms } from '../../engine/core/time.ts';
import type { Chart, ChartLine, ThresholdReference } from '../kit/scenario.ts';
import { type Text, text } from '../kit/text.ts';

const MILLISECONDS = text('ms', 'ms');
const PACKETS = text('packets', '패킷');
const SEGMENTS = text('segments', '세그먼트');

/** Gauges `average`, `redMinimum`, `redMaximum`: the average queue that RED keeps, and its thresholds. */
export const RED_LINES: readonly ChartLine[] = [
  {
    gauge: 'average',
    draw: 'step',
    colour: 'ink',
    label: text('average', '평균'),
    stroke: 'line',
    gutter: 'second',
    ifThere: true,
  },
  {
    gauge: 'redMinimum',
    draw: 'step',
    colour: 'ink',
    label: text('RED min', 'RED 최소'),
    stroke: 'dashed',
    ifThere: true,
  },
  {
    gauge: 'redMaximum',
    draw: 'step',
    colour: 'ink',
    label: text('RED max', 'RED 최대'),
    stroke: 'dashed',
    ifThere: true,
  },
];

/** Gauge `markAbove`: the threshold K of a queue that marks. */
export const MARK_LINE: ChartLine = {
  gauge: 'markAbove',
  draw: 'step',
  colour: 'ink',
  label: text('K', 'K'),
  stroke: 'thin',
  ifThere: true,
};

/**
 * Gauge `queue`.
 *
 * @param param key of the setting that says how much the queue holds; its threshold can be dragged
 * @param references what that setting may be compared with
 */
export const queueChart = (
  title: Text,
  param: string,
  more: readonly ChartLine[] = [],
  references: readonly ThresholdReference[] = [],
): Chart => ({
  id: 'queue',
  title,
  unit: PACKETS,
  tab: text('queue', '큐'),
  scale: 'linear',
  divide: 1,
  gutterUnit: PACKETS,
  lines: [
    {
      gauge: 'queue',
      draw: 'step',
      colour: 'data',
      label: text('queue', '큐'),
      stroke: 'line',
      area: true,
      gutter: 'main',
    },
    ...more,
  ],
  threshold: { param, label: (value) => text(`full at ${value}`, `가득 참: ${value}`), references },
});

/** Gauges `rttSample`, `srtt` and `rto`. */
export const timerChart = (title: Text): Chart => ({
  id: 'rto',
  title,
  unit: text('ms, log', 'ms, 로그'),
  tab: text('RTO', 'RTO'),
  scale: 'log',
  divide: ms(1),
  gutterUnit: MILLISECONDS,
  lines: [
    { gauge: 'rttSample', draw: 'dots', colour: 'ack', label: text('RTT sample', 'RTT 표본'), stroke: 'thin' },
    { gauge: 'srtt', draw: 'step', colour: 'ack', label: text('SRTT', 'SRTT'), stroke: 'thin', gutter: 'second' },
    { gauge: 'rto', draw: 'step', colour: 'timer', label: text('RTO', 'RTO'), stroke: 'strong', gutter: 'main' },
  ],
});

/** Gauges `ssthresh` and `cwnd`. */
export const windowChart = (title: Text): Chart => ({
  id: 'window',
  title,
  unit: SEGMENTS,
  tab: text('cwnd', 'cwnd'),
  scale: 'linear',
  divide: 1,
  gutterUnit: SEGMENTS,
  lines: [
    {
      gauge: 'ssthresh',
      draw: 'step',
      colour: 'ink',
      label: text('ssthresh', 'ssthresh'),
      stroke: 'dashed',
      gutter: 'second',
    },
    { gauge: 'cwnd', draw: 'step', colour: 'window', label: text('cwnd', 'cwnd'), stroke: 'strong', gutter: 'main' },
  ],
});

type Amount = Pick<ChartLine, 'gauge' | 'label' | 'result'>;

/**
 * In windows of 100 ms. New data count in the window in which they first came (gauges `arrived`), not in the one in which a
 * retransmission filled the gap before them: that would show tens of segments in an instant, at several times the link's rate.
 *
 * @param all the larger amount, drawn as an area
 * @param own what the lesson is about
 */
export const rateChart = (title: Text, all: Amount, own: Amount): Chart => ({
  id: 'rate',
  title,
  unit: text('Mbit/s, 100 ms windows', 'Mbit/s, 100 ms 단위'),
  tab: text('rate', '전달량'),
  scale: 'linear',
  divide: 1e6,
  gutterUnit: text('Mbit/s', 'Mbit/s'),
  window: ms(100),
  lines: [
    { ...all, draw: 'rate', colour: 'data', stroke: 'thin', area: true, gutter: 'second' },
    { ...own, draw: 'rate', colour: 'data', stroke: 'strong', gutter: 'main' },
  ],
});
