// When a hand is on a setting. With a pointer: from press to release, wherever it is released. With keys: as long as presses
// follow one another closely, so that a key held down, or tapped five times, is one edit and one step of undo.

import { useEffect, useMemo } from 'react';
import { useLecternStore } from './context.ts';
import type { LecternStore } from './store-contract.ts';

/** Without another press for so long, ms, the key has been let go. No keyboard waits longer before it repeats. */
const LET_GO = 1000;

type Press = Pick<globalThis.PointerEvent, 'button' | 'pointerId'>;

export class Hand {
  private readonly store: LecternStore;
  private readonly key: string;
  private holding: AbortController | undefined;
  /** Runs while keys hold. */
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: LecternStore, key: string) {
    this.store = store;
    this.key = key;
  }

  /** A pointer presses; of a mouse only the main button holds. */
  readonly press = ({ button, pointerId }: Press): void => {
    if (button !== 0) return;
    const { signal } = this.take();
    const end = (event: Press): void => {
      if (event.pointerId === pointerId) this.letGo();
    };
    window.addEventListener('pointerup', end, { signal, capture: true });
    // The browser took the touch, to scroll.
    window.addEventListener('pointercancel', end, { signal, capture: true });
  };

  /** A key, or the tap of a button, moves the setting by a step. */
  readonly step = (): void => {
    if (this.timer === undefined) {
      // Whoever turns to something else, the time axis say, means another edit by the next press.
      const { signal } = this.take();
      window.addEventListener('pointerdown', (event) => this.isElsewhere(event) && this.letGo(), { signal });
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(this.letGo, LET_GO);
  };

  /** Another key than one that moves it. A pointer goes on holding. */
  readonly keysLetGo = (): void => {
    if (this.timer !== undefined) this.letGo();
  };

  readonly letGo = (): void => {
    if (!this.holding) return;
    this.holding.abort();
    this.holding = undefined;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.store.getState().release(this.key);
  };

  private take(): AbortController {
    this.letGo();
    this.store.getState().hold(this.key);
    this.holding = new AbortController();
    return this.holding;
  }

  private isElsewhere({ target }: Event): boolean {
    return !(target instanceof Element && target.closest(`[data-key="${this.key}"]`));
  }
}

/** What is dragged or stepped between these calls is one edit. */
export function useHold(key: string): Hand {
  const store = useLecternStore();
  const hand = useMemo(() => new Hand(store, key), [store, key]);
  useEffect(() => hand.letGo, [hand]);
  return hand;
}
