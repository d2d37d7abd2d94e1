// Is this drawn for paper? There everything has the colours of paper, is sharp, and no half of a chart is pale for being
// "not yet".

import { createContext, useContext } from 'react';

export const PaperContext = createContext(false);

/** On paper or on the screen. */
export const useOnPaper = (): boolean => useContext(PaperContext);
