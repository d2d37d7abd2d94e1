// What is wrong with a lesson file that was to be opened: the first mistakes with their lines and columns, until a person
// closes it. The page goes on with the lesson it has. Also, where a link was copied, that it does not carry the file.

import type { Text } from '../../scenarios/kit/text.ts';
import { useFirstWords, useLectern, useLecternStore, useText } from '../foundation/context.ts';
import { CloseIcon } from '../foundation/icons.tsx';
import type { LessonTrouble as Trouble } from '../foundation/store-contract.ts';

/** Mistakes that fit into the bar. */
const IN_BAR = 3;

export function LessonTrouble() {
  const trouble = useLectern((state) => state.lessonTrouble);
  return (
    trouble && (
      <div className="notice-place" role="alert">
        <Bar of={trouble} />
      </div>
    )
  );
}

function Bar({ of: trouble }: { readonly of: Trouble }) {
  const words = useFirstWords().lesson.own;
  const { header } = useFirstWords().page;
  const say = useText();
  const store = useLecternStore();
  const mistakes = trouble.mistakes ?? [];
  return (
    <div className="notice">
      <div className="lesson-trouble">
        <p>
          <strong>{titleOf(trouble, words, say)}</strong>{' '}
          {trouble.kind === 'onlyHere' ? words.publish(trouble.name) : words.instead}
        </p>
        {mistakes.length > 0 && (
          <ul>
            {mistakes.slice(0, IN_BAR).map(({ line, column, message }) => (
              <li key={`${line}:${column} ${message.en}`}>
                {words.place(line, column)} {say(message)}
              </li>
            ))}
            {mistakes.length > IN_BAR && <li>{words.more(mistakes.length - IN_BAR)}</li>}
          </ul>
        )}
      </div>
      <span className="notice-actions">
        <button
          type="button"
          className="icon-button"
          aria-label={header.close}
          onClick={() => store.setState({ lessonTrouble: null })}
        >
          <CloseIcon />
        </button>
      </span>
    </div>
  );
}

function titleOf(
  { name, kind, scenario, mistakes = [] }: Trouble,
  words: ReturnType<typeof useFirstWords>['lesson']['own'],
  say: (text: Text) => string,
): string {
  if (kind === 'wrong') return words.wrong(name, mistakes.length);
  return kind === 'isOf' ? words.isOf(name, scenario ? say(scenario) : '') : words[kind](name);
}
