// The rule of one node of the paper's figure 6, with the numbers of this run, and the chain of all of them to go along.

import { paramsAt } from '../../foundation/changes.ts';
import { useFirstWords, useLanguage, useLectern, useLecternContext } from '../../foundation/context.ts';
import { Dialog } from '../../foundation/dialog.tsx';
import { nameOfPart, PART_NAMES, type PartName, YATS_NAMES } from './part-names.ts';
import { partRule } from './part-rules.ts';

interface Props {
  readonly part: PartName;
  readonly onPart: (part: PartName) => void;
  readonly onClose: () => void;
}

export function RuleDialog({ part, onPart, onClose }: Props) {
  const language = useLanguage();
  const words = useFirstWords().atm;
  const { playback } = useLecternContext();
  const spec = useLectern((state) => state.spec);
  const params = paramsAt(spec, playback.now);
  const { title, rules, source } = partRule(part, params, language);
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="atm-rule">
        <ul className="atm-chain">
          {PART_NAMES.map((name) => (
            <li key={name}>
              <button type="button" aria-current={name === part || undefined} onClick={() => onPart(name)}>
                <span>{nameOfPart(name, words, params['policy'])}</span>{' '}
                <span className="atm-node">{YATS_NAMES[name]}</span>
              </button>
            </li>
          ))}
        </ul>
        <div className="atm-rules" aria-live="polite">
          {rules.map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
          <p className="atm-source">{source}</p>
        </div>
      </div>
    </Dialog>
  );
}
