// Links for a class: whether the page asks who opens it, whether each has a run of their own, and, from a list of the class, a
// link for each of them.

import { type ChangeEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { type ClassList, readClassList, textOfList } from '../../collect/class-list.ts';
import type { LinkState } from '../../scenarios/kit/link-state.ts';
import { useLectern, useWords } from '../foundation/context.ts';
import { ChevronIcon } from '../foundation/icons.tsx';
import { saveCsv } from '../foundation/save-file.ts';
import type { Address } from '../state/address.ts';
import { classCsv } from './class-csv.ts';
import { useSeedMatters } from './seed-matters.ts';
import { personalState, type Whose, whoseOf } from './shared-state.ts';

interface ClassPartProps {
  readonly address: Address;
  /** What is on the page. */
  readonly state: LinkState;
  readonly shared: LinkState;
  readonly whose: Whose;
  readonly onWhose: (whose: Whose) => void;
}

export function ClassPart({ address, state, shared, whose, onWhose }: ClassPartProps) {
  const words = useWords().sharing.forClass;
  const options = (['nobody', 'asked', 'own', 'signed'] as const).filter(
    (each) => each !== 'signed' || whoseOf(state.view) === 'signed',
  );
  return (
    <details className="share-fold share-class">
      <summary>
        <span className="group-chevron">
          <ChevronIcon />
        </span>
        <span className="group-title">{words.title}</span>
        <span className="group-count">{words.short[whose]}</span>
      </summary>
      <fieldset className="share-part" aria-label={words.title}>
        {options.map((each) => (
          <label key={each} className="check">
            <input type="radio" name="share-whose" checked={whose === each} onChange={() => onWhose(each)} />
            <span>{each === 'signed' ? words.signed(state.view.who ?? '') : words[each]}</span>
          </label>
        ))}
      </fieldset>
      {whose === 'own' && <OwnRuns address={address} shared={shared} />}
    </details>
  );
}

function OwnRuns({ address, shared }: Pick<ClassPartProps, 'address' | 'shared'>) {
  const words = useWords().sharing.forClass;
  const matters = useSeedMatters(shared.spec);
  return (
    <>
      <p className="share-hint" role="status">
        {matters === undefined ? words.comparing : matters ? words.differs : words.drawsNone}
      </p>
      <ClassLinks address={address} shared={shared} />
    </>
  );
}

const NO_LIST: ClassList = { titles: undefined, students: [], separator: ',', twice: [] };

function ClassLinks({ address, shared }: Pick<ClassPartProps, 'address' | 'shared'>) {
  const words = useWords().sharing.forClass;
  const scenario = useLectern((each) => each.scenario);
  const [text, setText] = useState('');
  const list = useMemo(() => (text.trim() === '' ? NO_LIST : readClassList(text)), [text]);
  const stateOf = (who: string): LinkState => personalState(shared, who, scenario);
  const saveAll = (): void => {
    const csv = classCsv(list, (who) => {
      const state = stateOf(who);
      return { seed: Number(state.spec.params['seed']), link: address.linkTo(state) };
    });
    saveCsv(`lectern-${scenario.id}-links.csv`, csv);
  };
  return (
    <div className="share-list">
      <p className="share-hint">{words.oneLink}</p>
      <ListField text={text} onText={setText}>
        <button type="button" className="share-button" disabled={list.students.length === 0} onClick={saveAll}>
          {words.save}
        </button>
      </ListField>
      <p className="share-hint" role="status">
        {text.trim() === '' ? words.listHint : <Listed list={list} stateOf={stateOf} />}
      </p>
    </div>
  );
}

interface ListedProps {
  readonly list: ClassList;
  readonly stateOf: (who: string) => LinkState;
}

function Listed({ list: { students, twice }, stateOf }: ListedProps) {
  const words = useWords().sharing.forClass;
  const [first] = students;
  if (!first) return words.noStudent;
  const seed = Number(stateOf(first.who).spec.params['seed']);
  return `${words.count(students.length, first.who, seed)}${twice.length > 0 ? ` ${words.twice(twice)}` : ''}`;
}

interface ListFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What is done with the list, beside the button that opens one. */
  readonly children: ReactNode;
}

function ListField({ text, onText, children }: ListFieldProps) {
  const words = useWords().sharing.forClass;
  const [field, chooser] = [useId(), useRef<HTMLInputElement>(null)];
  /** Name of the file that was chosen last. */
  const [tooLarge, setTooLarge] = useState<string>();
  const onChosen = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const list = await textOfList(file);
    setTooLarge(list === undefined ? file.name : undefined);
    if (list !== undefined) onText(list);
  };
  return (
    <>
      <label htmlFor={field}>{words.list}</label>
      <textarea
        id={field}
        className="share-code"
        rows={4}
        value={text}
        placeholder={'20231234\n20231235'}
        spellCheck={false}
        onChange={({ target }) => {
          setTooLarge(undefined);
          onText(target.value);
        }}
      />
      <p className="share-buttons">
        {children}
        <button type="button" className="share-button" onClick={() => chooser.current?.click()}>
          {words.open}
        </button>
        <input
          ref={chooser}
          type="file"
          accept=".csv,.tsv,.txt,text/plain,text/csv"
          aria-label={words.open}
          hidden
          onChange={(event) => void onChosen(event)}
        />
      </p>
      {tooLarge !== undefined && (
        <p className="share-hint" role="alert">
          {words.tooLarge(tooLarge)}
        </p>
      )}
    </>
  );
}
