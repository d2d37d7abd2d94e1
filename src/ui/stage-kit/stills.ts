// Does the person want stills instead of motion?

export const prefersStills = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
