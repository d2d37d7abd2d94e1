// The page for lecture halls and what lies over it, loaded when somebody presents.

import { later } from '../later.tsx';

export const Present = later(async () => (await import('./present.tsx')).Present);
export const Blank = later(async () => (await import('./blank.tsx')).Blank);
export const QrCode = later(async () => (await import('./qr-code.tsx')).QrCode);
