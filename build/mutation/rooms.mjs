// What is attacked by mutation, and with which tests: a room of the code each, small enough for a coffee break.

/**
 * The tests are those of the parts themselves: whole runs beside them notice less, and every change is run against them again.
 * @typedef {object} Room
 * @property {readonly string[]} files
 * @property {readonly string[]} tests
 * @property {true} [speaks] do its tests need the words of all languages?
 */

/** @type {Readonly<Record<string, Room>>} */
export const ROOMS = {
  timers: {
    files: ['src/engine/tcp/{rfc6298,rfc793,fixed-rto,linux-rto,ns-rto,quic-pto,yats-rto,rto}.ts'],
    tests: ['tests/rfc/{rfc6298,rfc9002}.test.ts', 'tests/engine/{rto,linux-rto}.test.ts'],
  },
  tcp: {
    files: [
      'src/engine/tcp/*.ts',
      '!src/engine/tcp/*rto.ts',
      '!src/engine/tcp/rfc*.ts',
      '!src/engine/tcp/*probes.ts',
      '!src/engine/tcp/*marks.ts',
    ],
    tests: ['tests/rfc/*.test.ts', 'tests/engine/*.test.ts', 'tests/reference/{p2p,linux,sack,red,ecn}.test.ts'],
  },
  ethernet: {
    files: ['src/engine/ethernet/*.ts'],
    tests: [
      'tests/engine/ethernet/*.test.ts',
      'tests/engine/lan-digests.test.ts',
      'tests/reference/{ns2-lan,switch}.test.ts',
    ],
  },
  cells: {
    files: ['src/engine/atm/policies/*.ts'],
    tests: ['tests/engine/atm/*.test.ts'],
  },
  schedulers: {
    files: ['src/engine/virtual-server/schedulers/*.ts'],
    tests: [
      'tests/engine/virtual-server/{schedulers,weighted-turns,maglev,pick-by-formula}.test.ts',
      'tests/reference/cluster-ipvs.test.ts',
    ],
    speaks: true,
  },
  content: {
    files: ['src/engine/web-cluster/content/*.ts'],
    tests: [
      'tests/engine/web-cluster/content-policies.test.ts',
      'tests/rules/node-rule.test.ts',
      'tests/reference/cluster-lard.test.ts',
    ],
  },
  links: {
    files: [
      'src/scenarios/kit/{parse-link,write-link,split-link,link-pairs,link-state,read-*,snap,settle,validate,nearest,repair}.ts',
    ],
    tests: ['tests/scenarios/{link*,view-link,predictions-link,quantity,settle,set-from-text,watch,no-value}.test.ts'],
    speaks: true,
  },
  judge: {
    files: ['src/figures/{judge,claim,compare,difference,rare,values-at}.ts'],
    tests: ['tests/figures/{judge,judge-measures,difference}.test.ts'],
    speaks: true,
  },
};
