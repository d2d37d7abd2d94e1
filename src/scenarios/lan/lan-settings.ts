// The settings of the two LAN scenarios: one list, of which each shows other five first and has its own defaults. The
// order here is the order in links. Groups: lesson-settings.ts, user-settings.ts, network-settings.ts, tcp-settings.ts.

import { seconds } from '../../engine/core/time.ts';
import type { ParamValue } from '../../runner/spec.ts';
import { end, seed } from '../kit/define.ts';
import type { Parameter } from '../kit/parameter.ts';
import { lessonSettings } from './lesson-settings.ts';
import { networkSettings } from './network-settings.ts';
import type { PresetName } from './presets.ts';
import { tcpSettings } from './tcp-settings.ts';
import { userSettings } from './user-settings.ts';

export interface LanVariant {
  /** Keys of the five that are visible, the lesson's own first. */
  readonly visible: readonly string[];
  /** Workloads on offer; putting one together by hand always is. */
  readonly presets: readonly PresetName[];
  /** Are there a router, a WAN node and an external server? */
  readonly outside: boolean;
  /** Where they differ from what the groups say. */
  readonly defaults: Readonly<Record<string, ParamValue>>;
}

const OUTSIDE_ONLY = ['split', 'xrmin', 'wan', 'wdelay'];

export function lanSettings({ visible, presets, outside, defaults }: LanVariant): readonly Parameter[] {
  const all: readonly Parameter[] = [
    ...lessonSettings(presets),
    ...userSettings,
    ...networkSettings,
    ...tcpSettings,
    seed,
    { ...end, default: seconds(60) },
  ];
  const own = all
    .filter(({ key }) => outside || !OUTSIDE_ONLY.includes(key))
    .map((parameter): Parameter => {
      const worded = { ...parameter, visible: visible.includes(parameter.key) };
      return parameter.key in defaults ? ({ ...worded, default: defaults[parameter.key] } as Parameter) : worded;
    });
  const shown = visible.map((key) => own.find((parameter) => parameter.key === key)!);
  return [...shown, ...own.filter((parameter) => !parameter.visible)];
}
