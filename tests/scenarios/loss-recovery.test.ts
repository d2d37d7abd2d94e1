// Loss recovery that a TCP profile does not have is refused with words, and something that it has is run.

import { describe, expect, it } from 'vitest';
import { scenario as incast } from '../../src/scenarios/incast/scenario.ts';
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

  it('may be RACK-TLP only in the profile of the RFCs', () => {
    expect(read('tcp=rfc&cc=rack&v=1')).toEqual({ cc: 'rack', said: [] });
    const said = [['cc', expect.stringContaining('in the profile of the RFCs')]];
    expect(read('tcp=ns2&cc=rack&v=1')).toEqual({ cc: 'sack', said });
    expect(read('tcp=linux&cc=rack&v=1')).toEqual({ cc: 'newreno', said });
  });

  it('may be CUBIC’s only in the profile of the RFCs', () => {
    expect(read('tcp=rfc&cc=cubic&v=1')).toEqual({ cc: 'cubic', said: [] });
    const said = [['cc', expect.stringContaining('in the profile of the RFCs')]];
    expect(read('tcp=ns2&cc=cubic&v=1')).toEqual({ cc: 'sack', said });
    expect(read('tcp=linux&cc=cubic&v=1')).toEqual({ cc: 'newreno', said });
  });

  it('is not CUBIC’s where a rule is', () => {
    expect(read('tcp=rfc&cc=cubic&onloss=cwnd*0.8&v=1')).toEqual({
      cc: 'sack',
      said: [['cc', expect.stringContaining('takes the place of CUBIC')]],
    });
  });
});

describe.each([reno, lanRto, nicBuffer, incast])('F-RTO in $id', (scenario) => {
  const read = (link: string) => {
    const { state, repairs } = parseLink(link, scenario);
    return { frto: state.spec.params['frto'], said: repairs.map(({ key, message }) => [key, message?.en]) };
  };

  it.each(['reno', 'newreno', 'sack'])('goes with %s in the profile of the RFCs', (cc) => {
    expect(read(`tcp=rfc&cc=${cc}&frto=1&v=1`)).toEqual({ frto: true, said: [] });
  });

  it('is off, with words, where it is not modelled', () => {
    const refused = (words: string) => ({ frto: false, said: [['frto', expect.stringContaining(words)]] });
    expect(read('tcp=ns2&frto=1&v=1')).toEqual(refused('what ns-2 and Linux make of it is not'));
    expect(read('tcp=linux&frto=1&v=1')).toEqual(refused('what ns-2 and Linux make of it is not'));
    for (const cc of ['rack', 'cubic'])
      expect(read(`tcp=rfc&cc=${cc}&frto=1&v=1`)).toEqual(refused('how RACK-TLP, CUBIC or DCTCP'));
  });
});

describe('DCTCP without a queue that marks', () => {
  const read = (link: string, scenario: typeof reno | typeof incast) => {
    const { state, repairs } = parseLink(link, scenario);
    const { cc, queue, ecn, qunit } = state.spec.params;
    return { run: { cc, queue, ecn, qunit }, said: repairs.map(({ key }) => key) };
  };

  it('gets one in reno, and ECN', () => {
    const run = { cc: 'dctcp', queue: 'mark', ecn: true, qunit: 'packets' };
    expect(read('cc=dctcp&v=1', reno)).toEqual({ run, said: ['queue', 'ecn'] });
    expect(read('cc=dctcp&queue=length+<+5&qunit=bytes&v=1', reno).run).toEqual(run);
    expect(read('cc=dctcp&queue=red&ecn=1&v=1', reno)).toEqual({ run: { ...run, queue: 'red' }, said: [] });
  });

  it('gets one in incast, but not with Linux', () => {
    expect(read('cc=dctcp&v=1', incast)).toMatchObject({ run: { cc: 'dctcp', queue: 'mark' }, said: ['queue'] });
    expect(read('cc=dctcp&tcp=linux&queue=mark&v=1', incast)).toMatchObject({
      run: { cc: 'newreno', queue: 'tail' },
      said: ['cc', 'queue'],
    });
  });
});
