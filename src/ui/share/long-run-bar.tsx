// What is said of a run that takes long to compute: how far it is and how long it will be, with a way to stop; and of one that
// was stopped or costs more than is computed unasked or kept, with the ways on.

import './notice.css';
import { MARKS_AT_MOST, UNASKED_AT_MOST } from '../../runner/client-contract.ts';
import { durationWords } from '../../scenarios/kit/duration-words.ts';
import { asWords, formatExactly, formatMeasured } from '../../scenarios/kit/format-value.ts';
import {
  useAtCursor,
  useFirstWords,
  useLanguage,
  useLectern,
  useLecternStore,
  useRunner,
  useText,
} from '../foundation/context.ts';
import { shorterRun } from './shorter-run.ts';

/** What is left is said in steps of so many s, so that the words do not flicker. */
const STEP = 5;

export function LongRunBar() {
  const phase = useAtCursor(({ runner }) => runner.effort?.phase);
  if (phase === undefined) return null;
  if (phase === 'computing') {
    // Nobody asked for it, so it lies over the page and moves nothing.
    return (
      <div className="notice-over">
        <Computing />
      </div>
    );
  }
  return (
    <div className="notice">
      <Stopped phase={phase} />
    </div>
  );
}

/** What is left, in seconds. */
const useLeft = (): number => useAtCursor(({ runner }) => Math.ceil((runner.effort?.left ?? 0) / 1000 / STEP) * STEP);

function Computing() {
  const words = useFirstWords().share.longRun;
  const language = useLanguage();
  const say = useText();
  const runner = useRunner();
  const left = useLeft();
  const share = useAtCursor(({ runner }) => Math.floor(100 * (runner.effort?.share ?? 0)) / 100);
  const percent = asWords(formatExactly(share, 'probability', language));
  return (
    <>
      <p>
        <strong>{words.computing}</strong> {/* Seen, not heard: it changes all the time. */}
        <span aria-hidden="true">{words.progress(percent, say(durationWords(left)))}</span>
      </p>
      <span className="notice-actions">
        <button type="button" className="text-button" onClick={() => runner.hold()}>
          {words.stop}
        </button>
      </span>
    </>
  );
}

function Stopped({ phase }: { readonly phase: 'held' | 'refused' | 'full' }) {
  const words = useFirstWords().share.longRun;
  const language = useLanguage();
  const say = useText();
  const runner = useRunner();
  const store = useLecternStore();
  const left = useLeft();
  const computedTo = useAtCursor(({ runner }) => runner.record?.computedTo ?? 0);
  const end = useLectern(({ spec }) => Number(spec.params['end']));
  const length = useLectern(({ scenario }) => scenario.parameters.find(({ key }) => key === 'end'));
  const shorter = useAtCursor(({ runner: { record } }) =>
    record && length?.kind === 'number' ? (shorterRun(record, length) ?? end) : end,
  );
  const time = (nanos: number): string => asWords(formatMeasured(nanos, 'duration', language));
  const most = durationWords(UNASKED_AT_MOST / 1000);
  return (
    <>
      <p>
        <strong>{words[phase]}</strong> {phase === 'refused' && words.cost(say(durationWords(left)), say(most))}
        {phase === 'full' && <span className="notice-more">{words.kept(MARKS_AT_MOST.toLocaleString(language))}</span>}{' '}
        {words.until(time(computedTo), time(end))}
      </p>
      <span className="notice-actions">
        {phase !== 'full' && (
          <button type="button" className="text-button" onClick={() => runner.goOn()}>
            {words.goOn}
          </button>
        )}
        {shorter < end && (
          <button
            type="button"
            className="text-button"
            onClick={() => store.getState().setParam('end', shorter, 'set')}
          >
            {words.shorten(time(shorter))}
          </button>
        )}
      </span>
    </>
  );
}
