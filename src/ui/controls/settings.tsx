// The settings of the scenario: the five of the lesson, the rest behind a disclosure (grouped-settings.tsx), what a change would mean at the
// cursor, and the way back to the link. What does not fit together is said under the settings.

import { type ReactNode, useEffect, useState } from 'react';
import { momentText } from '../../plot/numbers.ts';
import { isHidden } from '../../scenarios/kit/limits.ts';
import { sameSpec } from '../../scenarios/kit/run-spec.ts';
import { changeTime, endOf } from '../foundation/changes.ts';
import { useAtCursor, useLanguage, useLectern, useLecternStore, useText, useWords } from '../foundation/context.ts';
import { ChevronIcon, RedoIcon, UndoIcon } from '../foundation/icons.tsx';
import { specOfOwnStep } from '../foundation/own-step.ts';
import { GroupedSettings } from './grouped-settings.tsx';
import { LimitsNote } from './limits-note.tsx';
import { Setting } from './setting.tsx';

export function Settings({ titled = true }: { readonly titled?: boolean }) {
  const words = useWords().controls.settings;
  const scenario = useLectern((state) => state.scenario);
  const [more, setMore] = useState(false);
  const limits = useLectern((state) => state.limits);
  const shown = scenario.parameters.filter(({ key }) => !isHidden(limits, key));
  const visible = shown.filter((parameter) => parameter.visible);
  const rest = shown.filter((parameter) => !parameter.visible);
  useSought((key) => rest.some((parameter) => parameter.key === key) && setMore(true));
  return (
    <>
      {titled && (
        <div className="settings-head">
          <h2>{words.title}</h2>
          <History />
          <BackToLink />
        </div>
      )}
      {visible.map((parameter) => (
        <Setting key={parameter.key} parameter={parameter} lesson={parameter.key === scenario.lessonKey} />
      ))}
      {rest.length > 0 && (
        <button
          type="button"
          className="more"
          aria-expanded={more}
          aria-controls="more-settings"
          onClick={({ currentTarget }) => {
            setMore(!more);
            // What was opened may stand below the edge.
            requestAnimationFrame(() => currentTarget.scrollIntoView());
          }}
        >
          {more ? words.fewer : words.more(rest.length)}
          <ChevronIcon />
        </button>
      )}
      <div id="more-settings" hidden={!more}>
        {more && <GroupedSettings parameters={rest} />}
      </div>
      <LimitsNote />
      <Complaints />
      <EditNote />
    </>
  );
}

/** Leads to the setting that is sought, once it is shown. */
function useSought(show: (key: string) => void): void {
  const sought = useLectern((state) => state.sought);
  const store = useLecternStore();
  useEffect(() => {
    if (sought === null) return;
    const setting = document.querySelector(`.settings [data-key="${sought}"]`);
    if (!setting) return show(sought);
    // After a sheet that has come with it has taken the focus for itself.
    queueMicrotask(() => {
      const folded = setting.closest('details');
      if (folded) folded.open = true;
      setting.scrollIntoView({ block: 'center' });
      setting.querySelector<HTMLElement>('input, select')?.focus();
      store.setState({ sought: null });
    });
  });
}

/** Taking the last edit back and doing it again. A press on what cannot be done does nothing, and the focus stays. */
export function History() {
  const words = useWords().controls.settings;
  const canUndo = useLectern((state) => state.canUndo);
  const canRedo = useLectern((state) => state.canRedo);
  const undo = useLectern((state) => state.undo);
  const redo = useLectern((state) => state.redo);
  return (
    <span className="history">
      <IconButton label={words.undo} disabled={!canUndo} onClick={undo} icon={<UndoIcon />} />
      <IconButton label={words.redo} disabled={!canRedo} onClick={redo} icon={<RedoIcon />} />
    </span>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function IconButton({ label, icon, disabled, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}

/** There only when there is something to go back from. */
export function BackToLink() {
  const words = useWords().controls.settings;
  const backToLink = useLectern((state) => state.backToLink);
  const edited = useLectern((state) => !sameSpec(state.spec, state.linkSpec));
  // Turning to a step is opening its link, so the way back is the way to the run its words are about.
  const step = useLectern((state) => {
    const { lesson, step, linkSpec } = state;
    const open = lesson?.steps[step - 1];
    return open && step > 1 && sameSpec(linkSpec, specOfOwnStep(state, open)) ? step : 0;
  });
  return edited ? (
    <button type="button" className="text-button" onClick={backToLink}>
      {step ? words.backToStep(step) : words.backToLink}
    </button>
  ) : null;
}

function Complaints() {
  const say = useText();
  const complaints = useLectern((state) => state.complaints);
  return (
    <div className="complaints" aria-live="polite">
      {complaints.map((complaint) => (
        <p key={complaint.key + complaint.message.en}>{say(complaint.message)}</p>
      ))}
    </div>
  );
}

/** From when on a change would apply. The time is that of a paused cursor: a running number in a sentence cannot be read. */
function EditNote() {
  const words = useWords().controls.settings;
  const language = useLanguage();
  const playing = useLectern((state) => state.playing);
  const say = useText();
  const lessonKey = useLectern(({ scenario }) => scenario.lessonKey);
  const lesson = useLectern(({ scenario }) => scenario.parameters.find(({ key }) => key === lessonKey)!);
  const where = useAtCursor(({ store, playback }) => {
    const { spec, aboutStory } = store.getState();
    if (aboutStory && lesson.live) return 'story';
    if (playback.now >= endOf(spec)) return 'end';
    const at = changeTime(spec, playback.now);
    if (at === 0) return 'start';
    return store.getState().playing ? 'running' : momentText(at, language, decimalsOf(at));
  });
  return (
    <p className="edit-note">
      {where === 'story' && words.aboutStory(say(lesson.label))}
      {where === 'end' && words.atEnd}
      {where === 'start' && words.atStart}
      {where === 'running' && words.whilePlaying}
      {!['story', 'end', 'start', 'running'].includes(where) && !playing && words.atTime(where)}
    </p>
  );
}

/** 1.4 s rather than 1.4000 s: as many decimals as the moment has, at least one, at most four. */
function decimalsOf(at: number): number {
  for (let decimals = 1; decimals < 4; decimals++) if (at % 10 ** (9 - decimals) === 0) return decimals;
  return 4;
}
