// The files of a sweep: its runs as a table, its picture, and the way in for a table that was saved.

import { useState } from 'react';
import { readSweepCsv, SweepFileError } from '../../figures/read-sweep-csv.ts';
import type { SweepDrawing } from '../../figures/sweep-drawing.ts';
import type { Sweeper } from '../../runner/sweep/sweeper.ts';
import type { Text } from '../../scenarios/kit/text.ts';
import { useLanguage, useLectern, useText, useWords } from '../foundation/context.ts';
import { pngOf, save, saveCsv } from '../foundation/save-file.ts';
import { csvOf, svgOf } from './exports.ts';
import { keepsSome } from './kept-from.ts';
import type { OpenedFile } from './opened-file.ts';
import { showResults } from './sweep-session.ts';

interface SweepFilesProps {
  readonly sweeper: Sweeper;
  readonly drawing: SweepDrawing;
  /** Are single runs in the picture? */
  readonly seeds: boolean;
  readonly onFile: (file: OpenedFile) => void;
}

export function SweepFiles({ sweeper, drawing, seeds, onFile }: SweepFilesProps) {
  const say = useText();
  const words = useWords().sweep;
  const language = useLanguage();
  const scenario = useLectern((state) => state.scenario);
  /** What was wrong with a file, and what was shown then: it is no news beside anything else. */
  const [problem, setProblem] = useState<{ readonly said: Text; readonly beside: Sweeper }>();
  const name = `${scenario.id}-${drawing.figure ?? drawing.measure}`;
  const keeps = useLectern(({ limits }) => keepsSome(scenario, limits));
  const all = { results: sweeper.results, scenario, drawing, language, seeds, withoutSettings: keeps };
  const open = async (field: HTMLInputElement): Promise<void> => {
    const [file] = field.files ?? [];
    // The same file may be chosen again.
    field.value = '';
    if (!file) return;
    setProblem(undefined);
    try {
      const read = readSweepCsv(await file.text(), (id) => (id === scenario.id ? scenario : undefined));
      const { results, drawing, remark } = read;
      onFile({ name: file.name, sweeper: showResults(results, scenario), drawing, remark });
    } catch (error) {
      if (!(error instanceof SweepFileError)) throw error;
      setProblem({ said: error.text, beside: sweeper });
    }
  };
  return (
    <>
      <p className="sweep-files">
        <button type="button" onClick={() => saveCsv(`${name}.csv`, csvOf(all))}>
          {words.csv}
        </button>
        <button type="button" onClick={() => save(`${name}.svg`, svgOf(all), 'image/svg+xml')}>
          {words.svg}
        </button>
        <button type="button" onClick={() => void pngOf(svgOf(all)).then((png) => save(`${name}.png`, png, ''))}>
          {words.png}
        </button>
        <label className="sweep-open">
          {words.open}
          <input type="file" accept=".csv,text/csv" onChange={({ target }) => void open(target)} />
        </label>
      </p>
      {keeps && <p className="sweep-source">{words.withoutSettings}</p>}
      {problem?.beside === sweeper && <p role="alert">{say(problem.said)}</p>}
    </>
  );
}
