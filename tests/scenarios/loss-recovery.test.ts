// Loss recovery that a TCP profile does not have is refused with words, and something that it has is run.

import { describe, expect, it } from 'vitest';
import { parseLink } from '../../src/scenarios/kit/parse-link.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { scenario as nicBuffer } from '../../src/scenarios/nic-buffer/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';

describe.each([reno, lanRto, nicBuffer])('loss recovery in $id', (scenario) => {
  const read = (link: string) => {
    const { state, repairs } = parseLink(link, scenario);
    return { cc: state.spec.params['cc'], said: repairs.map(({ key, message }) => [key, message?.en]) };
  };

  it.each(['ns2', 'ns2web', 'ns2001'])('is Reno in the profile %s, which says so when NewReno is asked for', (tcp) => {
    expect(read(`tcp=${tcp}&cc=newreno&v=1`)).toEqual({
      cc: 'reno',
      said: [['cc', expect.stringContaining('ns-2 has a NewReno of its own')]],
    });
  });

  it.each(['rfc', 'ns2', 'ns2web', 'ns2001'])('may be SACK in the profile %s', (tcp) => {
    expect(read(`tcp=${tcp}&cc=sack&v=1`)).toEqual({ cc: 'sack', said: [] });
  });

  it('is never SACK in the profile linux, which says so', () => {
    expect(read('tcp=linux&cc=sack&v=1')).toEqual({
      cc: 'newreno',
      said: [['cc', expect.stringContaining('SACK as Linux has it comes with RACK')]],
    });
  });

  it('is NewReno in the profile linux, and needs not be said', () => {
    expect(read('tcp=linux&v=1')).toEqual({ cc: 'newreno', said: [] });
    expect(read('tcp=linux&cc=reno&v=1')).toEqual({
      cc: 'newreno',
      said: [['cc', expect.stringContaining('partial ACK')]],
    });
  });

  it('is either in the profile of the RFCs', () => {
    expect(read('tcp=rfc&cc=newreno&v=1')).toEqual({ cc: 'newreno', said: [] });
    expect(read('tcp=rfc&cc=reno&v=1')).toEqual({ cc: 'reno', said: [] });
  });
});
