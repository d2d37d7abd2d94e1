// What every page says in Korean, as one file to be loaded when it is asked for.
import { ko as page } from './ko.ts';
import { ko as drawing } from './ko-drawing.ts';
import { ko as help } from './ko-help.ts';
import { ko as present } from './ko-present.ts';
import { ko as share } from './ko-share.ts';
import { ko as why } from './ko-why.ts';

export const korean = { page, drawing, why, share, help, present };
