// The step's own settings for a lecture hall: name, control, value, nothing to type into. A step is about what its tries set;
// where that is no slider, the scenario's own stands beside it.

import { asWords, formatValue } from '../../scenarios/kit/format-value.ts';
import type { LessonStep } from '../../scenarios/kit/lesson.ts';
import type { ChoiceParameter, NumberParameter, Parameter } from '../../scenarios/kit/parameter.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import type { Text } from '../../scenarios/kit/text.ts';
import { Slider } from '../controls/slider.tsx';
import { useSetting } from '../controls/use-setting.ts';
import { useIsHidden, useIsLocked, useLanguage, useLectern, useText, useWords } from '../foundation/context.ts';
import { ChevronIcon } from '../foundation/icons.tsx';

/** Words of 20 px leave no room for a third. */
const MOST = 2;

/** The settings a hall sees at a step: at most two, one slider among them. */
export function presentedSettings(
  { parameters, lessonKey }: Scenario,
  step: LessonStep | undefined,
): readonly Parameter[] {
  const tried = new Set((step?.tries ?? []).flatMap(({ sets }) => Object.keys(sets ?? {})));
  const own = parameters.filter(({ key }) => tried.has(key) && key !== 'end');
  const sliders = own.filter(({ kind }) => kind === 'number');
  const lesson = parameters.filter(({ key }) => key === lessonKey);
  const [slider] = [...sliders.filter(({ key }) => key === lessonKey), ...sliders, ...lesson];
  const others = own.filter(({ kind }) => kind !== 'number');
  return [...others.slice(0, MOST - 1), slider!];
}

export function PresentedSetting({ parameter }: { readonly parameter: Parameter }) {
  const hidden = useIsHidden(parameter.key);
  const locked = useIsLocked(parameter.key);
  if (hidden) return null;
  if (locked) return <PresentedValue parameter={parameter} />;
  return parameter.kind === 'number' ? (
    <PresentedSlider parameter={parameter} />
  ) : (
    <PresentedChoice parameter={parameter} />
  );
}

function PresentedSlider({ parameter }: { readonly parameter: NumberParameter }) {
  const say = useText();
  const language = useLanguage();
  const value = useSetting(parameter.key) as number;
  const linkValue = useLectern((state) => state.linkSpec.params[parameter.key]) as number;
  const label = say(parameter.label);
  return (
    <div className="present-setting present-slider" data-key={parameter.key}>
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

/** Of a setting that is locked. */
function PresentedValue({ parameter }: { readonly parameter: Parameter }) {
  const say = useText();
  const language = useLanguage();
  const value = useSetting(parameter.key);
  return (
    <div className="present-setting" data-key={parameter.key}>
      <span className="setting-label">{say(parameter.label)}</span>
      <span className="present-value">{asWords(formatValue(parameter, value, language))}</span>
    </div>
  );
}

/** Options of a choice; where a rule of one's own holds, that is one, too, so that no other is shown in its place. */
export function presentedOptions(
  { options, rule }: ChoiceParameter,
  value: string,
  say: (text: Text) => string,
  own: string,
): readonly { readonly value: string; readonly label: string }[] {
  const isRule = rule !== undefined && !options.some((option) => option.value === value);
  const named = options.map((option) => ({ value: option.value, label: say(option.label) }));
  return isRule ? [{ value, label: own }, ...named] : named;
}

/** One of several options, or on and off. */
function PresentedChoice({ parameter }: { readonly parameter: Exclude<Parameter, NumberParameter> }) {
  const say = useText();
  const language = useLanguage();
  const value = useSetting(parameter.key);
  const setParam = useLectern((state) => state.setParam);
  const isSwitch = parameter.kind === 'switch';
  const words = useWords().rules;
  const options = isSwitch
    ? [false, true].map((on) => ({ value: String(on), label: asWords(formatValue(parameter, on, language)) }))
    : presentedOptions(parameter, String(value), say, words.hall);
  return (
    <div className="present-setting" data-key={parameter.key}>
      <span className="setting-label" aria-hidden="true">
        {say(parameter.label)}
      </span>
      <span className="select">
        <select
          value={String(value)}
          aria-label={say(parameter.label)}
          onChange={({ target }) => setParam(parameter.key, isSwitch ? target.value === 'true' : target.value, 'set')}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronIcon />
      </span>
    </div>
  );
}
