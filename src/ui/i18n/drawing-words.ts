// The words of the drawings by language.

import type { Language } from '../../scenarios/kit/text.ts';
import { useLanguage } from '../context.ts';
import { type DrawingWords, en } from './en-drawing.ts';
import { ko } from './ko-drawing.ts';

export const drawingWordsOf = (language: Language): DrawingWords => (language === 'ko' ? ko : en);

/** In the chosen language. */
export const useDrawingWords = (): DrawingWords => drawingWordsOf(useLanguage());
