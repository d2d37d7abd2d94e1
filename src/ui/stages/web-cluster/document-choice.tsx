// Which document is outlined on the shelves, and where it is at the cursor: a native list, for nothing is only in a colour.

import { useRef } from 'react';
import { useLecternContext, useVocabulary } from '../../foundation/context.ts';
import { ChevronIcon } from '../../foundation/icons.tsx';
import { useFrame } from '../../foundation/use-frame.ts';
import { useRecord } from '../../foundation/use-record.ts';
import { write } from '../../stage-kit/write.ts';
import { clusterIndex } from './series.ts';
import { whereKept } from './words.ts';

interface Props {
  /** Place on the shelf. */
  readonly outlined: number;
  readonly onChoose: (place: number) => void;
  readonly style: object | undefined;
}

export function DocumentChoice({ outlined, onChoose, style }: Props) {
  const words = useVocabulary().cluster;
  const { runner } = useLecternContext();
  const { record } = useRecord();
  const where = useRef<HTMLSpanElement>(null);
  const shelf = record?.layout.shelf ?? [];
  useFrame((now) => {
    const { record } = runner;
    const index = record && clusterIndex(record);
    write(where.current, record && index ? whereKept(record, index, outlined, now, words) : '');
  });
  return (
    <div className="document-choice" style={style}>
      <label>
        <span className="document-sample" aria-hidden="true" />
        <span>{words.outlined}</span>
        <span className="select select-plain">
          <select value={outlined} onChange={(event) => onChoose(Number(event.target.value))}>
            {shelf.map(({ document }, place) => (
              <option key={document} value={place}>
                {document + 1}
              </option>
            ))}
          </select>
          <ChevronIcon />
        </span>
      </label>
      <span ref={where} aria-hidden="true" />
    </div>
  );
}
