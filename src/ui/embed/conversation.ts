// The embedded page's side of the conversation with the page around it: who is heard, and what is told unasked. What a request
// does is in obey.ts.

import { message, type Notice, type Request, readRequest } from '../../embed/protocol.ts';
import type { Nanos } from '../../engine/core/time.ts';
import { digestText } from '../../scenarios/kit/digest-text.ts';
import { sameSpec } from '../../scenarios/kit/run-spec.ts';
import { endOf } from '../foundation/changes.ts';
import type { Lectern } from '../foundation/store-contract.ts';

/** The part of `window` that is needed; a test has its own. */
export interface Outside {
  /** Posts to the page around. */
  post(data: unknown, origin: string): void;
  /** Messages of the page around, and of nobody else. */
  onMessage(listen: (data: unknown, origin: string) => void): () => void;
  now(): number;
}

/** Least time between two notices of the cursor while it plays, ms. */
const APART = 100;
const NANOS = 1e9;

export interface Conversation {
  /** Anybody may know how high the page is. */
  tellHeight(height: number): void;
  end(): void;
}

/** @param link of what is shown, to pass on */
export function converse(
  lectern: Lectern,
  outside: Outside,
  obey: (request: Request, refuse: (why: string) => void) => void,
  link: () => string,
): Conversation {
  let partner: string | undefined;
  const tell = (notice: Notice): void => {
    // A page without an origin cannot be named; it is the page around in any case.
    if (partner !== undefined) outside.post(message(notice), partner === 'null' ? '*' : partner);
  };
  const news = tellNews(lectern, outside, tell, link);
  const stop = outside.onMessage((data, origin) => {
    const request = readRequest(data);
    if (!request || (partner !== undefined && origin !== partner)) return;
    if (request.do === 'hello') {
      partner = origin;
      tell(readyOf(lectern));
      news.again();
    } else if (partner !== undefined) {
      obey(request, (why) => tell({ says: 'refused', what: request.do, why }));
    }
  });
  return {
    tellHeight: (height) => outside.post(message({ says: 'height', height }), '*'),
    end() {
      stop();
      news.end();
    },
  };
}

function readyOf({ store }: Lectern): Notice {
  const { scenario, spec, step, language } = store.getState();
  return {
    says: 'ready',
    scenario: scenario.id,
    title: scenario.title[language],
    end: endOf(spec) / NANOS,
    step,
    steps: scenario.steps ?? 0,
  };
}

/** Where the cursor is, what came of the run, and what was answered, each when it is new. */
function tellNews(lectern: Lectern, { now }: Outside, tell: (notice: Notice) => void, link: () => string) {
  const { store, playback, runner } = lectern;
  let told: { at: Nanos; playing: boolean; when: number } | undefined;
  let result = '';
  const onTime = (): void => {
    const { playing } = store.getState();
    const at = playback.now;
    if (told?.at === at && told.playing === playing) return;
    if (playing && told?.playing && now() - told.when < APART) return;
    told = { at, playing, when: now() };
    tell({ says: 'time', time: at / NANOS, playing });
  };
  const onRun = (): void => {
    const { record } = runner;
    if (!record?.done || !record.metrics || record.hidden || !sameSpec(record.spec, store.getState().spec)) return;
    const digest = digestText(record.digest);
    const name = `${record.run} ${digest}`;
    if (name === result) return;
    result = name;
    tell({ says: 'result', digest, results: record.metrics, link: link() });
  };
  const stops = [
    playback.onFrame(onTime),
    runner.subscribe(onRun),
    store.subscribe((state, before) => {
      if (state.playing !== before.playing) onTime();
      const { asking, predictions } = state;
      if (asking?.stage === 'told' && before.asking?.stage !== 'told') {
        const given = predictions.find(({ question }) => question === asking.question)?.given ?? '';
        tell({ says: 'answer', question: asking.question, given });
      }
      if (asking !== before.asking) onRun();
    }),
  ];
  return {
    /** To somebody who has heard nothing yet. */
    again() {
      told = undefined;
      result = '';
      onTime();
      onRun();
    },
    end() {
      for (const stop of stops) stop();
    },
  };
}

/** The window this page is in; undefined where it is in no other. */
export function windowAround(): Outside | undefined {
  const { parent } = window;
  if (parent === window) return undefined;
  return {
    post: (data, origin) => parent.postMessage(data, origin),
    onMessage(listen) {
      const onMessage = ({ source, origin, data }: MessageEvent): void => {
        if (source === parent) listen(data, origin);
      };
      window.addEventListener('message', onMessage);
      return () => window.removeEventListener('message', onMessage);
    },
    now: () => performance.now(),
  };
}
