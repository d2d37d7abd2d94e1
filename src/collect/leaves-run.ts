// A flaw of a link, and the run that was handed in: where no setting, change or choice of a run is touched by it, the run is
// what it was, and what the link claims can be compared with it.

import { COMPARE_KEYS } from '../scenarios/kit/other-runs.ts';
import type { Repair, RepairCode } from '../scenarios/kit/repair.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';

/** Whatever they are about. A link that is cut off has its run whole: what it claims stands behind that. */
const TOUCH: readonly RepairCode[] = ['unreadable', 'too-long', 'future-version', 'impossible'];

export function leavesRun({ code, key = '', given, suggestion = '' }: Repair, { parameters }: Scenario): boolean {
  if (TOUCH.includes(code)) return false;
  const ofRun = [...parameters.map((parameter) => parameter.key), 'e', 'x', ...COMPARE_KEYS, 'front'];
  if (code !== 'unknown-key') return !ofRun.includes(key);
  // A setting whose name is mistyped, or that lost its sign; a word that is like none was put there by somebody else.
  const lostSign = !given.includes('=') && ofRun.some((each) => key.startsWith(each));
  return !lostSign && !ofRun.includes(suggestion);
}
