// The canonical link of a run with its scenario in front, as files and figures carry it: `lan-rto/#rmin=200ms&v=1`.

import { LINK_VERSION } from '../scenarios/kit/link-state.ts';
import type { RunSpec } from '../scenarios/kit/run-spec.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import { writeLink } from '../scenarios/kit/write-link.ts';

export const runLink = (scenario: Scenario, spec: RunSpec): string =>
  `${scenario.id}/${writeLink({ spec, others: [], view: {}, version: LINK_VERSION }, scenario)}`;
