// The place of the notices about a repaired link, a run that takes long or stands behind and
// does not come, choices that cannot be kept (a private window,
// storage switched off), words and parts of the page that cannot be fetched: always there, so that a screen reader hears when something appears.

import { type ReactNode, useRef } from 'react';
import { useStore } from 'zustand';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import { useAtCursor, useFirstWords, useLectern, useLecternStore } from '../foundation/context.ts';
import { CloseIcon } from '../foundation/icons.tsx';
import type { Address } from '../state/address.ts';
import { BehindBars } from './behind-bars.tsx';
import { LongRunBar } from './long-run-bar.tsx';
import { NoticeBar } from './notice-bar.tsx';
import './notice.css';

/** A run that is done sooner than this, ms, needs no word. */
const LONG = 10_000;

/** Once it was said that a run takes long, that stays until it is complete. */
function useIsLong(): boolean {
  const said = useRef<RunSpec>(undefined);
  return useAtCursor(({ runner, store }) => {
    const { effort } = runner;
    const { spec } = store.getState();
    if (effort && (effort.left > LONG || effort.phase !== 'computing')) said.current = spec;
    return effort !== undefined && said.current === spec;
  });
}

export function Notice({ address }: { readonly address: Address }) {
  const repairs = useStore(address.opened, (opened) => opened.repairs);
  const words = useFirstWords().share;
  const store = useLecternStore();
  const unkept = useLectern((state) => state.unkept);
  const unspoken = useLectern((state) => state.unspoken);
  const unfetched = useLectern((state) => state.unfetched);
  const isLong = useIsLong();
  return (
    <div className="notice-place" role="status">
      {isLong && <LongRunBar />}
      <BehindBars />
      {repairs.length > 0 && <NoticeBar address={address} repairs={repairs} />}
      {unkept && <Said words={words.unkept} onClose={() => store.setState({ unkept: false })} />}
      {unspoken && <Said words={words.unspoken} onClose={() => store.setState({ unspoken: false })} />}
      {unfetched && (
        <Said words={words.unfetched} onClose={() => store.setState({ unfetched: false })}>
          <button type="button" className="text-button" onClick={() => location.reload()}>
            {words.unfetched.reload}
          </button>
        </Said>
      )}
    </div>
  );
}

interface SaidProps {
  readonly words: { readonly title: string; readonly detail: string };
  readonly onClose: () => void;
  /** What one can do about it. */
  readonly children?: ReactNode;
}

/** Said until it is read; the page goes on. */
function Said({ words, onClose, children }: SaidProps) {
  const { header } = useFirstWords().page;
  return (
    <div className="notice">
      <p>
        <strong>{words.title}</strong> {words.detail}
      </p>
      <span className="notice-actions">
        {children}
        <button type="button" className="icon-button" aria-label={header.close} onClick={onClose}>
          <CloseIcon />
        </button>
      </span>
    </div>
  );
}
