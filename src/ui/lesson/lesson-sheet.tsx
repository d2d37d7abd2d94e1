// The whole lesson to read: what to notice and to try in the step that is open, the other steps, what the paper claims and
// what is really so, and where to read more.

import { useRef } from 'react';
import type { LessonClaim, LessonStep, LessonTry } from '../../scenarios/kit/lesson.ts';
import { useLectern, useText, useWhole, useWords } from '../foundation/context.ts';
import { Dialog } from '../foundation/dialog.tsx';
import { Terms } from '../foundation/terms.tsx';
import { useMedia } from '../foundation/use-media.ts';
import { isLockedTry, openStep, tryOut } from './open-step.ts';
import './lesson-sheet.css';

export function LessonSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useText();
  const words = useWords().lesson.sheet;
  const lesson = useLectern((state) => state.lesson);
  const scenario = useLectern((state) => state.scenario);
  const number = useLectern((state) => state.step);
  const compact = useMedia('(max-width: 899px)');
  const step = lesson?.steps[number - 1];
  return (
    <Dialog title={say(step?.question ?? scenario.question)} sheet={compact} onClose={onClose}>
      <div className="lesson-sheet">
        {lesson?.title && <p className="lesson-paper">{say(lesson.title)}</p>}
        {step && <Step step={step} onClose={onClose} />}
        {lesson && <Steps steps={lesson.steps} number={number} onClose={onClose} />}
        {lesson && lesson.claims.length > 0 && (
          <Claims claims={lesson.claims} paper={lesson.paper && say(lesson.paper)} onClose={onClose} />
        )}
        {lesson && lesson.references.length > 0 && (
          <>
            <h3>{words.references}</h3>
            <ul>
              {lesson.references.map((reference) => (
                <li key={reference.en}>{say(reference)}</li>
              ))}
            </ul>
          </>
        )}
        {!lesson && <p>{words.missing}</p>}
        <OpenFile onClose={onClose} />
      </div>
    </Dialog>
  );
}

/** A lesson of the lecturer's own, from a file. It can be dropped on the page, too. */
function OpenFile({ onClose }: { readonly onClose: () => void }) {
  const words = useWords().lesson.own;
  const { store } = useWhole();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <h3>{words.title}</h3>
      <p>{words.about}</p>
      <input
        ref={field}
        type="file"
        accept=".md,text/markdown"
        hidden
        onChange={({ currentTarget: { files } }) => {
          const [file] = files ?? [];
          if (!file) return;
          onClose();
          void store.getState().openLessonFile(file);
        }}
      />
      <button type="button" className="lesson-do" onClick={() => field.current?.click()}>
        {words.open}
      </button>
    </>
  );
}

interface StepProps {
  readonly step: LessonStep;
  readonly onClose: () => void;
}

function Step({ step, onClose }: StepProps) {
  const say = useText();
  const words = useWords().lesson.sheet;
  return (
    <>
      <p>
        <Terms text={say(step.see)} />
      </p>
      <h3>{words.notice}</h3>
      <ul>
        {step.notice.map((each) => (
          <li key={each.en}>
            <Terms text={say(each)} />
          </li>
        ))}
      </ul>
      {step.tries.length > 0 && <h3>{words.tries}</h3>}
      <ul className="lesson-tries">
        {step.tries.map((each) => (
          <Try key={each.what.en} of={each} onClose={onClose} />
        ))}
      </ul>
    </>
  );
}

function Try({ of, onClose }: { readonly of: LessonTry; readonly onClose: () => void }) {
  const say = useText();
  const words = useWords().lesson.sheet;
  const locked = useWords().controls.limits;
  const lectern = useWhole();
  const isLocked = useLectern(({ limits }) => isLockedTry(of, limits));
  const act = (): void => {
    onClose();
    tryOut(lectern, of);
  };
  return (
    <li>
      {of.leads ? <a href={`../${of.leads}/`}>{say(of.what)}</a> : <Terms text={say(of.what)} />}
      {of.sets && isLocked && <span className="lesson-locked">{locked.lockedHint}</span>}
      {of.sets && !isLocked && (
        <button type="button" className="lesson-do" onClick={act} aria-label={`${words.set}: ${say(of.what)}`}>
          {words.set}
        </button>
      )}
    </li>
  );
}

interface StepsProps {
  readonly steps: readonly LessonStep[];
  readonly number: number;
  readonly onClose: () => void;
}

function Steps({ steps, number, onClose }: StepsProps) {
  const say = useText();
  const words = useWords().lesson.sheet;
  const lectern = useWhole();
  return (
    <>
      <h3>{words.steps}</h3>
      <ol className="lesson-steps">
        {steps.map((step, index) => (
          <li key={step.question.en}>
            <button
              type="button"
              aria-current={index + 1 === number ? 'step' : undefined}
              onClick={() => {
                onClose();
                void openStep(lectern, index + 1);
              }}
            >
              {say(step.question)}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

interface ClaimsProps {
  readonly claims: readonly LessonClaim[];
  readonly paper: string | undefined;
  readonly onClose: () => void;
}

function Claims({ claims, paper, onClose }: ClaimsProps) {
  const say = useText();
  const words = useWords().lesson.sheet;
  const { store } = useWhole();
  const judge = (figure: string): void => {
    onClose();
    store.getState().setSweep(figure);
    store.getState().setSweeping(true);
  };
  return (
    <>
      <h3>{words.claims}</h3>
      {paper && <p className="lesson-paper">{paper}</p>}
      <dl className="lesson-claims">
        {claims.map(({ claim, really, figure }) => (
          <div key={claim.en}>
            <dt>
              <Terms text={say(claim)} />
            </dt>
            <dd>
              <Terms text={say(really)} />
              {figure && (
                <button type="button" className="lesson-do" onClick={() => judge(figure)}>
                  {words.judged(figure)}
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
