// One setting: label, badge, field, slider. The same row on desktop and in the phone's sheet, where − and + stand at the
// slider's ends. It shows the value at the cursor, because changes apply from a time on.

import { useId, useRef } from 'react';
import { changesLive } from '../../scenarios/kit/changes-live.ts';
import { asWords, formatValue } from '../../scenarios/kit/format-value.ts';
import type { ChoiceParameter, NumberParameter, Parameter, SwitchParameter } from '../../scenarios/kit/parameter.ts';
import { useIsHidden, useIsLocked, useLanguage, useLectern, useText, useWords } from '../foundation/context.ts';
import { ChevronIcon, LockIcon, NewSeedIcon, RestartsIcon } from '../foundation/icons.tsx';
import { RuleField } from '../foundation/rule-field.tsx';
import { stepped } from '../foundation/slider-scale.ts';
import { Terms } from '../foundation/terms.tsx';
import { useHold } from '../foundation/use-hold.ts';
import { Answer } from './answer.tsx';
import { Invitation } from './invitation.tsx';
import { NumberField } from './number-field.tsx';
import { ReferenceMarks, useReferences } from './reference-marks.tsx';
import { Slider } from './slider.tsx';
import { useSetting } from './use-setting.ts';

interface SettingProps<P extends Parameter = Parameter> {
  readonly parameter: P;
  /** The lesson's own slider. */
  readonly lesson?: boolean;
  /** Show what the setting does under its name. */
  readonly explained?: boolean;
}

export function Setting({ parameter, lesson = false, explained = false }: SettingProps) {
  const hidden = useIsHidden(parameter.key);
  const locked = useIsLocked(parameter.key);
  if (hidden) return null;
  if (locked) return <LockedSetting parameter={parameter} explained={explained} />;
  if (parameter.kind === 'choice') return <ChoiceSetting parameter={parameter} explained={explained} />;
  if (parameter.kind === 'switch') return <SwitchSetting parameter={parameter} explained={explained} />;
  return <NumberSetting parameter={parameter} lesson={lesson} explained={explained} />;
}

function NumberSetting({ parameter, lesson = false, explained = false }: SettingProps<NumberParameter>) {
  const say = useText();
  const value = useSetting(parameter.key) as number;
  const linkValue = useLectern((state) => state.linkSpec.params[parameter.key]) as number;
  const help = useId();
  const marks = useId();
  const isCompared = useReferences(parameter.key).length > 0;
  const label = say(parameter.label);
  const isSeed = parameter.key === 'seed';
  const invited = useLectern(({ inviting, scenario }) => inviting && scenario.lessonKey === parameter.key);
  // Another step of the lesson asks something else.
  const told = useLectern(({ withStory, step }) => withStory && lesson && step === 1);
  const wasInvited = useRef(false);
  if (invited) wasInvited.current = true;
  return (
    <div
      className="setting"
      data-lesson={lesson ? '' : undefined}
      data-told={told || undefined}
      data-key={parameter.key}
    >
      <Name parameter={parameter} />
      {isSeed && <NewSeed parameter={parameter} value={value} />}
      <NumberField parameter={parameter} value={value} linkValue={linkValue} label={label} />
      {!isSeed && (
        <>
          <Nudge parameter={parameter} value={value} direction={-1} />
          <Slider
            parameter={parameter}
            value={value}
            linkValue={linkValue}
            label={label}
            describedBy={isCompared ? `${help} ${marks}` : help}
            ticks={lesson}
          />
          <Nudge parameter={parameter} value={value} direction={1} />
          {isCompared && <ReferenceMarks parameter={parameter} id={marks} />}
        </>
      )}
      <Help id={help} parameter={parameter} shown={explained} />
      {invited && <Invitation parameter={parameter} value={value} />}
      {told && <Answer setting={parameter.key} asked={wasInvited.current && !invited} />}
    </div>
  );
}

/** What it is set to, and that whoever made the link has fixed it. */
function LockedSetting({ parameter, explained = false }: SettingProps) {
  const words = useWords().controls.limits;
  const say = useText();
  const language = useLanguage();
  const value = useSetting(parameter.key);
  const help = useId();
  return (
    <div
      className={parameter.kind === 'choice' ? 'setting setting-locked locked-wide' : 'setting setting-locked'}
      data-key={parameter.key}
    >
      <span className="setting-name">
        <span className="setting-label">{say(parameter.label)}</span>{' '}
        <span className="badge badge-restarts" title={words.lockedHint}>
          <LockIcon />
          {words.locked}
        </span>
      </span>
      <span className="locked-value">{asWords(formatValue(parameter, value, language))}</span>
      <Help id={help} parameter={parameter} shown={explained} />
    </div>
  );
}

