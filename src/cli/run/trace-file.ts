// A run with everything that happened in it, written to a file while it is computed: every change of every gauge, all that
// passed every link, every mark, in order of time. Columns: see README.md.

import type { Mark, RunRecord } from '../../record/record.ts';
import { digestText } from '../../scenarios/kit/digest-text.ts';
import type { Layout } from '../../scenarios/kit/layout.ts';
import { MODEL_VERSION } from '../../scenarios/kit/run-spec.ts';
import type { CaptureFile } from './capture-file.ts';
import { csvLine } from './csv-line.ts';
import { GrowingFile } from './growing-file.ts';
import { passageOf } from './passage.ts';
import type { Request } from './request.ts';

const COLUMNS = [
  ...['time [ns]', 'row', 'what', 'flow', 'link', 'segment'],
  ...['value', 'lowest', 'highest', 'unit', 'starts [ns]', 'arrives [ns]', 'mark', 'cause', 'numbers'],
];

interface Row {
  readonly time: number;
  readonly text: string;
}

/** Opens the file, which gets its name when it is complete. @throws UsageError if it cannot be written */
export function traceTo(path: string, { scenario, link }: Request): CaptureFile {
  const file = new GrowingFile(path, 'from beginning to end');
  const write = (line: string): void => file.write(Buffer.from(`${line}\n`));
  write(`# trace of ${scenario.id}: ${scenario.title.en}\n# link: ${link}\n# model: ${MODEL_VERSION}`);
  write(csvLine(COLUMNS));
  return {
    read: (slice) => {
      for (const { text } of rowsOf(slice)) write(text);
    },
    end: ({ digest }) => {
      write(`# digest: ${digestText(digest)}`);
      file.finish();
    },
    abandon: () => file.abandon(),
  };
}

/** In order of time; at one instant marks, then gauges, then packets. */
function rowsOf(slice: RunRecord): Row[] {
  const { layout } = slice;
  const marks = slice.marks.map((mark) => ({ time: mark.at, text: markLine(mark, layout) }));
  return [...marks, ...gaugeRows(slice), ...flightRows(slice)].sort((a, b) => a.time - b.time);
}

const flowName = (layout: Layout, flow: number): string => layout.flows[flow]?.name ?? '';
const placeOf = (layout: Layout, link: number): string => layout.links[link]?.place ?? '';

function markLine({ id, kind, at, flow, link, segment, cause, numbers }: Mark, layout: Layout): string {
  const words = Object.entries(numbers).map(([name, value]) => `${name}=${value}`);
  const what = [at, 'mark', kind, flowName(layout, flow), placeOf(layout, link), segment < 0 ? '' : segment];
  return csvLine([...what, '', '', '', '', '', '', id, cause < 0 ? '' : cause, words.join(' ')]);
}

function gaugeRows({ gauges, layout }: RunRecord): Row[] {
  return gauges.flatMap(({ name, unit, flow, link, time, min, max, last, length }) => {
    const place = [flowName(layout, flow), placeOf(layout, link)];
    return Array.from({ length }, (_, row) => {
      const values = [last[row]!, min[row]!, max[row]!, unit];
      return {
        time: time[row]!,
        text: csvLine([time[row]!, 'gauge', name, ...place, '', ...values, '', '', '', '', '']),
      };
    });
  });
}

function flightRows({ flights, layout }: RunRecord): Row[] {
  return flights.flatMap((log) =>
    Array.from({ length: log.length }, (_, row) => {
      const [offeredAt, startsAt, arrivesAt] = [log.offeredAt[row]!, log.startsAt[row]!, log.arrivesAt[row]!];
      const { is, what, flow, number } = passageOf(log, row);
      const place = [flowName(layout, flow), placeOf(layout, log.link)];
      const cells = [offeredAt, is, what, ...place, number, '', '', '', '', startsAt, arrivesAt, '', '', ''];
      return { time: offeredAt, text: csvLine(cells) };
    }),
  );
}
