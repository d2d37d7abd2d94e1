// The setting that a chain of causes begins with: its value then, and the way to it. Nothing of one that the author of the
// link keeps from its reader.

import { asWords, formatValue } from '../../scenarios/kit/format-value.ts';
import type { Parameter } from '../../scenarios/kit/parameter.ts';
import type { ParamValue } from '../../scenarios/kit/run-spec.ts';
import { useIsHidden, useLanguage, useLecternStore } from '../foundation/context.ts';

interface ChainRootProps {
  readonly parameter: Parameter;
  readonly value: ParamValue;
  /** There is no way to it. */
  readonly alone: boolean;
}

export function ChainRoot({ parameter, value, alone }: ChainRootProps) {
  const language = useLanguage();
  const store = useLecternStore();
  const hidden = useIsHidden(parameter.key);
  const label = `${parameter.label[language]}: ${asWords(formatValue(parameter, value, language))}`;
  const seek = (): void => {
    store.getState().pause();
    store.setState({ sought: parameter.key });
  };
  if (hidden) return null;
  const said = (
    <>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M1 8h14" />
        <rect x="6.5" y="3" width="5" height="10" rx="2" />
      </svg>
      <span className="chain-words">{label}</span>
    </>
  );
  return (
    <li>
      {alone ? (
        <span className="chain-root" title={label}>
          {said}
        </span>
      ) : (
        <button type="button" className="chain-root" aria-label={label} title={label} onClick={seek}>
          {said}
        </button>
      )}
    </li>
  );
}
