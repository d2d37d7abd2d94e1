// The colours of the page, one row per meaning: what `theme.css` says as custom properties (a test compares both) and
// what canvases need as values. Neutral colours are the interface; the seven data colours mean one thing each, everywhere.
// Left out: type, space and sizes (they live in the style sheets). Contrast and colour-blind distance are tested.

import type { ColourToken } from '../../scenarios/kit/scenario.ts';
import type { ThemeName } from '../foundation/store-contract.ts';

/** The interface. */
export interface NeutralColours {
  /** Stage and chart sheet. */
  readonly page: string;
  /** Left column, why band, transport. */
  readonly chrome: string;
  /** Notices, idle gaps, beds of switches. */
  readonly sunk: string;
  /** Number fields, thumbs, sheets. */
  readonly raised: string;
  /** Hairline between regions. */
  readonly line: string;
  /** Unfilled slider track, chart baseline, event strip line. */
  readonly lineStrong: string;
  /** Border of anything operable, links on the stage. */
  readonly control: string;
  /** Grid lines and empty slots. */
  readonly grid: string;
  /** Text, controls, cursor, thresholds. */
  readonly ink: string;
  /** Secondary text. */
  readonly ink2: string;
  /** Units, tick labels. */
  readonly ink3: string;
  /** Text on ink and on data fills. */
  readonly onInk: string;
}

/** One meaning in three forms: line (3:1 on the page), text (4.5:1), soft (area under a line, bed of a bar). */
export interface DataColour {
  readonly line: string;
  readonly text: string;
  readonly soft: string;
}

/** The seven meanings: payload, acknowledgements, sent again, lost, timers, congestion window, the second party. */
export type DataToken = Exclude<ColourToken, 'ink'>;

export type Colours = NeutralColours &
  Readonly<Record<DataToken, DataColour>> & {
    /** Lines are drawn so many times their usual width. */
    readonly strokes: number;
  };

const light: Colours = {
  strokes: 1,
  page: '#FFFFFF',
  chrome: '#F7F7F4',
  sunk: '#EFEFEA',
  raised: '#FFFFFF',
  line: '#E3E3DD',
  lineStrong: '#C6C6BE',
  control: '#85857C',
  grid: '#EDEDE8',
  ink: '#15171C',
  ink2: '#454A53',
  ink3: '#666B74',
  onInk: '#FFFFFF',
  data: { line: '#0978C4', text: '#0068AD', soft: '#D9E9F5' },
  ack: { line: '#858C97', text: '#5F6672', soft: '#E8EAED' },
  retx: { line: '#B98500', text: '#805C00', soft: '#F7EACB' },
  loss: { line: '#B02E08', text: '#A62A05', soft: '#F9DFD5' },
  timer: { line: '#7A2A8E', text: '#7A2A8E', soft: '#F3E6F6' },
  window: { line: '#066B57', text: '#066B57', soft: '#D5EAE4' },
  flow2: { line: '#343B4E', text: '#343B4E', soft: '#DCDFE7' },
};

const dark: Colours = {
  strokes: 1,
  page: '#111318',
  chrome: '#171A20',
  sunk: '#0C0E12',
  raised: '#1F232B',
  line: '#2B303A',
  lineStrong: '#4A515E',
  control: '#7C8493',
  grid: '#20242C',
  ink: '#F2F3F5',
  ink2: '#BFC4CD',
  ink3: '#969DA9',
  onInk: '#111318',
  data: { line: '#56B4E9', text: '#74C3EF', soft: '#17334A' },
  ack: { line: '#838A95', text: '#A3AAB5', soft: '#2A2F37' },
  retx: { line: '#FFC94D', text: '#FFC94D', soft: '#3D300F' },
  loss: { line: '#F4622E', text: '#FF8459', soft: '#43200F' },
  timer: { line: '#B05CE0', text: '#CB90EE', soft: '#2F1F3B' },
  window: { line: '#7CF0CB', text: '#7CF0CB', soft: '#14372D' },
  flow2: { line: '#D9DFEC', text: '#D9DFEC', soft: '#333A48' },
};

/** For lecture halls: nothing tinted, everything darker, because a projector cannot draw black and the room is not dark. */
const projector: Colours = {
  strokes: 1.5,
  page: '#FFFFFF',
  chrome: '#FFFFFF',
  sunk: '#EEEEEE',
  raised: '#FFFFFF',
  line: '#A3A3A3',
  lineStrong: '#6B6B6B',
  control: '#4A4A4A',
  grid: '#D9D9D9',
  ink: '#000000',
  ink2: '#1D1F24',
  ink3: '#3A3E46',
  onInk: '#FFFFFF',
  data: { line: '#0A6FBD', text: '#00599C', soft: '#C3DDF2' },
  ack: { line: '#757C87', text: '#4B525D', soft: '#DADDE2' },
  retx: { line: '#AD7900', text: '#6F4E00', soft: '#F2DDA8' },
  loss: { line: '#A02804', text: '#982402', soft: '#F6CDBD' },
  timer: { line: '#6A2282', text: '#6A2282', soft: '#E6CFEC' },
  window: { line: '#045545', text: '#045545', soft: '#B9DDD2' },
  flow2: { line: '#1E2636', text: '#1E2636', soft: '#CED3DD' },
};

const tables: Readonly<Record<ThemeName, Colours>> = { light, dark, projector };

/** Every colour of a theme, for canvases and tests. */
export const colours = (theme: ThemeName): Colours => tables[theme];

/** Opacity of everything that lies in the future of the cursor: half, so that it steps back and can still be read. */
export const FUTURE_OPACITY = 0.5;
/** While two runs are compared: what comes is half of the answer. */
export const COMPARED_OPACITY = 0.6;
