// Code for a course page or for slides: what the embedded run shows, its control, and the code to copy.

import { useState } from 'react';
import { type LinkState, VIEWS, viewsOf } from '../../scenarios/kit/link-state.ts';
import { NO_CONTROL, STAGE, WHY } from '../../scenarios/kit/read-audience.ts';
import { useLectern, useText, useWords } from '../foundation/context.ts';
import { ChevronIcon } from '../foundation/icons.tsx';
import type { Address } from '../state/address.ts';
import { CopyField } from './copy-field.tsx';
import { type EmbedKind, embedCode } from './embed-code.ts';

interface EmbedPartProps {
  readonly address: Address;
  /** What the link says that is shared. */
  readonly shared: LinkState;
}

export function EmbedPart({ address, shared }: EmbedPartProps) {
  const words = useWords().sharing.embed;
  const say = useText();
  const scenario = useLectern((state) => state.scenario);
  const first = scenario.charts.find(({ presented }) => presented) ?? scenario.charts[0]!;
  // What stands in the place of the charts is what one would share.
  const looked = useLectern((state) => state.view);
  const [show, setShow] = useState<readonly string[]>([STAGE, looked === 'charts' ? first.id : looked]);
  const [control, setControl] = useState('');
  const [kind, setKind] = useState<EmbedKind>('frame');
  const view = { ...shared.view, embed: true as const, show, ...(control && { control }) };
  const code = embedCode(kind, {
    link: address.linkTo(shared),
    framed: address.linkTo({ ...shared, view }),
    title: say(scenario.title),
    show,
    control: control || undefined,
  });
  return (
    <details className="share-fold share-embed">
      <summary>
        <span className="group-chevron">
          <ChevronIcon />
        </span>
        <span className="group-title">{words.title}</span>
      </summary>
      <Shown show={show} onShow={setShow} />
      <ControlChoice control={control} onControl={setControl} />
      <KindChoice kind={kind} onKind={setKind} />
      <CopyField label={words.code} text={code} rows={kind === 'frame' ? 5 : 6}>
        {words[kind === 'frame' ? 'frameHint' : 'elementHint']}
      </CopyField>
    </details>
  );
}

interface ShownProps {
  readonly show: readonly string[];
  readonly onShow: (show: readonly string[]) => void;
}

/** At least one part of the page. */
function Shown({ show, onShow }: ShownProps) {
  const words = useWords().sharing.embed;
  const say = useText();
  const scenario = useLectern((state) => state.scenario);
  const { tabs } = useWords().views;
  const choices = [
    [STAGE, words.stage],
    ...scenario.charts.map(({ id, title }) => [id, say(title)] as const),
    ...viewsOf(scenario).flatMap((view) => (view === 'charts' ? [] : [[view, tabs[view]] as const])),
    [WHY, words.why],
  ] as const;
  const isView = (id: string): boolean => id !== 'charts' && VIEWS.some((view) => view === id);
  const isChart = (id: string): boolean => scenario.charts.some((chart) => chart.id === id);
  const inOrder = (ids: readonly string[]): readonly string[] =>
    choices.map(([id]) => id).filter((id) => ids.includes(id));
  // A view has the place of all charts, and of another view.
  const isInsteadOf = (id: string, each: string): boolean =>
    isView(id) ? isChart(each) || isView(each) : isChart(id) && isView(each);
  const turn = (id: string, on: boolean): void =>
    onShow(inOrder(on ? [...show.filter((each) => !isInsteadOf(id, each)), id] : show.filter((each) => each !== id)));
  return (
    <fieldset className="share-part share-shown">
      <legend>{words.shows}</legend>
      {choices.map(([id, label]) => (
        <label key={id} className="check">
          <input
            type="checkbox"
            checked={show.includes(id)}
            disabled={show.length === 1 && show.includes(id)}
            onChange={({ target }) => turn(id, target.checked)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function ControlChoice({
  control,
  onControl,
}: {
  readonly control: string;
  readonly onControl: (key: string) => void;
}) {
  const words = useWords().sharing.embed;
  const say = useText();
  const parameters = useLectern(({ scenario }) => scenario.parameters);
  return (
    <label className="share-row share-language">
      <span>{words.control}</span>
      <span className="select">
        <select value={control} onChange={({ target }) => onControl(target.value)}>
          <option value="">{words.ownControl}</option>
          {parameters.map(({ key, label }) => (
            <option key={key} value={key}>
              {say(label)}
            </option>
          ))}
          <option value={NO_CONTROL}>{words.noControl}</option>
        </select>
        <ChevronIcon />
      </span>
    </label>
  );
}

function KindChoice({ kind, onKind }: { readonly kind: EmbedKind; readonly onKind: (kind: EmbedKind) => void }) {
  const words = useWords().sharing.embed;
  return (
    <fieldset className="share-part">
      <legend>{words.kind}</legend>
      {(['frame', 'element'] as const).map((each) => (
        <label key={each} className="check">
          <input type="radio" name="embed-kind" checked={kind === each} onChange={() => onKind(each)} />
          <span>{words[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
