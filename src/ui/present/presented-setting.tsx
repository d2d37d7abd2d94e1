// The lesson's own setting for a lecture hall: name, slider, value, nothing to type into.

import { asWords, formatValue } from '../../scenarios/kit/format-value.ts';
import type { NumberParameter } from '../../scenarios/kit/parameter.ts';
import { Slider } from '../controls/slider.tsx';
import { useSetting } from '../controls/use-setting.ts';
import { useLanguage, useLectern, useText } from '../foundation/context.ts';

export function PresentedSetting({ parameter }: { readonly parameter: NumberParameter }) {
  const say = useText();
  const language = useLanguage();
  const value = useSetting(parameter.key) as number;
  const linkValue = useLectern((state) => state.linkSpec.params[parameter.key]) as number;
  const label = say(parameter.label);
  return (
    <div className="present-setting setting" data-key={parameter.key}>
      <span className="setting-label" aria-hidden="true">
        {label}
      </span>
      <Slider parameter={parameter} value={value} linkValue={linkValue} label={label} describedBy="" ticks={false} />
      <span className="present-value" aria-hidden="true">
        {asWords(formatValue(parameter, value, language))}
      </span>
    </div>
  );
}
