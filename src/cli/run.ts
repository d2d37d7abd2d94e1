// `lectern run`: one run, computed as the page computes it, and what came of it.

import { EVERYTHING, NOTHING } from '../engine/core/probe.ts';
import { type RunResults, resultsCsv, resultsJson } from '../figures/run-results.ts';
import { toArrow } from '../library/arrow.ts';
import { recordOf } from '../runner/record-builder.ts';
import { sessionOf } from '../runner/session-of.ts';
import { digestText } from '../scenarios/kit/digest-text.ts';
import { MODEL_VERSION } from '../scenarios/kit/run-spec.ts';
import { LANGUAGES } from '../scenarios/kit/text.ts';
import type { Command, Terminal } from './command.ts';
import { checkOwnNames } from './own-names.ts';
import { type Arguments, oneOf, readArguments } from './read-arguments.ts';
import { type CaptureFile, captureTo } from './run/capture-file.ts';
import { computing } from './run/computing.ts';
import { readInSlices, sessionToRead } from './run/in-slices.ts';
import { noteOthers, noteRepairs, noteSweep, noteUnits } from './run/notes.ts';
import { nsTraceTo } from './run/ns-trace-file.ts';
import { asTable } from './run/outcome.ts';
import { type Request, requestOf, type Setting, settingsIn } from './run/request.ts';
import { traceTo } from './run/trace-file.ts';
import { requestWithSizes, type Sized } from './run/with-sizes.ts';
import { UsageError } from './usage-error.ts';

const FLAGS = {
  set: 'key=value',
  seed: 'a whole number',
  until: 'a time such as 10s',
  sizes: 'the name of a file',
  trace: 'the name of a file',
  pcap: 'the name of a file',
  'pcap-link': 'a link such as R-B',
  'ns-trace': 'the name of a file',
  format: 'table, csv, json or arrow',
  language: 'en or ko',
};

export const run: Command = {
  name: 'run',
  summary: 'computes one run of a scenario or a link',
  help: `Usage: lectern run <scenario|link> [flags]

The link may be a whole address, or only its end: 'reno/#rmin=200ms&v=1'. Put it in quotes.

  --set key=value       a setting, as often as needed; "lectern list reno" names them
  --seed n              the same as --set seed=n
  --until 10s           the length of the run, the same as --set end=10s
  --sizes file          sizes of responses (LAN), one in each line: packets (12) or bytes (12KB)
  --trace file          every change, packet and event, as comma-separated values
  --pcap file           the packets of a link as a capture for Wireshark (docs/captures.md)
  --pcap-link R-B       which link, as often as needed, or "all"; left out: the bottleneck both ways, the bus, or the director
  --ns-trace file       every packet on every link in the trace format of ns-2 (docs/captures.md)
  --format table|csv|json   table for people (the default), one row, or everything
  --format arrow        every change of every value as a table of Apache Arrow (bytes: send them to a file)
  --language en|ko      language of titles and of the names of results`,
  run(args, terminal) {
    const given = readArguments(args, FLAGS, terminal);
    const [target, ...more] = given.words;
    if (target === undefined) throw new UsageError('run needs a scenario or a link, for example: run reno.');
    if (more.length > 0) throw new UsageError(`run takes one scenario or link; "${more[0]}" is one too many.`);
    const format = oneOf(given, 'format', ['table', 'csv', 'json', 'arrow']);
    const language = oneOf(given, 'language', LANGUAGES);
    const settings = settingsIn(given, terminal);
    const { request, notes } = requested(target, settings, given);
    noteUnits(request, settings, language, terminal);
    noteRepairs(request, language, terminal);
    noteOthers(request, language, terminal);
    noteSweep(request, language, terminal);
    for (const note of notes) terminal.note(note);
    if (format === 'arrow') return printArrow(request, given, terminal);
    const outcome = compute(request, filesIn(given), terminal);
    if (format === 'table') terminal.print(asTable(outcome, language));
    else terminal.print(format === 'csv' ? resultsCsv(outcome) : resultsJson(outcome, language));
    return 0;
  },
};

function requested(target: string, settings: readonly Setting[], given: Arguments): Sized {
  const sizes = given.last('sizes');
  if (sizes !== undefined) return requestWithSizes(target, settings, sizes);
  return { request: requestOf(target, settings), notes: [] };
}

function printArrow(request: Request, given: Arguments, terminal: Terminal): number {
  if (Object.values(filesIn(given)).some((file) => file !== undefined && file.length > 0)) {
    throw new UsageError('--format arrow has the record already; write other files in a run of their own.');
  }
  if (terminal.printBytes === undefined)
    throw new UsageError('--format arrow is bytes: send them to a file or a pipe.');
  const { scenario, spec, link } = request;
  const record = computing(request, () => recordOf(sessionOf(spec)));
  const { digest, metrics = {} } = record;
  const told = { scenario: scenario.id, link, digest: digestText(digest), model: MODEL_VERSION, metrics, record };
  terminal.printBytes(toArrow(told));
  return 0;
}

/** Files that are written while the run is computed. */
interface Files {
  readonly trace: string | undefined;
  readonly pcap: string | undefined;
  readonly pcapLinks: readonly string[];
  readonly nsTrace: string | undefined;
}

function filesIn(given: Arguments): Files {
  const [trace, pcap, pcapLinks] = [given.last('trace'), given.last('pcap'), given.all('pcap-link')];
  if (pcap === undefined && pcapLinks.length > 0) throw new UsageError('--pcap-link says what --pcap file is to hold.');
  const nsTrace = given.last('ns-trace');
  checkOwnNames([
    ['--sizes', given.last('sizes')],
    ['--trace', trace],
    ['--pcap', pcap],
    ['--ns-trace', nsTrace],
  ]);
  return { trace, pcap, pcapLinks, nsTrace };
}

function compute(request: Request, files: Files, terminal: Terminal): RunResults {
  return computing(request, () => {
    const writes = [files.trace, files.pcap, files.nsTrace].some((file) => file !== undefined);
    const { session, marks } = writes ? written(request, files, terminal) : silently(request);
    return { ...request, marks, metrics: session.metrics, digest: digestText(session.digest) };
  });
}

function written(request: Request, { trace, pcap, pcapLinks, nsTrace }: Files, terminal: Terminal) {
  // Lengths of queues say up to when lines of the trace format of ns-2 are known.
  const some = { ...NOTHING, marks: true, flights: true, gauges: nsTrace !== undefined };
  const probes = trace === undefined ? some : EVERYTHING;
  let session = sessionToRead(request.spec, probes);
  const files: CaptureFile[] = [];
  try {
    if (trace !== undefined) files.push(traceTo(trace, request));
    if (pcap !== undefined) files.push(captureTo(pcap, pcapLinks, request, session, terminal));
    if (nsTrace !== undefined) files.push(nsTraceTo(nsTrace, session, terminal));
    const first = files.flatMap(({ foresight }) => foresight ?? []);
    if (first.length > 0) {
      readInSlices(session, first);
      session = sessionToRead(request.spec, probes);
    }
    return { session, marks: readInSlices(session, files) };
  } finally {
    for (const file of files) file.abandon();
  }
}

/** With nothing recorded but marks. */
function silently({ spec }: Request) {
  const session = sessionOf(spec, { probes: { ...NOTHING, marks: true } });
  return { session, marks: recordOf(session).marks };
}
