// Where an answer is given: native radio buttons, a number with its unit, a list to put in order. Drawing and moments are given
// on the charts, too (over-charts.tsx).

import { useId, useState } from 'react';
import { asWords, formatExactly } from '../../scenarios/kit/format-value.ts';
import type { DrawQuestion, Given, MomentQuestion, NumberQuestion, Question } from '../../scenarios/kit/prediction.ts';
import { inLargestUnit, writeQuantity } from '../../scenarios/kit/quantity.ts';
import { readGiven, writeGiven } from '../../scenarios/kit/read-predictions.ts';
import type { Text } from '../../scenarios/kit/text.ts';
import { useLanguage, useWords } from '../foundation/context.ts';
import { Order } from './order-field.tsx';

export interface FieldProps<Q extends Question = Question> {
  readonly question: Q;
  readonly given: Given | undefined;
  readonly say: (text: Text) => string;
  readonly onGiven: (words: string) => void;
}

export function AnswerField(props: FieldProps) {
  const { question } = props;
  switch (question.kind) {
    case 'choice':
      return <Choices {...props} options={question.options} />;
    case 'place':
      return <Choices {...props} options={question.among} />;
    case 'number':
    case 'moment':
      return <NumberAnswer {...props} question={question} />;
    case 'order':
      return <Order {...props} question={question} />;
    default:
      return <Drawn {...props} question={question} />;
  }
}

interface ChoicesProps extends FieldProps {
  readonly options: readonly { readonly id: string; readonly label: Text }[];
}

function Choices({ question, options, given, say, onGiven }: ChoicesProps) {
  const chosen = given && 'id' in given ? given.id : undefined;
  return (
    <fieldset className="question-choices">
      <legend className="out-of-sight">{say(question.ask)}</legend>
      {options.map(({ id, label }) => (
        <label key={id}>
          <input type="radio" name={`question-${question.id}`} checked={chosen === id} onChange={() => onGiven(id)} />
          <span>{say(label)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function NumberAnswer({ question, given, onGiven }: FieldProps<NumberQuestion | MomentQuestion>) {
  const words = useWords().predict;
  const language = useLanguage();
  const hint = useId();
  const quantity = question.kind === 'number' ? question.quantity : 'duration';
  const value = given && 'value' in given ? given.value : undefined;
  const [draft, setDraft] = useState<string>();
  const shown = value === undefined ? '' : shortly(value, quantity);
  const problem = draft === undefined || draft.trim() === '' ? undefined : readGiven(question, draft).problem;
  const count = (text: string): void => {
    const reading = readGiven(question, text);
    if (reading.given && !reading.problem) onGiven(writeGiven(question, reading.given));
  };
  const label = question.kind === 'moment' ? words.moment : words.number;
  const example = question.kind === 'moment' ? '1.5s' : writeQuantity(question.range[1], quantity);
  const tolerance =
    question.kind === 'moment'
      ? words.withinTime(asWords(formatExactly(question.within, 'duration', language)))
      : question.within > 0
        ? words.within(Math.round(question.within * 100))
        : words.exactly;
  return (
    <div className="question-number">
      <label>
        <span>{label}</span>
        <input
          type="text"
          inputMode={question.kind === 'number' && quantity === 'count' ? 'numeric' : 'text'}
          autoComplete="off"
          spellCheck={false}
          placeholder={example}
          value={draft ?? shown}
          aria-describedby={hint}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => {
            setDraft(event.target.value);
            count(event.target.value);
          }}
          onBlur={() => {
            if (!problem) setDraft(undefined);
          }}
        />
      </label>
      <p id={hint} className="question-hint">
        {problem ? words.notRead(example) : question.kind === 'moment' ? `${words.momentHelp} ${tolerance}` : tolerance}
      </p>
    </div>
  );
}

/** To a ten-thousandth, as one would type it. */
function shortly(value: number, quantity: NumberQuestion['quantity']): string {
  const { number, unit } = inLargestUnit(value, quantity);
  return `${Number(number.toPrecision(5))}${unit ? ` ${unit}` : ''}`;
}

function Drawn({ question, given, onGiven }: FieldProps<DrawQuestion>) {
  const words = useWords().predict;
  const steps = given?.kind === 'draw' ? given.sketch.filter((level) => level !== null).length : 0;
  return (
    <div className="question-drawn">
      <p>{words.drawHelp}</p>
      <p className="question-hint by-keys">{words.drawKeys}</p>
      <p aria-live="polite">
        {words.drawnSteps(steps, question.paper.steps)}
        {steps > 0 && steps < question.paper.steps && `. ${words.drawRest}`}
      </p>
      {steps > 0 && (
        <button type="button" className="predict-do" onClick={() => onGiven('')}>
          {words.clear}
        </button>
      )}
    </div>
  );
}
