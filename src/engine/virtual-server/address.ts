// IPv4 addresses in dotted notation, and back.

import { invariant } from '../core/errors.ts';
import type { Address } from './schedulers/scheduler.ts';

/** "192.168.0.2" as an unsigned number. */
export function address(dotted: string): Address {
  const octets = dotted.split('.').map(Number);
  const isValid = octets.length === 4 && octets.every((each) => Number.isInteger(each) && each >= 0 && each <= 255);
  invariant(isValid, `"${dotted}" is no IPv4 address.`);
  return octets.reduce((sum, octet) => sum * 256 + octet, 0);
}

/** And back. */
export function dotted(of: Address): string {
  const octets = new DataView(new ArrayBuffer(4));
  octets.setUint32(0, of);
  return [0, 1, 2, 3].map((at) => octets.getUint8(at)).join('.');
}
