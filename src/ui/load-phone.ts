// The phone's page, with its own look, is loaded by screens that are as narrow as a phone.

export const COMPACT = '(max-width: 899px)';

export const loadPhone = () => import('./phone.tsx');
