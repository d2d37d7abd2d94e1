// The lesson of the scenario: its one question, the largest words on the page, and two or three sentences. A phone has room
// for the question alone; the sentences are in its menu.

import { useLectern, useText } from '../context.ts';

interface LessonProps {
  readonly as?: 'h1' | 'h3';
  readonly brief?: boolean;
}

export function Lesson({ as: Heading = 'h1', brief = false }: LessonProps) {
  const say = useText();
  const scenario = useLectern((state) => state.scenario);
  return (
    <>
      <Heading className="question">{say(scenario.question)}</Heading>
      {!brief && <p className="lead">{say(scenario.lead)}</p>}
    </>
  );
}
