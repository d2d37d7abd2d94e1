// What to run: a figure of a paper or a sweep of one's own, which result is drawn, and how thorough; of an open file, what is drawn.

import { figureDrawn } from '../../figures/figures.ts';
import type { PaperFigure } from '../../figures/paper-figure.ts';
import { useLectern, useText, useWords } from '../foundation/context.ts';
import { ChevronIcon } from '../foundation/icons.tsx';
import type { OpenedFile } from './opened-file.ts';
import {
  choiceOfFigure,
  ownChoice,
  type SweepChoice,
  shownFigures,
  someValues,
  sweepable,
  WIDTHS,
} from './sweep-choice.ts';

interface SweepFormProps {
  readonly choice: SweepChoice;
  readonly onChoice: (choice: SweepChoice) => void;
}

const OWN = 'own';

export function SweepForm({ choice, onChoice }: SweepFormProps) {
  const say = useText();
  const words = useWords().sweep;
  const scenario = useLectern((state) => state.scenario);
  const limits = useLectern((state) => state.limits);
  const figures = shownFigures(scenario, limits);
  const figure = figures.find(({ id }) => id === choice.figure);
  const pick = (id: string): void => {
    const found = figures.find((each) => each.id === id);
    onChoice({ ...(found ? choiceOfFigure(found) : ownChoice(scenario, limits)), effort: choice.effort });
  };
  return (
    <div className="sweep-form">
      {figures.length > 0 && (
        <Field label={words.what} wide>
          <select value={figure?.id ?? OWN} onChange={({ target }) => pick(target.value)}>
            {figures.map(({ id, title, source }) => (
              <option key={id} value={id}>
                {say(title)} ({say(source)})
              </option>
            ))}
            <option value={OWN}>{words.own}</option>
          </select>
        </Field>
      )}
      {!figure && <OwnAxes choice={choice} onChoice={onChoice} />}
      <Drawing choice={choice} onChoice={onChoice} likely={figure?.measures ?? []} />
      {figure && figure.series.points.length > 1 && <Lines figure={figure} choice={choice} onChoice={onChoice} />}
    </div>
  );
}

/** More boxes than this would push the figure down: they are a press away. */
const MANY = 8;

/** Which of the figure's lines are run; at least one. */
function Lines({ figure, choice, onChoice }: SweepFormProps & { readonly figure: PaperFigure }) {
  const say = useText();
  const words = useWords().sweep;
  const chosen = choice.lines.length > 0 ? choice.lines : figure.lines;
  const isLong = figure.series.points.length > MANY;
  const toggle = (name: string): void => {
    const next = figure.series.points
      .map((point) => point.name)
      .filter((each) => (each === name) !== chosen.includes(each));
    const isOwn = next.join() === figure.lines.join();
    if (next.length > 0) onChoice({ ...choice, lines: isOwn ? [] : next });
  };
  const lines = (
    <fieldset className="sweep-lines">
      <legend className="out-of-sight">{words.lines}</legend>
      {!isLong && <span aria-hidden="true">{words.lines}</span>}
      {figure.series.points.map(({ name, label }) => (
        <label key={name} className="check">
          <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />
          <span>{say(label)}</span>
        </label>
      ))}
    </fieldset>
  );
  if (!isLong) return lines;
  return (
    <details className="sweep-many">
      <summary>{words.linesRun(chosen.length, figure.series.points.length)}</summary>
      {lines}
    </details>
  );
}

interface FileFormProps {
  readonly file: OpenedFile;
  readonly onDrawn: (part: Partial<Drawn>) => void;
  readonly onClose: () => void;
}

/** In place of what to run, while a file is open: its runs are there, and what is drawn of them can be chosen. */
export function FileForm({ file: { name, drawing }, onDrawn, onClose }: FileFormProps) {
  const words = useWords().sweep;
  return (
    <div className="sweep-form">
      <p className="sweep-of-file">
        <span role="status">{words.ofFile(name)}</span>{' '}
        <button type="button" className="text-button" onClick={onClose}>
          {words.closeFile}
        </button>
      </p>
      <ResultAndScale drawn={drawing} onDrawn={onDrawn} likely={figureDrawn(drawing)?.measures ?? []} />
    </div>
  );
}

interface DrawingProps extends SweepFormProps {
  /** Results the paper may have drawn: they are offered first. */
  readonly likely: readonly string[];
}

