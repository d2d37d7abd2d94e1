// Everything the page says in Korean, as one file to be loaded when it is asked for.

import { ko as page } from './ko.ts';
import { ko as drawing } from './ko-drawing.ts';
import { ko as why } from './ko-why.ts';

export const korean = { page, drawing, why };
