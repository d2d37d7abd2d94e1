// A run with everything that happened in it, written to a file while it is computed: every change of every gauge, all that
// passed every link, every mark, in order of time. Computed link by link (without look-ahead), so that a slice of
// simulated time is complete when it is over and memory stays small. Columns: see README.md.

import { closeSync, openSync, writeSync } from 'node:fs';
import { EVERYTHING } from '../../engine/core/probe.ts';
import { ms } from '../../engine/core/time.ts';
import type { Mark, RunRecord } from '../../record/record.ts';
import { RecordBuilder } from '../../runner/record-builder.ts';
import type { Session } from '../../runner/session.ts';
import { sessionOf } from '../../runner/session-of.ts';
import type { Layout } from '../../scenarios/kit/layout.ts';
import { MODEL_VERSION } from '../../scenarios/kit/run-spec.ts';
import { fileProblem } from '../../verify/files.ts';
import { UsageError } from '../usage-error.ts';
import { csvLine } from './csv-line.ts';
import { digestText } from './outcome.ts';
import { passageOf } from './passage.ts';
import type { Request } from './request.ts';

const SLICE = ms(100);
const WRITE_AT = 1 << 18;
const COLUMNS = [
  ...['time [ns]', 'row', 'what', 'flow', 'link', 'segment'],
  ...['value', 'lowest', 'highest', 'unit', 'starts [ns]', 'arrives [ns]', 'mark', 'cause', 'numbers'],
];

interface Row {
  readonly time: number;
  readonly text: string;
}

/** Computes the run and writes its trace. Throws a UsageError if the file cannot be written. */
export function traceTo(path: string, request: Request): { session: Session; marks: readonly Mark[] } {
  const file = new TextFile(path);
  try {
    return writeTrace(file, request);
  } finally {
    file.close();
  }
}

function writeTrace(file: TextFile, { scenario, spec, link }: Request): { session: Session; marks: readonly Mark[] } {
  const probes = { ...EVERYTHING, widths: { first: 0, long: 0 } };
  const session = sessionOf(spec, { probes, lookAhead: false });
  for (const log of session.probes.flights) log.most = Number.POSITIVE_INFINITY;
  const marks: Mark[] = [];
  file.write(`# trace of ${scenario.id}: ${scenario.title.en}\n# link: ${link}\n# model: ${MODEL_VERSION}\n`);
  file.write(`${csvLine(COLUMNS)}\n`);
  for (let end = SLICE; !session.done; end += SLICE) {
    session.advanceTo(end);
    session.closeRows();
    const slice = new RecordBuilder(0, spec, session.layout);
    slice.append(session.frames.take().data, session.computedTo);
    marks.push(...slice.marks);
    for (const { text } of rowsOf(slice)) file.write(`${text}\n`);
  }
  file.write(`# digest: ${digestText(session.digest)}\n`);
  return { session, marks };
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

/** Text gathered and written in large pieces. */
class TextFile {
  private readonly path: string;
  private readonly handle: number;
  private pending: string[] = [];
  private size = 0;

  constructor(path: string) {
    this.path = path;
    this.handle = this.trying(() => openSync(path, 'w'));
  }

  write(text: string): void {
    this.pending.push(text);
    this.size += text.length;
    if (this.size >= WRITE_AT) this.flush();
  }

  close(): void {
    try {
      this.flush();
    } finally {
      closeSync(this.handle);
    }
  }

  private flush(): void {
    const bytes = Buffer.from(this.pending.join(''));
    this.pending = [];
    this.size = 0;
    this.trying(() => {
      for (let done = 0; done < bytes.length; ) done += writeSync(this.handle, bytes, done);
    });
  }

  private trying<T>(action: () => T): T {
    try {
      return action();
    } catch (error) {
      throw new UsageError(`${this.path} cannot be written: ${fileProblem(error)}.`);
    }
  }
}
