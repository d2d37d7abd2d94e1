// The phone's page, with its own look, is loaded by screens that are as narrow as a phone.

import { later } from './later.tsx';

export const COMPACT = '(max-width: 899px)';

export const Phone = later(async () => (await import('./phone.tsx')).Phone);
