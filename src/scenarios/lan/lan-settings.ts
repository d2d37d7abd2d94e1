// The settings of the two LAN scenarios: one list, of which each shows other five first and has its own defaults. The
// order here is the order in links. Groups: lesson-settings.ts, user-settings.ts, network-settings.ts, tcp-settings.ts.

import { seconds } from '../../engine/core/time.ts';
import { end, seed } from '../kit/define.ts';
import type { Parameter } from '../kit/parameter.ts';
import type { ParamValue } from '../kit/run-spec.ts';
import { text } from '../kit/text.ts';
import { lessonSettings, PRESET_LABELS, workloadSetting } from './lesson-settings.ts';
import { networkSettings } from './network-settings.ts';
import { type PresetName, settingsOf } from './presets.ts';
import { tcpSettings } from './tcp-settings.ts';
import { userSettings } from './user-settings.ts';

export interface LanVariant {
  /** Keys of the five that are visible, the lesson's own first. */
  readonly visible: readonly string[];
  /** Workloads on offer; putting one together by hand always is. */
  readonly presets: readonly PresetName[];
  /** What the story of this scenario brings beside one user at client 4. */
  readonly story: Readonly<Record<string, ParamValue>>;
  /** Are there a router, a WAN node and an external server? */
  readonly outside: boolean;
  /** Where they differ from what the groups say. */
  readonly defaults: Readonly<Record<string, ParamValue>>;
}

const OUTSIDE_ONLY = ['split', 'xrmin', 'wan', 'wdelay'];

export function lanSettings(variant: LanVariant): readonly Parameter[] {
  const { visible, outside } = variant;
  const all: readonly Parameter[] = [
    ...lessonSettings,
    ...userSettings,
    ...networkSettings,
    ...tcpSettings,
    seed,
    { ...end, default: seconds(60) },
  ];
  const own = all.filter(({ key }) => outside || !OUTSIDE_ONLY.includes(key));
  const keys = own.map(({ key }) => key);
  const defaults = { ...storyOf(variant), ...variant.defaults };
  const parameters = [workload(variant, keys), ...own].map((parameter): Parameter => {
    const { key } = parameter;
    const worded = { ...parameter, visible: visible.includes(key) };
    return key in defaults ? ({ ...worded, default: defaults[key] } as Parameter) : worded;
  });
  const shown = visible.map((key) => parameters.find((parameter) => parameter.key === key)!);
  return [...shown, ...parameters.filter((parameter) => !parameter.visible)];
}

const storyOf = ({ story }: LanVariant): Readonly<Record<string, ParamValue>> => ({ ...settingsOf('story'), ...story });

/** Choosing a workload sets what the scenario has of its settings. */
function workload(variant: LanVariant, keys: readonly string[]): Parameter {
  const options = variant.presets.map((name) => {
    const sets = name === 'story' ? storyOf(variant) : settingsOf(name);
    return {
      value: name,
      label: PRESET_LABELS[name],
      sets: Object.fromEntries(Object.entries(sets).filter(([key]) => keys.includes(key))),
    };
  });
  return workloadSetting([...options, { value: 'own', label: text('your own', '직접 설정') }]);
}
