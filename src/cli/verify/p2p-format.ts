// Files of kind `ns2-p2p`: a description in JSON, and beside it the trace under the same name, packed or not.

import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { reasonOf } from '../usage-error.ts';
import { contentOf } from './content.ts';
import { type Content, type Format, UnreadableCase } from './format.ts';
import { caseOf, isOfKind } from './json-format.ts';
import { verifyP2p } from './p2p.ts';
import type { P2pCase } from './p2p-case.ts';
import { missingField } from './p2p-fields.ts';

const KIND = 'ns2-p2p';
const COLUMNS =
  't,ev,flow,seq,arg,cwnd,ssthresh,dupacks,rtt_ticks,srtt8_ticks,rttvar4_ticks,backoff,ntimeouts,rto_s'.split(',');

export const p2pFormat: Format = {
  name: KIND,
  recognises: (content) => isOfKind(content, KIND),
  partOf: (content) =>
    isTrace(content) ? `it is a trace; the case it belongs to, of kind "${KIND}", is not beside it` : undefined,
  companions: tracesOf,
  read(path, content) {
    if (content.type !== 'json') return [];
    const missing = missingField(content.value);
    if (missing !== undefined) throw new UnreadableCase(missing);
    const reference = content.value as unknown as P2pCase;
    const trace = traceLines(path);
    return [caseOf(reference.name, () => verifyP2p(reference, trace))];
  },
};

const isTrace = (content: Content): boolean =>
  content.type === 'table' && COLUMNS.every((name, index) => content.columns[index] === name);

function tracesOf(path: string): readonly string[] {
  const stem = path.replace(/\.gz$/, '').replace(/\.[^./\\]*$/, '');
  return [`${stem}.csv.gz`, `${stem}.csv`];
}

function traceLines(path: string): readonly string[] {
  const names = tracesOf(path);
  const found = names.find((name) => existsSync(name));
  if (found === undefined)
    throw new UnreadableCase(`its trace ${names.map((name) => basename(name)).join(' or ')} is missing`);
  let content: Content;
  try {
    content = contentOf(found);
  } catch (error) {
    throw new UnreadableCase(`its trace ${basename(found)} cannot be read: ${reasonOf(error)}`);
  }
  if (content.type !== 'table' || !isTrace(content)) {
    throw new UnreadableCase(`its trace ${basename(found)} does not have the columns ${COLUMNS.join()}`);
  }
  return content.lines;
}
