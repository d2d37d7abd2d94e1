// A setting as an explanation uses it: what it was worth then, and what it is called.

import type { Nanos } from '../../engine/core/time.ts';
import type { RunRecord } from '../../record/record.ts';
import { settingAt } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { type Text, text } from '../../scenarios/kit/text.ts';

export const numberAt = ({ spec }: RunRecord, key: string, at: Nanos): number => Number(settingAt(spec, key, at));

export const labelOf = ({ parameters }: Scenario, key: string): Text =>
  parameters.find((each) => each.key === key)?.label ?? text(key, key);
