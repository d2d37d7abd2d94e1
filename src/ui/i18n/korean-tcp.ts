// The Korean that explains TCP: on pages that have such connections, fetched with the language.

import { ko as whyTcp } from './ko-why-tcp.ts';

export const korean = { whyTcp };
