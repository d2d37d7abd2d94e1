// The Korean of a bus with web users: on its pages only, fetched with the language.

import { ko as bus } from './ko-bus.ts';
import { ko as lan } from './ko-lan.ts';
import { ko as whyWeb } from './ko-why-web.ts';

export const korean = { bus, lan, whyWeb };
