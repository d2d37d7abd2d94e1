// The setting that a chain of causes begins with: its value then, and the way to it. Nothing of one that the author of the
// link keeps from its reader.

import { asWords, formatValue } from '../../scenarios/kit/format-value.ts';
import type { Parameter } from '../../scenarios/kit/parameter.ts';
import type { ParamValue } from '../../scenarios/kit/run-spec.ts';
import { useIsHidden, useLanguage, useLecternStore } from '../foundation/context.ts';

export function ChainRoot({ parameter, value }: { readonly parameter: Parameter; readonly value: ParamValue }) {
  const language = useLanguage();
  const store = useLecternStore();
  const hidden = useIsHidden(parameter.key);
  const label = `${parameter.label[language]}: ${asWords(formatValue(parameter, value, language))}`;
  const seek = (): void => {
    store.getState().pause();
    store.setState({ sought: parameter.key });
  };
  if (hidden) return null;
  return (
    <li>
      <button type="button" className="chain-root" aria-label={label} title={label} onClick={seek}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M1 8h14" />
          <rect x="6.5" y="3" width="5" height="10" rx="2" />
        </svg>
        <span className="chain-words">{label}</span>
      </button>
    </li>
  );
}
