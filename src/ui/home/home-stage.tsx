// The stage of the home page: the first scenario's own engine, network, chart, slider and explanation, in the place of its
// picture, and moving by itself. The way into the simulator takes the run along as it is.

import { createRoot } from 'react-dom/client';
import { createRunner } from '../../runner/client.ts';
import { startWorker } from '../../runner/start-worker.ts';
import { defaultState, LINK_VERSION } from '../../scenarios/kit/link-state.ts';
import { LANGUAGES } from '../../scenarios/kit/text.ts';
import { writeLink } from '../../scenarios/kit/write-link.ts';
import { scenario as reno } from '../../scenarios/reno/scenario.ts';
import { inRegion } from '../app/region.tsx';
import { ChartStack } from '../charts/chart-stack.tsx';
import { Scrubber } from '../charts/scrubber.tsx';
import { Setting } from '../controls/setting.tsx';
import { PlayButton } from '../controls/transport.tsx';
import { ExplainsContext, LecternReactContext, useWords } from '../foundation/context.ts';
import { keepFocus } from '../foundation/kept-focus.ts';
import { standAtRoot } from '../foundation/page-files.ts';
import type { Lectern, ThemeName } from '../foundation/store-contract.ts';
import { useStageFirst } from '../foundation/use-stage-first.ts';
import { loadLanguage } from '../i18n/words.ts';
import { parts } from '../stages/reno/stage.tsx';
import { createLectern } from '../state/store.ts';
import { EventStrip } from '../strip/event-strip.tsx';
import { Why } from '../why/why.tsx';
import '../theme/theme.css';
import '../theme/sizes.css';
import '../theme/base.css';
import '../controls/settings.css';
import '../controls/fields.css';
import '../controls/slider.css';
import '../controls/transport.css';
import '../stage-kit/stage.css';
import '../strip/strip.css';
import '../charts/charts.css';
import '../charts/scrubber.css';
import '../why/why.css';
import '../why/explained.css';
import './home-stage.css';

/** The chart that shows the silence best. */
const CHART = ['queue'];

function HomeStage() {
  const words = useWords().page.regions;
  const drawn = useStageFirst();
  const lesson = reno.parameters.find(({ key }) => key === reno.lessonKey)!;
  return (
    <>
      <div className="stage-region">{inRegion('stage', <parts.Stage />)}</div>
      <div className="time-region">
        <div className="strip-place">{inRegion('strip', drawn && <EventStrip />)}</div>
        <div className="charts-place">{inRegion('charts', drawn && <ChartStack only={CHART} />)}</div>
        <div className="scrubber-place">{inRegion('scrubber', drawn && <Scrubber />)}</div>
      </div>
      <div className="live-foot">
        <section className="live-controls" aria-label={words.settings}>
          <PlayButton />
          {inRegion('settings', <Setting parameter={lesson} lesson />)}
        </section>
        {inRegion('why', drawn && <Why alone />)}
      </div>
    </>
  );
}

/** The run as it is now, as the simulator opens it. */
function linkOf({ store, playback }: Lectern): string {
  const { spec, language, zoom } = store.getState();
  const [z0, z1] = zoom ?? [];
  const view = { t: playback.now, lang: language, ...(z0 === undefined ? {} : { z0, z1: z1! }) };
  return `./${reno.id}/${writeLink({ spec, others: [], view, version: LINK_VERSION }, reno)}`;
}

/** `place` is what it takes the place of, `way` the link into the simulator. */
export async function mountHomeStage(place: HTMLElement, way: HTMLAnchorElement): Promise<void> {
  standAtRoot();
  keepFocus();
  const { dataset, lang } = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const language = LANGUAGES.find((each) => each === lang) ?? LANGUAGES[0];
  const lectern = createLectern({
    scenario: reno,
    linkSpec: defaultState(reno).spec,
    language,
    theme: (dataset['theme'] as ThemeName | undefined) ?? (dark ? 'dark' : 'light'),
    runner: createRunner(() => startWorker('reno')),
    clock: { request: (callback) => requestAnimationFrame(callback), reducedMotion: () => false },
    zoom: reno.firstLook ? [0, reno.firstLook] : undefined,
  });
  const [explains] = await Promise.all([parts.explains(), loadLanguage(language)]);
  const stage = document.createElement('div');
  stage.className = 'live-stage';
  place.replaceWith(stage);
  createRoot(stage).render(
    <LecternReactContext value={lectern}>
      <ExplainsContext value={explains}>
        <HomeStage />
      </ExplainsContext>
    </LecternReactContext>,
  );
  for (const act of ['pointerdown', 'focus', 'click']) way.addEventListener(act, () => (way.href = linkOf(lectern)));
  lectern.store.getState().play();
}
