// Whole runs of the LAN scenarios with everything recorded, for tests of what is said about them.

import type { RunRecord } from '../../src/runner/record.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import type { ParamValue } from '../../src/runner/spec.ts';
import { lanSettings } from '../../src/scenarios/lan/lan-settings.ts';
import { type PresetName, settingsOf } from '../../src/scenarios/lan/presets.ts';

/** The settings of a workload, and of `set` what differs from it. */
export function lanRun(
  scenario: 'lan-rto' | 'nic-buffer',
  work: PresetName,
  set: Readonly<Record<string, ParamValue>> = {},
): RunRecord {
  const outside = scenario === 'lan-rto';
  const settings = lanSettings({ visible: [], presets: [], outside, defaults: {} });
  const defaults = Object.fromEntries(settings.map((setting) => [setting.key, setting.default]));
  const params = { ...defaults, work, ...settingsOf(work), ...set };
  return recordOf(sessionOf({ scenario, params, changes: [], kills: [] }));
}
