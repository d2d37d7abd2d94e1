// What is attacked by mutation, and with which tests: a room of the code each, small enough for a coffee break.

/**
 * The tests are those of the parts themselves: whole runs beside them notice less, and every change is run against them again.
 * @typedef {object} Room
 * @property {readonly string[]} files
 * @property {readonly string[]} tests
 * @property {true} [speaks] do its tests need the words of all languages?
 */

const TCP = [
  'tests/rfc/rfc{2018,2861,3042,3168,5681,5682,6298,6582,6675,7323,8257,8985,9438}.test.ts',
  'tests/rfc/{karn,rfc8985-parts,rfc8985-sender}.test.ts',
  'tests/engine/{sender,receiver,every-recovery,every-timeout,reopened-sender,ruled-window}.test.ts',
  'tests/engine/{sack-by-segments,scoreboard,sent-segments,reassembly,synchronised-reads,ns-profile}.test.ts',
  'tests/engine/{every-sender-limits,receiver-record}.test.ts',
];

/** @type {Readonly<Record<string, Room>>} */
export const ROOMS = {
  timers: {
    files: ['src/engine/tcp/{rfc6298,rfc793,fixed-rto,linux-rto,ns-rto,quic-pto,yats-rto,rto}.ts'],
    tests: ['tests/rfc/{rfc6298,rfc9002}.test.ts', 'tests/engine/{rto,linux-rto}.test.ts'],
  },
  // What the RFCs say of a sender, of one that hears SACK, and of a receiver.
  'tcp-sender': {
    files: [
      'src/engine/tcp/{congestion,reno,new-reno,duplicate-acks,cubic,dctcp,ecn,f-rto,segments,sender}.ts',
      'src/engine/tcp/{retransmission-timer,round-trips,time-stamps,profile}.ts',
    ],
    tests: TCP,
  },
  'tcp-sack': {
    files: ['src/engine/tcp/{sack,sack-blocks,scoreboard,selective,rack,rack-tlp,tail-loss-probe,sent-segments}.ts'],
    tests: TCP,
  },
  'tcp-receiver': {
    files: ['src/engine/tcp/{receiver,reassembly,synchronised-reads}.ts'],
    tests: TCP,
  },
  // What ns-2, Linux and YATS do otherwise.
  profiles: {
    files: ['src/engine/tcp/{ns-reno,ns-sack,ns-ecn,linux-reno,yats-window,window-edge-acks,every-segment}.ts'],
    tests: [
      'tests/rfc/rfc2861.test.ts',
      'tests/engine/{ns-profile,ns-windows,ns-sack-window,linux-profile,linux-recovery}.test.ts',
      'tests/engine/{yats-window,window-edge-acks,every-segment}.test.ts',
      'tests/reference/{linux,sack}.test.ts',
    ],
  },
  // What joins the two ends, and what stands between them and the application.
  flows: {
    files: ['src/engine/tcp/{flow,way,paced-source,rule-window,trimming}.ts'],
    tests: ['tests/engine/{flow,both-ends,paced-source,ruled-window,trimmed-ends}.test.ts'],
  },
  ethernet: {
    files: ['src/engine/ethernet/*.ts'],
    tests: ['tests/engine/ethernet/*.test.ts', 'tests/engine/lan-digests.test.ts'],
  },
  cells: {
    files: ['src/engine/atm/policies/*.ts'],
    tests: ['tests/engine/atm/*.test.ts'],
  },
  schedulers: {
    files: ['src/engine/virtual-server/schedulers/*.ts'],
    tests: [
      'tests/engine/virtual-server/{schedulers,weighted-turns,maglev,pick-by-formula,kernel-rules,locality}.test.ts',
      'tests/reference/cluster-ipvs.test.ts',
    ],
    speaks: true,
  },
  content: {
    files: ['src/engine/web-cluster/content/*.ts'],
    tests: [
      'tests/engine/web-cluster/{content-policies,node-by-rule,bounded-hashing,idle-and-posted}.test.ts',
      'tests/reference/cluster-lard.test.ts',
    ],
  },
  links: {
    files: [
      'src/scenarios/kit/{parse-link,write-link,split-link,link-pairs,link-state,nearest,repair}.ts',
      'src/scenarios/kit/read-{audience,edits,predictions,run,view}.ts',
    ],
    // Without the fuzz, the links ever printed and those of three runs drawn: each takes seconds or minutes.
    tests: [
      'tests/scenarios/link{,-letters,-history,-looks,-audience,-choices}.test.ts',
      'tests/scenarios/predictions-link.test.ts',
    ],
    speaks: true,
  },
  // What a value is, and what becomes of values that cannot be had together.
  settings: {
    files: ['src/scenarios/kit/{read-quantity,snap,settle,validate}.ts'],
    tests: ['tests/scenarios/{quantity,settle,validate,set-from-text}.test.ts'],
    speaks: true,
  },
  judge: {
    files: ['src/figures/{judge,claim,compare,difference,rare,values-at}.ts'],
    tests: ['tests/figures/{judge,judge-measures,difference}.test.ts'],
    speaks: true,
  },
};
