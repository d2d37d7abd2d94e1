// One line of comma-separated values (RFC 4180) of numbers, switches and words.

import { csvFormatRow } from 'd3-dsv';

export const csvLine = (values: readonly (string | number | boolean)[]): string => csvFormatRow(values.map(String));
