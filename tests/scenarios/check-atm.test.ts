// What `tcp-over-atm` refuses beforehand: packets so small that windows of them are more than a network can hold.

import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../src/runner/session-of.ts';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { scenario as tcpOverAtm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { specOf } from '../support/whole-record.ts';

/** Hosts that make packets faster than their links take them, with all that lets windows grow. */
const CROWDED = [
  'n=1&mtu=53B&sbuf=0B&wnd=500000B&ssth=500000B&policy=tail&buf=10000&proc=0us&end=4s',
  'n=2&mtu=53B&sbuf=0B&wnd=500000B&ssth=500000B&policy=tail&buf=10000&proc=0us&ackd=100ms&delay=50ms&bw=155.52Mbps&ts=off&end=4s',
  'n=10&mtu=53B&policy=none&buf=10000&proc=0us&rmin=20ms&bw=1Mbps&delay=50ms&end=20s',
];

describe('packets that would be too many', () => {
  it.each(CROWDED)('would end the run, so the smallest that are not are run: %s', (link) => {
    const parsed = parseLink(`${link}&v=1`, tcpOverAtm);
    const { spec } = parsed.state;
    const asked = { ...spec, params: { ...spec.params, mtu: 53 } };
    expect(() => sessionOf(asked).complete()).toThrow('packets are in the network at once');
    const [complaint, ...others] = tcpOverAtm.check(asked.params);
    expect(others).toEqual([]);
    expect(complaint).toMatchObject({ key: 'mtu', instead: spec.params['mtu'] });
    expect(complaint!.message.en).toContain(`here a packet can be ${spec.params['mtu']} to 9180 bytes`);
    expect(parsed.repairs.length).toBeGreaterThan(0);
    sessionOf(spec).complete();
  });

  it('are none where hosts make them no faster than their links take them', () => {
    expect(specOf('mtu=53B&v=1', tcpOverAtm).params['mtu']).toBe(53);
    sessionOf(specOf('mtu=53B&n=10&end=4s&v=1', tcpOverAtm)).complete();
  });

  it('are none with a smaller window', () => {
    expect(specOf('mtu=53B&n=1&proc=0us&wnd=8000B&v=1', tcpOverAtm).params['mtu']).toBe(53);
  });
});
