// Between the page in the hall and the speaker's window, both of one browser: what the class sees goes one way, what the
// speaker wants the other. The window is called by the name of their channel, so both find each other again after a reload.

import type { Nanos } from '../../engine/core/time.ts';
import type { Language } from '../../scenarios/kit/text.ts';

/** What lies over the hall's page and hides it. */
export type Covered = 'blank' | 'code' | 'help' | null;

export interface Shown {
  readonly kind: 'shown';
  /** The run, what of it is on screen and the step: a link's fragment. */
  readonly link: string;
  readonly now: Nanos;
  readonly playing: boolean;
  readonly covered: Covered;
  /** Id of the question that is open. */
  readonly asked: string | null;
  /** Is there something that the clicker's buttons do? */
  readonly turns: { readonly next: boolean; readonly previous: boolean };
  readonly language: Language;
  /** Since when the lecture lasts, by the clock of the computer, ms. */
  readonly began: number;
}

/** `here`: what is shown now? `restart`: the lecture begins now. */
export type Wish = 'here' | 'next' | 'previous' | 'play' | 'ask' | 'blank' | 'restart';

type Message =
  | Shown
  | { readonly kind: 'wish'; readonly wish: Wish }
  | { readonly kind: 'gone' }
  /** Asked by a hall before it takes a name, and the answer of the hall that has it. */
  | { readonly kind: 'free?' | 'taken' };

const PREFIX = 'lectern-speaker-';

/** A hall that has a name says so within, ms. */
const ANSWERS = 200;

/** A name that no other hall of this browser has, but for a copy of its tab, which has to ask (`askFor`). */
export const newSpeaker = (): string => PREFIX + crypto.getRandomValues(new Uint32Array(2)).join('-');

export const isSpeaker = (windowName: string): boolean => windowName.startsWith(PREFIX);

/** May a hall take the name that its tab has kept? A reloaded tab may, a duplicated one not. @returns what ends the asking */
export function askFor(name: string, then: (isFree: boolean) => void): () => void {
  const channel = new SpeakerChannel(name);
  const answer = (isFree: boolean): void => {
    stop();
    then(isFree);
  };
  const late = setTimeout(() => answer(true), ANSWERS);
  const stop = (): void => {
    clearTimeout(late);
    channel.close();
  };
  channel.ask(() => answer(false));
  return stop;
}

/** What the speaker's window hears. */
export interface HallListener {
  shown(shown: Shown): void;
  /** The page in the hall was closed. */
  gone(): void;
}

export class SpeakerChannel {
  private readonly channel: BroadcastChannel;

  /** @param name of the speaker's window */
  constructor(name: string) {
    this.channel = new BroadcastChannel(name);
  }

  tell(shown: Omit<Shown, 'kind'>): void {
    this.channel.postMessage({ kind: 'shown', ...shown } satisfies Message);
  }

  leave(): void {
    this.channel.postMessage({ kind: 'gone' } satisfies Message);
  }

  wish(wish: Wish): void {
    this.channel.postMessage({ kind: 'wish', wish } satisfies Message);
  }

  /** Does another hall have this name? */
  ask(onTaken: () => void): void {
    this.listen((message) => message.kind === 'taken' && onTaken());
    this.channel.postMessage({ kind: 'free?' } satisfies Message);
  }

  /** This hall has the name. */
  hold(): void {
    this.listen((message) => message.kind === 'free?' && this.channel.postMessage({ kind: 'taken' } satisfies Message));
  }

  onWish(listener: (wish: Wish) => void): void {
    this.listen((message) => message.kind === 'wish' && listener(message.wish));
  }

  onHall(listener: HallListener): void {
    this.listen((message) => {
      if (message.kind === 'shown') listener.shown(message);
      else if (message.kind === 'gone') listener.gone();
    });
  }

  close(): void {
    this.channel.close();
  }

  private listen(hear: (message: Message) => unknown): void {
    this.channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data));
  }
}
