// The cases of every scenario, in the order of the catalogue; tests/scenarios/cases.test.ts says that none is missing.

import { incastCases } from './incast-cases.ts';
import { lanRtoCases } from './lan-rto-cases.ts';
import { nicBufferCases } from './nic-buffer-cases.ts';
import { renoCases } from './reno-cases.ts';
import type { ScenarioCases } from './scenario-cases.ts';
import { tcpOverAtmCases } from './tcp-over-atm-cases.ts';
import { virtualServerCases } from './virtual-server-cases.ts';
import { webClusterCases } from './web-cluster-cases.ts';

export const allCases: readonly ScenarioCases[] = [
  renoCases,
  lanRtoCases,
  nicBufferCases,
  tcpOverAtmCases,
  webClusterCases,
  virtualServerCases,
  incastCases,
];
