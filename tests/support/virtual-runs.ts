// Whole runs of the virtual server with everything recorded, for tests of what is drawn and said about them.

import type { RunRecord } from '../../src/record/record.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import type { ParamValue } from '../../src/scenarios/kit/run-spec.ts';
import { scenario as virtualServer } from '../../src/scenarios/virtual-server/scenario.ts';
import { linkTo } from './cases/link-to.ts';

/** The settings of a link, and choices with all they bring. */
export function virtualRun(link: string, choices: Readonly<Record<string, ParamValue>> = {}): RunRecord {
  const { spec } = parseLink(linkTo(virtualServer, choices, link), virtualServer).state;
  return recordOf(sessionOf(spec));
}
