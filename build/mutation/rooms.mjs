// What is attacked by mutation, and with which tests: a room of the code each, small enough for a coffee break.

/** @typedef {{ files: readonly string[], tests: readonly string[] }} Room */

/** @type {Readonly<Record<string, Room>>} */
export const ROOMS = {
  timers: {
    files: ['src/engine/tcp/{rfc6298,rfc793,fixed-rto,linux-rto,ns-rto,yats-rto,rto}.ts'],
    tests: [
      'tests/rfc/rfc6298.test.ts',
      'tests/engine/rto.test.ts',
      'tests/reference/p2p.test.ts',
      'tests/reference/linux.test.ts',
    ],
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
    tests: ['tests/engine/atm/*.test.ts', 'tests/rules/cell-rule.test.ts', 'tests/reference/atm.test.ts'],
  },
  schedulers: {
    files: ['src/engine/virtual-server/schedulers/*.ts'],
    tests: [
      'tests/engine/virtual-server/*.test.ts',
      'tests/rules/pick-rule.test.ts',
      'tests/reference/cluster-{ipvs,lvs}.test.ts',
    ],
  },
  content: {
    files: ['src/engine/web-cluster/content/*.ts'],
    tests: [
      'tests/engine/web-cluster/*.test.ts',
      'tests/rules/node-rule.test.ts',
      'tests/reference/{cluster-l7,cluster-lard,cluster-statements,web-cluster-statements}.test.ts',
    ],
  },
  links: {
    files: [
      'src/scenarios/kit/{parse-link,write-link,split-link,link-pairs,link-state,read-*,snap,settle,validate,nearest,repair}.ts',
    ],
    tests: ['tests/scenarios/{link*,view-link,predictions-link,quantity,settle,set-from-text,watch,no-value}.test.ts'],
  },
  judge: {
    files: ['src/figures/{judge,claim,compare,difference,rare,values-at}.ts'],
    tests: ['tests/figures/{judge,judge-measures,difference}.test.ts'],
  },
};
