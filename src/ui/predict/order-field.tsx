// A list to put in order: by dragging, by the buttons of each item, or by the arrow keys on them.

import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { OrderQuestion } from '../../scenarios/kit/prediction.ts';
import { useWords } from '../foundation/context.ts';
import type { FieldProps } from './answer-field.tsx';

export function Order({ question, given, say, onGiven }: FieldProps<OrderQuestion>) {
  const words = useWords().predict;
  const [dragged, setDragged] = useState<string>();
  const ids = given?.kind === 'order' ? given.ids : question.items.map(({ id }) => id);
  const move = (id: string, to: number): void => {
    if (to < 0 || to >= ids.length) return;
    const others = ids.filter((each) => each !== id);
    onGiven([...others.slice(0, to), id, ...others.slice(to)].join('.'));
  };
  const drag = (event: PointerEvent): void => {
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('.question-order li');
    const index = ids.indexOf(over?.dataset['id'] ?? '');
    if (dragged !== undefined && index >= 0 && ids[index] !== dragged) move(dragged, index);
  };
  const drop = (): void => setDragged(undefined);
  return (
    <div className="question-order">
      <p className="question-end">↑ {say(question.ends[0])}</p>
      <ol onPointerMove={drag} onPointerUp={drop} onPointerCancel={drop}>
        {ids.map((id, index) => (
          <Item
            key={id}
            id={id}
            label={say(question.items.find((item) => item.id === id)!.label)}
            index={index}
            count={ids.length}
            dragged={dragged === id}
            onHold={() => setDragged(id)}
            onMove={(to) => move(id, to)}
          />
        ))}
      </ol>
      <p className="question-end">↓ {say(question.ends[1])}</p>
      {!given && (
        <button type="button" className="predict-do" onClick={() => onGiven(ids.join('.'))}>
          {words.keepOrder}
        </button>
      )}
    </div>
  );
}

interface ItemProps {
  readonly id: string;
  readonly label: string;
  readonly index: number;
  readonly count: number;
  readonly dragged: boolean;
  readonly onHold: () => void;
  readonly onMove: (to: number) => void;
}

function Item({ id, label, index, count, dragged, onHold, onMove }: ItemProps) {
  const words = useWords().predict;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(index + (event.key === 'ArrowUp' ? -1 : 1));
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.target instanceof Element && event.target.closest('button')) return;
    // The list hears where the pointer goes, be it a finger, until it is let go.
    event.currentTarget.parentElement?.setPointerCapture(event.pointerId);
    onHold();
  };
  return (
    <li data-id={id} data-dragged={dragged || undefined} onPointerDown={onPointerDown}>
      <span>{words.place(index + 1, label)}</span>
      <span className="question-moves">
        <button
          type="button"
          aria-label={words.upwards(label)}
          aria-disabled={index === 0}
          onClick={() => onMove(index - 1)}
          onKeyDown={onKeyDown}
        >
          ↑
        </button>
        <button
          type="button"
          aria-label={words.downwards(label)}
          aria-disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
          onKeyDown={onKeyDown}
        >
          ↓
        </button>
      </span>
    </li>
  );
}
