// What lies over the page: windows that are opened and closed, one at a time, and the black of a lecture hall.

import { useCallback, useState } from 'react';
import type { LinkView } from '../../scenarios/kit/link-state.ts';
import { useLectern, useWhole } from '../foundation/context.ts';
import { lazy } from '../foundation/lazy.tsx';
import type { Covered } from '../present/speaker-channel.ts';
import { currentLink, currentState } from '../share/current-link.ts';
import type { StageParts } from '../stage-kit/stage-parts.ts';
import type { Address } from '../state/address.ts';

const Help = lazy(async () => (await import('./help.tsx')).Help);
const Blank = lazy(async () => (await import('../present/blank.tsx')).Blank);
const SpeakerRefused = lazy(async () => (await import('../present/speaker-refused.tsx')).SpeakerRefused);
const ShareSheet = lazy(async () => (await import('../share/share-sheet.tsx')).ShareSheet);
const Saving = lazy(async () => (await import('./saving.tsx')).Saving);
const QrCode = lazy(async () => (await import('../present/qr-code.tsx')).QrCode);

/** What lies over the page: the list of keys, the code to scan, or nothing but black. */
export type Over = Covered | 'refused' | 'share' | 'save';

/** A link may ask for the lab sheet; what is saved later is not of that link. */
export function useOver({ view }: Address) {
  const [lab, setLab] = useState(view.lab);
  const [over, choose] = useState<Over>(lab ? 'save' : null);
  const setOver = useCallback((next: Over): void => {
    setLab(undefined);
    choose(next);
  }, []);
  return [over, setOver, lab] as const;
}

interface OverPageProps {
  readonly address: Address;
  readonly parts: StageParts;
  readonly over: Over;
  readonly lab: LinkView['lab'];
  readonly setOver: (over: Over) => void;
  readonly letters: boolean;
  readonly onLetters: (on: boolean) => void;
}

export function OverPage({ over, lab, setOver, address, parts, letters, onLetters }: OverPageProps) {
  const lectern = useWhole();
  // What is shared is what is shown, also after a file was opened.
  useLectern((state) => state.slots);
  const close = (): void => setOver(null);
  switch (over) {
    case 'help':
      return <Help onClose={close} letters={letters} onLetters={onLetters} />;
    case 'code':
      return <QrCode link={currentLink(lectern, address)} onClose={close} />;
    case 'share':
      return <ShareSheet address={address} state={currentState(lectern, address)} onClose={close} />;
    case 'save':
      return <Saving address={address} parts={parts} lab={lab} onClose={close} />;
    case 'refused':
      return <SpeakerRefused onClose={close} />;
    case 'blank':
      return <Blank onEnd={close} />;
    default:
      return null;
  }
}
