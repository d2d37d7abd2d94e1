// The lesson beside the network: where one is in it, one question (the largest words on the page), what one sees, and the
// ways on, back and deeper. The first step is the scenario's own question, so it is there before the lesson's file is. A
// phone has room for question and steps alone; the rest is a press away.

import { useState } from 'react';
import type { Lesson as LessonText } from '../../scenarios/kit/lesson.ts';
import { useFirstWords, useLectern, useText, useWhole } from '../foundation/context.ts';
import { lazy } from '../foundation/lazy.tsx';
import { useStageFirst } from '../foundation/use-stage-first.ts';
import { openStep } from './open-step.ts';
import './lesson.css';

/** Asked for once the stage is there, as everything around it. */
const Terms = lazy(
  async () => (await import('../foundation/terms.tsx')).Terms,
  ({ text }: { readonly text: string }) => text,
);

const LessonSheet = lazy(async () => (await import('./lesson-sheet.tsx')).LessonSheet);

interface LessonProps {
  readonly as?: 'h1' | 'h3';
  readonly brief?: boolean;
}

export function Lesson({ as: Heading = 'h1', brief = false }: LessonProps) {
  const say = useText();
  const scenario = useLectern((state) => state.scenario);
  const lesson = useLectern((state) => state.lesson);
  const number = useLectern((state) => state.step);
  const drawn = useStageFirst();
  const step = lesson?.steps[number - 1];
  const question = step?.question ?? (number === 1 ? scenario.question : undefined);
  const see = step?.see ?? (number === 1 ? scenario.lead : undefined);
  return (
    <>
      {(scenario.steps ?? 0) > 1 && !brief && <Progress number={number} of={scenario.steps!} />}
      <Heading className="question">{question && say(question)}</Heading>
      {!brief && <p className="lead">{see && (drawn ? <Terms text={say(see)} /> : say(see))}</p>}
      {(scenario.steps ?? 0) > 0 && <StepButtons number={number} of={scenario.steps!} brief={brief} />}
    </>
  );
}

function Progress({ number, of }: { readonly number: number; readonly of: number }) {
  const words = useFirstWords().lesson;
  return (
    <p className="lesson-progress">
      {Array.from({ length: of }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row of bars that never change places
        <span key={index} className="lesson-bar" data-done={index < number || undefined} aria-hidden="true" />
      ))}
      <span className="lesson-count">{words.progress(number, of)}</span>
    </p>
  );
}

interface StepButtonsProps {
  readonly number: number;
  readonly of: number;
  readonly brief: boolean;
}

/** A lesson of one step has no way on or back, and still what there is to read. */
function StepButtons({ number, of, brief }: StepButtonsProps) {
  const words = useFirstWords().lesson;
  const [reading, setReading] = useState(false);
  const lectern = useWhole();
  const next = useLectern(({ lesson }) => nextLesson(lesson, number));
  const turn = (to: number): void => void openStep(lectern, to);
  const read = (): void => {
    void lectern.store.getState().wantLesson();
    setReading(true);
  };
  return (
    <div className="lesson-buttons">
      {brief && of > 1 && <span className="lesson-count">{words.progress(number, of)}</span>}
      {number < of && (
        <button type="button" className="lesson-next" onClick={() => turn(number + 1)}>
          {words.next}
        </button>
      )}
      {next && (
        <a className="lesson-next" href={`../${next}/`}>
          {words.nextLesson}
        </a>
      )}
      {number > 1 && (
        <button type="button" className="lesson-other" onClick={() => turn(number - 1)}>
          {words.back}
        </button>
      )}
      <button type="button" className="lesson-other" aria-haspopup="dialog" onClick={read}>
        {words.more}
      </button>
      {reading && <LessonSheet onClose={() => setReading(false)} />}
    </div>
  );
}

/** Where the last step leads. */
const nextLesson = (lesson: LessonText | null, number: number): string | undefined =>
  number === lesson?.steps.length ? lesson.steps[number - 1]?.tries.find(({ leads }) => leads)?.leads : undefined;
