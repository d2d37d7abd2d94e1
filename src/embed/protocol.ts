// What an embedded page and the page around it say to each other (docs/embedding.md), over `postMessage`. Both sides read with
// these functions: whatever is not of this version and this shape does nothing. Everything is plain data.
//
// The page around speaks first (`hello`), and from then on only its origin is heard and answered. Before that an embedded page
// says nothing but its height. Times are in seconds; results are in the units the scenario declares them in (ns, bit/s, bytes).

/** Raised when a message changes its meaning; new messages and new fields do not raise it. */
export const PROTOCOL = 1;

/** A moment: seconds of the run, or in words, such as `first timeout` or `60ms after second drop`. */
export type Moment = number | string;

/** What the page around may ask for. */
export type Request =
  /** Speaks first, and may be repeated: the answer is `ready`. */
  | { readonly do: 'hello' }
  /** Stands at a moment. */
  | { readonly do: 'seek'; readonly to: Moment }
  /** Plays, up to a moment if one is named. */
  | { readonly do: 'play'; readonly to?: Moment }
  | { readonly do: 'pause' }
  /** Sets a setting, written as in links (`rmin`, `200ms`): for the whole run, or from the cursor on. */
  | { readonly do: 'set'; readonly key: string; readonly value: string; readonly from?: 'cursor' }
  /** Opens a step of the lesson, counted from 1. */
  | { readonly do: 'step'; readonly number: number }
  /** What of the run is shown from now on, written as in links; left out: what a link without it shows. The run stays as it is. */
  | { readonly do: 'show'; readonly show?: string; readonly control?: string };

/** What an embedded page tells. */
export type Notice =
  | {
      readonly says: 'ready';
      readonly scenario: string;
      /** In the language of the page. */
      readonly title: string;
      /** Length of the run. */
      readonly end: number;
      readonly step: number;
      readonly steps: number;
    }
  /** At most ten times a second while it plays, and wherever it stops. */
  | { readonly says: 'time'; readonly time: number; readonly playing: boolean }
  /** Once a run is computed to its end; not while a question hides what it does. */
  | {
      readonly says: 'result';
      /** Of what happened, eight hexadecimal digits, as `lectern run` prints it. */
      readonly digest: string;
      readonly results: Readonly<Record<string, number>>;
      /** The link of the run, without the page around it. */
      readonly link: string;
    }
  /** Somebody has answered a question and was told what the run does. */
  | { readonly says: 'answer'; readonly question: string; readonly given: string }
  /** CSS pixels it needs. */
  | { readonly says: 'height'; readonly height: number }
  /** Something that was asked for cannot be: an event that the run does not have, a setting that is locked. */
  | { readonly says: 'refused'; readonly what: Request['do']; readonly why: string };

/** As it is posted. */
export const message = <M extends Request | Notice>(said: M): M & { readonly lectern: number } => ({
  lectern: PROTOCOL,
  ...said,
});

type Fields = Readonly<Record<string, unknown>>;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 4000;
const isMoment = (value: unknown): value is Moment => isNumber(value) || isText(value);
const isCount = (value: unknown): boolean => isNumber(value) && Number.isInteger(value) && value >= 0;

const REQUESTS: Readonly<Record<Request['do'], (fields: Fields) => boolean>> = {
  hello: () => true,
  seek: ({ to }) => isMoment(to),
  play: ({ to }) => to === undefined || isMoment(to),
  pause: () => true,
  set: ({ key, value, from }) => isText(key) && isText(value) && (from === undefined || from === 'cursor'),
  step: ({ number }) => isCount(number),
  show: ({ show, control }) => [show, control].every((each) => each === undefined || isText(each)),
};

const NOTICES: Readonly<Record<Notice['says'], (fields: Fields) => boolean>> = {
  ready: ({ scenario, title, end, step, steps }) =>
    isText(scenario) && isText(title) && isNumber(end) && isCount(step) && isCount(steps),
  time: ({ time, playing }) => isNumber(time) && typeof playing === 'boolean',
  result: ({ digest, results, link }) =>
    isText(digest) &&
    isText(link) &&
    isFields(results) &&
    Object.values(results).every((each) => typeof each === 'number'),
  answer: ({ question, given }) => isText(question) && isText(given),
  height: ({ height }) => isNumber(height) && height >= 0 && height <= 20_000,
  refused: ({ what, why }) => isText(what) && isText(why),
};

const isFields = (data: unknown): data is Fields => typeof data === 'object' && data !== null && !Array.isArray(data);

/** A request of this version; undefined for anything else. */
export const readRequest = (data: unknown): Request | undefined => read<Request>(data, 'do', REQUESTS);

/** A notice of this version; undefined for anything else. */
export const readNotice = (data: unknown): Notice | undefined => read<Notice>(data, 'says', NOTICES);

function read<M>(
  data: unknown,
  name: 'do' | 'says',
  shapes: Readonly<Record<string, (fields: Fields) => boolean>>,
): M | undefined {
  if (!isFields(data) || data['lectern'] !== PROTOCOL) return undefined;
  const kind = data[name];
  const fits = typeof kind === 'string' && Object.hasOwn(shapes, kind) && shapes[kind]!(data);
  return fits ? (data as M) : undefined;
}
