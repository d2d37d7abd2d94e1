// The Korean of the virtual server: on its page only, fetched with the language.

import { ko as virtual } from './ko-virtual.ts';
import { pick as whyPick } from './ko-why-virtual.ts';

export const korean = { virtual, whyPick };
