// Saving the run as a file, and opening one: its shape is checked at once, and its digest as soon as the run is computed here.

import { type ChangeEvent, useRef, useState } from 'react';
import { digestText } from '../../scenarios/kit/digest-text.ts';
import type { LinkState } from '../../scenarios/kit/link-state.ts';
import { MODEL_VERSION, type RunSpec, sameSpec } from '../../scenarios/kit/run-spec.ts';
import { useAtCursor, useLectern, useText, useWhole, useWords } from '../foundation/context.ts';
import { ChevronIcon } from '../foundation/icons.tsx';
import { save as saveFile } from '../foundation/save-file.ts';
import type { Lectern } from '../foundation/store-contract.ts';
import type { Address } from '../state/address.ts';
import { type OpenedFile, openRunFile, type RefusedFile, writeRunFile } from './run-file.ts';

interface FilePartProps {
  readonly address: Address;
  /** What is shared. */
  readonly shared: LinkState;
}

type Opening = { readonly name: string } & ({ readonly opened: OpenedFile } | { readonly refused: RefusedFile });

export function FilePart({ address, shared }: FilePartProps) {
  const words = useWords().sharing.file;
  const field = useRef<HTMLInputElement>(null);
  const { opening, save, open } = useRunFile(address, shared);
  return (
    <details className="share-fold share-file">
      <summary>
        <span className="group-chevron">
          <ChevronIcon />
        </span>
        <span className="group-title">{words.title}</span>
      </summary>
      <p className="share-hint">{words.hint}</p>
      <p className="share-buttons">
        <button type="button" className="share-button" onClick={save}>
          {words.save}
        </button>
        <button type="button" className="share-button" onClick={() => field.current?.click()}>
          {words.open}
        </button>
        <input
          ref={field}
          type="file"
          accept=".json,application/json"
          aria-label={words.open}
          hidden
          onChange={(event) => void open(event)}
        />
      </p>
      <div role="status">
        {opening && 'opened' in opening && <Checked name={opening.name} file={opening.opened} />}
        {opening && 'refused' in opening && <Refused name={opening.name} file={opening.refused} />}
      </div>
    </details>
  );
}

/** What the two buttons do, and what came of the file that was chosen. */
function useRunFile(address: Address, shared: LinkState) {
  const lectern = useWhole();
  const scenario = useLectern((state) => state.scenario);
  const [opening, setOpening] = useState<Opening>();
  const save = (): void => {
    const digests = [shared.spec, ...shared.others].map((spec) => digestOf(lectern, spec));
    const file = writeRunFile(shared, scenario, digests, address.linkTo(shared));
    saveFile(`lectern-${scenario.id}-run.json`, file, 'application/json');
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    // The same file may be chosen again.
    target.value = '';
    if (!file) return;
    const read = await openRunFile(file, scenario);
    if ('state' in read) {
      address.open(read.state);
      setOpening({ name: file.name, opened: read });
    } else setOpening({ name: file.name, refused: read });
  };
  return { opening, save, open };
}

/** The digest of a run that is computed to its end. */
export function digestOf({ store, records }: Lectern, spec: RunSpec): number | undefined {
  const slot = store.getState().slots.findIndex((each) => sameSpec(each, spec));
  const record = slot < 0 ? undefined : records.recordAt(slot);
  return record?.done && !record.hidden && sameSpec(record.spec, spec) ? record.digest : undefined;
}

/** Is it the same run here? */
function Checked({ name, file }: { readonly name: string; readonly file: OpenedFile }) {
  const words = useWords().sharing.file;
  const say = useText();
  const runs = [file.state.spec, ...file.state.others];
  const verdict = useAtCursor((lectern) => {
    const here = runs.map((spec) => digestOf(lectern, spec));
    if (file.digests.every((digest) => digest === undefined)) return 'unknown';
    if (here.some((digest) => digest === undefined)) return 'checking';
    const isSame = file.digests.every((digest, index) => digest === undefined || digest === digestText(here[index]!));
    return isSame ? 'same' : 'different';
  });
  return (
    <p>
      <strong>{words.opened(name)}</strong>{' '}
      {verdict === 'different' ? words.different(file.model, MODEL_VERSION) : words[verdict]}
      {file.added.length > 0 && ` ${words.added(file.added.map(say).join(', '))}`}
    </p>
  );
}

function Refused({ name, file: { why, elsewhere } }: { readonly name: string; readonly file: RefusedFile }) {
  const words = useWords().sharing.file;
  const say = useText();
  return (
    <p>
      <strong>{words.refused(name)}</strong> {say(why)}{' '}
      {elsewhere && isScenario(elsewhere.scenario) && (
        <a href={`../${elsewhere.scenario}/${elsewhere.fragment}`}>{words.elsewhere}</a>
      )}
    </p>
  );
}

/** As the page of every scenario lists them. */
const isScenario = (id: string): boolean =>
  Object.hasOwn(JSON.parse(document.getElementById('scenarios')?.textContent ?? '{}') as object, id);
