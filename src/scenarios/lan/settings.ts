// The settings of the two LAN scenarios: one list, of which each shows other five first and has its own defaults. The
// order here is the order in links. Groups: lesson-settings.ts, user-settings.ts, network-settings.ts, tcp-settings.ts.

import { seconds } from '../../engine/core/time.ts';
import { end, seed } from '../kit/define.ts';
import type { ParamValue } from '../kit/run-spec.ts';
import { type Setting, settings, type Values } from '../kit/settings.ts';
import { surgeSettings } from '../kit/surge.ts';
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

/** All there are, in the order of links; a scenario shows its five first. */
const all = settings({
  work: workloadSetting([]),
  ...lessonSettings,
  ...userSettings,
  ...networkSettings,
  ...tcpSettings,
  ...surgeSettings(
    { when: seconds(20), lasts: seconds(20) },
    text('The number of users at the clients, or the rate of their requests,', '클라이언트의 사용자 수나 요청률이'),
  ),
  seed,
  end: { ...end, default: seconds(60) },
});

const OUTSIDE_ONLY = ['split', 'xrmin', 'wan', 'wdelay', 'wbw', 'wloss'] as const;
type OutsideOnly = (typeof OUTSIDE_ONLY)[number];
type LanSettings = Omit<typeof all, OutsideOnly> & Partial<Pick<typeof all, OutsideOnly>>;

/** House units. `sizes`, a list of packet counts separated by commas, is set by the command line only. */
export type LanValues = Values<LanSettings> & { readonly sizes?: string };

export function lanSettings(variant: LanVariant): LanSettings {
  const { visible, outside } = variant;
  const keys = Object.keys(all).filter((key) => outside || !OUTSIDE_ONLY.some((other) => other === key));
  const defaults = { ...storyOf(variant), ...variant.defaults };
  const declared: Readonly<Record<string, Setting>> = { ...all, work: workload(variant, keys) };
  const own = [...visible, ...keys.filter((key) => !visible.includes(key))].map((key) => {
    const worded = { ...declared[key], visible: visible.includes(key) };
    return [key, key in defaults ? { ...worded, default: defaults[key] } : worded];
  });
  return Object.fromEntries(own) as LanSettings;
}

const storyOf = ({ story }: LanVariant): Readonly<Record<string, ParamValue>> => ({ ...settingsOf('story'), ...story });

/** Choosing a workload sets what the scenario has of its settings. */
function workload(variant: LanVariant, keys: readonly string[]) {
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
