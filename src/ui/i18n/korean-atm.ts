// The Korean of an ATM switch: on its page only, fetched with the language.

import { ko as atm } from './ko-atm.ts';
import { inSwitch as whySwitch } from './ko-switch.ts';

export const korean = { atm, whySwitch };
