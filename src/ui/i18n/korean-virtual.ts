// The Korean of the virtual server's own stage: on its page only, fetched with the language.

import { ko } from './ko-virtual.ts';

export const korean = { virtual: ko };
