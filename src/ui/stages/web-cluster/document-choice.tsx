// Which document is outlined on the shelves, and where it is at the cursor: a native list, for nothing is only in a colour.

import { useFirstWords } from '../../foundation/context.ts';
import { ChevronIcon } from '../../foundation/icons.tsx';
import { useRecord } from '../../foundation/use-record.ts';
import { SceneText } from '../../stage-kit/scene-text.tsx';
import type { StageShared } from '../../stage-kit/use-scene.ts';
import type { ClusterScene } from './scene.ts';
import { whereKept } from './sentences.ts';

interface Props {
  readonly shared: StageShared<ClusterScene>;
  /** Place on the shelf. */
  readonly outlined: number;
  readonly onChoose: (place: number) => void;
}

export function DocumentChoice({ shared, outlined, onChoose }: Props) {
  const words = useFirstWords().webCluster;
  const { record } = useRecord();
  const shelf = record?.layout.shelf ?? [];
  return (
    <div className="document-choice">
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
      <SceneText shared={shared} read={({ kept }) => (kept ? whereKept(kept, words) : '')} />
    </div>
  );
}
