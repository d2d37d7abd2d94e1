// Whether the senders are those of the simulator YATS, whose clock counts ticks (rule C6 of docs/models/atm.md).

import type { Facts } from './facts.ts';

export const isYats = ({ record }: Pick<Facts, 'record'>): boolean => record.spec.params['fast'] !== undefined;
