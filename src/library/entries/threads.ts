// `lectern/threads`: workers of a sweep as threads of Node.

import { threadsOf } from '../threads.ts';

/** For `sweep(..., { start: threads })`. */
export const threads = threadsOf(new URL('./thread.js', import.meta.url));