/** Which result, on which scale, how thorough. */
function Drawing({ choice, onChoice, likely }: DrawingProps) {
  const words = useWords().sweep;
  return (
    <>
      <ResultAndScale drawn={choice} onDrawn={(part) => onChoice({ ...choice, ...part })} likely={likely} />
      <Field label={words.effort}>
        <select
          value={choice.effort}
          onChange={({ target }) => onChoice({ ...choice, effort: target.value as SweepChoice['effort'] })}
        >
          <option value="quick">{words.quick}</option>
          <option value="thorough">{words.thorough}</option>
        </select>
      </Field>
      <Field label={words.more}>
        <select value={choice.within} onChange={({ target }) => onChoice({ ...choice, within: Number(target.value) })}>
          <option value={0}>{words.noMore}</option>
          {WIDTHS.map((width) => (
            <option key={width} value={width}>
              {words.within(`${width * 100} %`)}
            </option>
          ))}
        </select>
      </Field>
    </>
  );
}

type Drawn = Pick<SweepChoice, 'measure' | 'scale'>;

interface ResultAndScaleProps extends Pick<DrawingProps, 'likely'> {
  readonly drawn: Drawn;
  readonly onDrawn: (part: Partial<Drawn>) => void;
}

/** Needs no new runs. */
function ResultAndScale({ drawn, onDrawn, likely }: ResultAndScaleProps) {
  const say = useText();
  const words = useWords().sweep;
  const metrics = useLectern((state) => state.scenario.metrics);
  const measures = [...metrics].sort((a, b) => rank(likely, a.name) - rank(likely, b.name));
  return (
    <>
      <Field label={words.drawn}>
        <select value={drawn.measure} onChange={({ target }) => onDrawn({ measure: target.value })}>
          {measures.map(({ name, label }) => (
            <option key={name} value={name}>
              {say(label)}
            </option>
          ))}
        </select>
      </Field>
      <Field label={words.scale}>
        <select value={drawn.scale} onChange={({ target }) => onDrawn({ scale: target.value as SweepChoice['scale'] })}>
          <option value="linear">{words.linear}</option>
          <option value="log">{words.log}</option>
        </select>
      </Field>
    </>
  );
}

const rank = (likely: readonly string[], name: string): number => (likely.includes(name) ? likely.indexOf(name) : 99);

function OwnAxes({ choice, onChoice }: SweepFormProps) {
  const words = useWords().sweep;
  return (
    <>
      <Axis label={words.along} given={choice.x} onGiven={(x) => onChoice({ ...choice, x })} />
      <Axis
        label={words.lines}
        given={choice.series}
        onGiven={(series) => onChoice({ ...choice, series })}
        none={words.none}
      />
    </>
  );
}

interface AxisProps {
  readonly label: string;
  /** `key=value,value` */
  readonly given: string;
  readonly onGiven: (given: string) => void;
  /** May be left out, in these words. */
  readonly none?: string;
}

function Axis({ label, given, onGiven, none }: AxisProps) {
  const say = useText();
  const words = useWords().sweep;
  const scenario = useLectern((state) => state.scenario);
  const limits = useLectern((state) => state.limits);
  const parameters = sweepable(scenario, limits);
  const [key = '', values = ''] = given.split('=');
  const choose = (name: string): void => {
    const parameter = parameters.find((each) => each.key === name);
    onGiven(parameter ? someValues(parameter) : '');
  };
  return (
    <>
      <Field label={label}>
        <select value={key} onChange={({ target }) => choose(target.value)}>
          {none !== undefined && <option value="">{none}</option>}
          {parameters.map((parameter) => (
            <option key={parameter.key} value={parameter.key}>
              {say(parameter.label)}
            </option>
          ))}
        </select>
      </Field>
      {key !== '' && (
        <Field label={`${label}: ${words.values}`} wide typed>
          <input
            type="text"
            value={values}
            spellCheck={false}
            onChange={({ target }) => onGiven(`${key}=${target.value}`)}
          />
        </Field>
      )}
    </>
  );
}

interface FieldProps {
  readonly label: string;
  readonly wide?: boolean;
  /** Not a list to choose from. */
  readonly typed?: boolean;
  readonly children: React.ReactNode;
}

function Field({ label, wide, typed, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label className="sweep-field" data-wide={wide || undefined}>
      <span>{label}</span>
      {typed ? (
        children
      ) : (
        <span className="select">
          {children}
          <ChevronIcon />
        </span>
      )}
    </label>
  );
}
