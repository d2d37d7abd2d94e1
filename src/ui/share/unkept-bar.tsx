// Said once a choice could not be kept (a private window, storage switched off): how long it lasts. The page goes on.

import './notice.css';
import { useLanguage, useLecternStore, useWords } from '../context.ts';
import { CloseIcon } from '../controls/icons.tsx';
import { en } from '../i18n/en-share.ts';
import { vocabularyOf } from '../i18n/words.ts';

export function UnkeptBar() {
  const { header } = useWords();
  const words = (vocabularyOf(useLanguage()).share ?? en).unkept;
  const store = useLecternStore();
  return (
    <div className="notice">
      <p>
        <strong>{words.title}</strong> {words.detail}
      </p>
      <span className="notice-actions">
        <button
          type="button"
          className="icon-button"
          aria-label={header.close}
          onClick={() => store.setState({ unkept: false })}
        >
          <CloseIcon />
        </button>
      </span>
    </div>
  );
}
