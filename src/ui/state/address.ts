// The address bar and the page: reads the link when the page opens and when another is pasted over it, and follows the
// settings and the visible span without flooding the history (one entry, rewritten at rest). A link is the run and what of
// it is shown; the moment one looks at is added only to a copied link, and said beside the link by an entry of the history that
// leads from some runs to others of the same, or to a sweep and back. What links mean: scenarios/kit.

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Nanos } from '../../engine/core/time.ts';
import type { Limits } from '../../scenarios/kit/limits.ts';
import { type LinkState, type LinkView, saysOnlyStep, type ViewName } from '../../scenarios/kit/link-state.ts';
import type { Prediction } from '../../scenarios/kit/prediction.ts';
import type { Repair } from '../../scenarios/kit/repair.ts';
import type { RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { writeLink } from '../../scenarios/kit/write-link.ts';
import { type Bar, parse } from './browser-bar.ts';
import { zoomInLink, zoomOfLink } from './link-zoom.ts';
import { figureIn, type LinkRuns, type PageShown, stateOfPage } from './state-of-page.ts';
import { REST, WriteAtRest } from './write-at-rest.ts';
import type { Zoom } from './zoom.ts';

/** What a link said, until a person closes the notice. */
export interface Opened {
  readonly repairs: readonly Repair[];
}

/** What one looks at: a time, and the visible span. */
export interface Moment {
  readonly t?: Nanos;
  readonly zoom?: Zoom;
}

export class Address {
  /** What had to be repaired in the link that is open. */
  readonly opened: StoreApi<Opened> = createStore<Opened>()(() => ({ repairs: [] }));
  readonly view: LinkView;
  /** Run A. */
  readonly spec: RunSpec;
  /** B and C. */
  readonly others: readonly RunSpec[];
  private readonly bar: Bar;
  private readonly scenario: Scenario;
  /** Step of the lesson that is open. */
  private step: number;
  /** The sweep that stands in place of the run. */
  private sweep: string | undefined;
  /** What was predicted. */
  private predictions: readonly Prediction[];
  /** Who hands it in. */
  private who: string | undefined;
  /** What stands in the place of the charts, and whose packets it shows. */
  private place: Pick<LinkView, 'view' | 'conn'>;
  /** What of the run is on screen. */
  private zoom: Zoom;
  /** How many runs are compared. */
  private count: number;
  /** The step of the link itself is being opened. */
  private settling = false;
  private link: LinkState;
  private shown: string;
  private readonly atRest: WriteAtRest;
  private rests: () => void = () => {};
  private opens: (link: LinkState) => unknown = () => {};

  /** Reads the link the page was opened with. */
  constructor(bar: Bar, scenario: Scenario) {
    const opening = parse(bar.read(), scenario);
    this.bar = bar;
    this.atRest = new WriteAtRest(bar);
    this.scenario = scenario;
    this.shown = bar.read();
    this.link = opening.state;
    this.view = this.viewToOpen;
    this.step = this.view.step ?? 1;
    this.sweep = this.view.sweep;
    this.predictions = this.view.p ?? [];
    this.who = this.view.who;
    this.place = this.view;
    this.spec = this.link.spec;
    this.others = this.link.others;
    this.count = 1 + this.others.length;
    this.zoom = this.zoomToOpen;
    this.opened.setState({ repairs: opening.repairs });
  }

  /** What the open link shows of its run: its own zoom, else the part that tells the story. */
  get zoomToOpen(): Zoom {
    return zoomOfLink(this.link, this.scenario);
  }

  /** What the open link shows, at the moment that its entry in the history says. */
  private get viewToOpen(): LinkView {
    const at = this.bar.moment();
    return at === undefined ? this.link.view : { ...this.link.view, t: at };
  }

  /** Calls back when another link is put into the bar of the open page. */
  onOther(open: (link: LinkState) => unknown): void {
    this.opens = open;
    this.bar.onChange(() => {
      const text = this.bar.read();
      if (text === this.shown) return;
      const { state, repairs } = parse(text, this.scenario);
      this.shown = text;
      this.take(state, repairs);
    });
  }

  /** Opens what a file says as if its link had been put into the bar, however long that would be: Back leads to the run before. */
  open(state: LinkState): void {
    this.change(() => this.bar.push(writeLink(state, this.scenario)));
    this.take(state, []);
  }

  private take(state: LinkState, repairs: readonly Repair[]): void {
    this.atRest.forget();
    this.link = state;
    this.step = state.view.step ?? 1;
    this.sweep = state.view.sweep;
    this.count = 1 + state.others.length;
    this.predictions = state.view.p ?? [];
    this.who = state.view.who;
    this.place = state.view;
    this.zoom = this.zoomToOpen;
    this.opened.setState({ repairs });
    this.opens({ ...state, view: this.viewToOpen });
  }

  /**
   * A run has changed: the bar follows when the changes come to rest. One more or less has an entry of its own.
   * @param at where the cursor is: there Back and Forward find the same runs again
   */
  follow(runs: LinkRuns, zoom: Zoom = this.zoom, at?: Nanos): void {
    this.zoom = zoom;
    if (runs.slots.length !== this.count && !this.settling) {
      this.enter(runs, zoom, at);
      return;
    }
    this.count = runs.slots.length;
    const { page } = this;
    this.atRest.write(() => this.write(this.fragment(runs, this.span(runs, zoom), page)));
  }

  /** Opens the step of the link: however many runs that has, the entry of the link is theirs, so that one Back leaves it. */
  async settle(openStep: () => Promise<boolean>): Promise<boolean> {
    this.settling = true;
    try {
      return await openStep();
    } finally {
      this.settling = false;
    }
  }

  /** Another view stands in the place of the charts, or shows another connection. */
  showIn(view: ViewName, conn: string | null, runs: LinkRuns): void {
    this.place = { ...(view === 'charts' ? {} : { view }), ...(conn ? { conn } : {}) };
    this.follow(runs);
  }

  /** A sweep is shown, or no longer: Back leads to what was shown before, the run or another figure. @param at as in `follow` */
  showSweep(sweep: string | undefined, runs: LinkRuns, zoom: Zoom = this.zoom, at?: Nanos): void {
    const isOther = figureIn(sweep) !== figureIn(this.sweep);
    this.sweep = sweep;
    if (isOther) this.enter(runs, zoom, at);
    else this.follow(runs, zoom);
  }

  /** What was predicted, and what is asked. */
  predict(predictions: readonly Prediction[], runs: LinkRuns, zoom: Zoom = this.zoom): void {
    this.predictions = predictions;
    this.follow(runs, zoom);
  }

  /** Who hands it in. */
  sign(who: string | undefined, runs: LinkRuns, zoom: Zoom = this.zoom): void {
    this.who = who;
    this.follow(runs, zoom);
  }

  /** The whole link of a run to hand in. */
  linkTo(state: LinkState): string {
    return this.bar.base + writeLink(state, this.scenario);
  }

  /** Another step of the lesson with its run: Back leads to the one before. */
  turnTo(step: number, runs: LinkRuns, zoom: Zoom = this.zoom): void {
    this.zoom = zoom;
    // The step of a link that was put into the bar, as by Back, has its entry already.
    if (step === this.step) {
      this.follow(runs, zoom);
      return;
    }
    this.step = step;
    this.enter(runs, zoom);
  }

  /** With an entry of its own in the history. */
  private enter(runs: LinkRuns, zoom: Zoom, at?: Nanos): void {
    this.zoom = zoom;
    this.count = runs.slots.length;
    // Back leads to what stood there, however short a time.
    this.atRest.settle();
    // Another link was put into the bar a moment ago; the page is about to hear of it.
    if (this.bar.read() !== this.shown) return;
    this.change(() => {
      const fragment = this.fragment(runs, this.span(runs, this.zoom));
      // Inside another page Back is that page's.
      if (this.view.embed) return this.bar.replace(fragment);
      if (at !== undefined) this.bar.sayMoment(at);
      this.bar.push(fragment, at);
    });
  }

  /** The cursor moves: where it comes to rest a reload finds it, if the entry says its moment. */
  moveTo(at: Nanos): void {
    this.rests();
    this.rests = this.bar.after(REST, () => {
      if (this.bar.read() === this.shown && this.bar.moment() !== undefined) this.change(() => this.bar.sayMoment(at));
    });
  }

  /** The reader has other limits than those of the link. */
  limit(limits: Limits, runs: LinkRuns, zoom: Zoom = this.zoom): void {
    const { hide: _, lock: __, ...view } = this.link.view;
    this.link = { ...this.link, view: { ...view, ...limits } };
    this.follow(runs, zoom);
  }

  /** Into the lecture hall or out of it, which a reload stays in or leaves behind. */
  present(presenting: boolean, runs: LinkRuns, zoom: Zoom = this.zoom): void {
    const { present = false, ...view } = this.link.view;
    if (presenting === present) return;
    this.link = { ...this.link, view: presenting ? { ...view, present: true } : view };
    this.follow(runs, zoom);
  }

  /** The whole link of what is shown to pass on, with the moment and the span of time one looks at, if any. */
  linkOf(runs: LinkRuns, moment: Moment): string {
    return this.linkTo(this.stateOf(runs, moment));
  }

  /** What such a link says. */
  stateOf(runs: LinkRuns, { t, zoom }: Moment): LinkState {
    const moment = t || (t === 0 && saysOnlyStep(runs.slots, this.step, this.scenario)) ? { t } : {};
    const view = { ...moment, ...(zoom === undefined ? {} : this.span(runs, zoom, t)) };
    return stateOfPage(this.page, runs, view, false);
  }

  /** The link as it should have been. */
  corrected(): string {
    return this.linkTo(this.link);
  }

  /** What of the link's predictions fits the lesson, which is known later than the rest of the link, and what had to be repaired. */
  fitPredictions(p: readonly Prediction[], repairs: readonly Repair[]): void {
    const { p: _, ...view } = this.link.view;
    this.link = { ...this.link, view: p.length > 0 ? { ...view, p } : view };
    if (repairs.length > 0) this.opened.setState(({ repairs: known }) => ({ repairs: [...known, ...repairs] }));
  }

  dismiss(): void {
    this.opened.setState({ repairs: [] });
  }

  private span({ slots, front }: LinkRuns, zoom: Zoom, t?: Nanos): Pick<LinkView, 'z0' | 'z1'> {
    return zoomInLink(slots[front]!, zoom, this.scenario, t);
  }

  /** Of this page, for its own bar. */
  private fragment(runs: LinkRuns, view: LinkView, page = this.page): string {
    return writeLink(stateOfPage(page, runs, view, true), this.scenario);
  }

  /** What is shown now besides the runs. */
  private get page(): PageShown {
    const { link, scenario, step, predictions, sweep, place, who } = this;
    return { link, scenario, step, predictions, sweep, place, who };
  }

  private write(fragment: string): void {
    // Another link was put into the bar a moment ago; the page is about to hear of it.
    if (this.bar.read() !== this.shown) return;
    this.change(() => this.bar.replace(fragment));
  }

  private change(bar: () => void): void {
    try {
      bar();
      this.shown = this.bar.read();
    } catch {
      // The bar stays behind; the next change tries again, and Copy link does not need it.
    }
  }
}
