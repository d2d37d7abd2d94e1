// A run in the trace format of ns-2 (`--ns-trace`), written while it is computed. It gets its name when it is complete.

import { counted } from '../../explain/words/forms.en.ts';
import type { Session } from '../../runner/session.ts';
import { hasNsTrace, NsTrace } from '../../wire/ns-trace.ts';
import type { Terminal } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import type { CaptureFile } from './capture-file.ts';
import { GrowingFile } from './growing-file.ts';

/**
 * Opens the file.
 * @throws UsageError if the run has no packets or the file cannot be written
 */
export function nsTraceTo(path: string, { layout, spec }: Session, terminal: Terminal): CaptureFile {
  if (!hasNsTrace(layout)) {
    const why =
      layout.kind === 'atm'
        ? 'the format has no lines for cells'
        : `packets of ${spec.scenario} are not known to the byte`;
    throw new UsageError(`--ns-trace: ${why}, so there is no such trace of it.`);
  }
  const file = new GrowingFile(path);
  const trace = new NsTrace(layout, (line) => file.write(Buffer.from(`${line}\n`)));
  return {
    read: (slice) => trace.read(slice),
    end: ({ horizon }) => {
      const lines = trace.end(horizon);
      file.finish();
      terminal.note(`${path}: ${counted(lines, 'line')}.`);
    },
    abandon: () => file.abandon(),
  };
}