/** The label, and whether a change applies from the cursor on or restarts the run. */
function Name({ parameter, live = parameter.live }: { readonly parameter: Parameter; readonly live?: boolean }) {
  const words = useWords().controls.settings;
  const say = useText();
  return (
    <span className="setting-name">
      <span className="setting-label">{say(parameter.label)}</span>{' '}
      {live ? (
        <span className="badge">{words.live}</span>
      ) : (
        <span className="badge badge-restarts">
          <RestartsIcon />
          {words.restarts}
        </span>
      )}
    </span>
  );
}

/** − and + of the phone: a way without dragging. Hidden where the keys do it. */
function Nudge({ parameter, value, direction }: { parameter: NumberParameter; value: number; direction: 1 | -1 }) {
  const words = useWords().controls.settings;
  const say = useText();
  const setParam = useLectern((state) => state.setParam);
  const hand = useHold(parameter.key);
  const next = stepped(parameter, value, direction, parameter.scale === 'log');
  const label = say(parameter.label);
  return (
    <button
      type="button"
      className={`nudge ${direction < 0 ? 'nudge-lower' : 'nudge-higher'}`}
      disabled={next === value}
      aria-label={direction < 0 ? words.lower(label) : words.higher(label)}
      onClick={() => {
        hand.step();
        setParam(parameter.key, next, 'drag');
      }}
      onBlur={hand.letGo}
    >
      {direction < 0 ? '−' : '+'}
    </button>
  );
}

const SMALL_SEEDS = 1000;

/** Another seed, short enough for a link. */
function NewSeed({ parameter, value }: { readonly parameter: NumberParameter; readonly value: number }) {
  const words = useWords().controls.settings;
  const setParam = useLectern((state) => state.setParam);
  const renew = (): void => {
    const random = crypto.getRandomValues(new Uint16Array(1))[0]! % (SMALL_SEEDS - 1);
    const seed = parameter.min + random;
    setParam(parameter.key, seed === value ? seed + 1 : seed, 'set');
  };
  return (
    <button
      type="button"
      className="icon-button new-seed"
      aria-label={words.newSeed}
      title={words.newSeed}
      onClick={renew}
    >
      <NewSeedIcon />
    </button>
  );
}

/** What the setting does and where its rule stands: always there for screen readers, on the page where there is room. */
function Help({
  id,
  parameter,
  shown,
}: {
  readonly id: string;
  readonly parameter: Parameter;
  readonly shown: boolean;
}) {
  const say = useText();
  return (
    <p id={id} className={shown ? 'setting-help' : 'out-of-sight'}>
      {shown ? <Terms text={say(parameter.help)} /> : say(parameter.help)}
      {parameter.cite && ` (${parameter.cite})`}
    </p>
  );
}

/** No option's word. */
const OWN_RULE = '?';

function ChoiceSetting({ parameter, explained = false }: SettingProps<ChoiceParameter>) {
  const say = useText();
  const value = useSetting(parameter.key) as string;
  const setParam = useLectern((state) => state.setParam);
  const words = useWords().rules;
  const help = useId();
  const { rule, options } = parameter;
  const isRule = rule !== undefined && !options.some((option) => option.value === value);
  // From a word the same as a rule, to be rewritten.
  const asRule = rule && (rule.asRules[value] ?? Object.values(rule.asRules)[0]!);
  return (
    <div className="setting setting-choice" data-key={parameter.key}>
      <Name parameter={parameter} live={changesLive(parameter, value, value)} />
      <span className="select">
        <select
          value={isRule ? OWN_RULE : value}
          aria-label={say(parameter.label)}
          aria-describedby={help}
          onChange={({ target }) => {
            const chosen = target.value === OWN_RULE ? asRule : target.value;
            if (chosen !== undefined) setParam(parameter.key, chosen, 'set');
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {say(option.label)}
            </option>
          ))}
          {rule && <option value={OWN_RULE}>{words.own}</option>}
        </select>
        <ChevronIcon />
      </span>
      {isRule && <RuleField parameter={{ ...parameter, rule }} value={value} />}
      <Help id={help} parameter={parameter} shown={explained} />
    </div>
  );
}

function SwitchSetting({ parameter, explained = false }: SettingProps<SwitchParameter>) {
  const value = useSetting(parameter.key) as boolean;
  const setParam = useLectern((state) => state.setParam);
  const help = useId();
  return (
    <div className="setting setting-switch" data-key={parameter.key}>
      <label className="check">
        <input
          type="checkbox"
          checked={value}
          aria-describedby={help}
          onChange={(event) => setParam(parameter.key, event.target.checked, 'set')}
        />
        <Name parameter={parameter} />
      </label>
      <Help id={help} parameter={parameter} shown={explained} />
    </div>
  );
}
