// The words of the drawings by language.

import type { Language } from '../../scenarios/kit/text.ts';
import { useLanguage } from '../context.ts';
import type { DrawingWords } from './en-drawing.ts';
import { vocabularyOf } from './words.ts';

export const drawingWordsOf = (language: Language): DrawingWords => vocabularyOf(language).drawing;

/** In the chosen language. */
export const useDrawingWords = (): DrawingWords => drawingWordsOf(useLanguage());
