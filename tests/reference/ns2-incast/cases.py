#!/usr/bin/env python3
"""Synchronised reads through a shallow buffer, with the traces that ns-2 makes of them.

    python3 cases.py <folder> [name...]         some seconds; needs `ns` (ns-2.35) on the PATH
    npm run -s lectern -- verify <folder>

The same traces come out every time. Every server has a cable of its own length: with cables alike, packets of several servers come
to the full buffer at the very same instant, and which of them is dropped is then a matter of the order in which a simulator
happens to have noted them down. For the same reason the access links are a little faster than the port of the client: at one rate a
server's next segment comes at the instant at which its last one has been served.
"""
import gzip, json, os, subprocess, sys
HERE = os.path.dirname(os.path.abspath(__file__))
RANDOM = os.path.join(HERE, '..', 'ns2-p2p', 'random')
SCRIPT = os.path.join(RANDOM, 'p2p.tcl')
sys.path.insert(0, RANDOM)
from cases import finish, g

DEFAULTS = dict(servers=8, rate=1e9, delay=25e-6, cable=10e-6, longer=0.937e-6, buffer=32, share=64, request=100e-6, window=44,
                pkt=1460, wininit=2, syn=0, minrto=0.2, maxrto=60, tick=0.01, rtxinit=3.0, limtransmit=1, precise=1, faster=1.024,
                sim_s=0.5, drops=[], seed=1)

CASES = [
    dict(name='i01-n2-no-loss', purpose='two servers fit into the buffer', servers=2, window=12, sim_s=0.02),
    dict(name='i02-n4-q32-200ms', purpose='four servers overflow it', servers=4, sim_s=0.9),
    dict(name='i03-n8-q32-200ms', purpose='the last segments of shares are lost: 200 ms each time', sim_s=1.5),
    dict(name='i04-n16-q16-200ms', purpose='whole windows are lost', servers=16, buffer=16, share=32, sim_s=1.5),
    dict(name='i05-n8-q32-1ms', purpose='a clock of 0.5 ms and a minimum of 1 ms', minrto=0.001, tick=5e-4, rtxinit=0.01, sim_s=0.04),
    dict(name='i06-n16-q32-200us', purpose='a minimum of 200 us', servers=16, share=32, minrto=2e-4, tick=5e-5, rtxinit=0.001, sim_s=0.03),
    dict(name='i07-n32-q32-10ms', purpose='32 servers, minimum 10 ms', servers=32, share=16, minrto=0.01, tick=1e-3, rtxinit=0.02, sim_s=0.12),
    dict(name='i08-n64-q64-200ms', purpose='64 servers', servers=64, buffer=64, share=8, longer=0.191e-6, sim_s=1.2),
    dict(name='i09-n8-10g-200us', purpose='10 Gbit/s', rate=1e10, buffer=64, share=128, longer=0.0937e-6, minrto=2e-4, tick=2e-5, rtxinit=0.001, sim_s=0.004),
    dict(name='i10-n8-100m-200ms', purpose='100 Mbit/s', rate=1e8, share=32, longer=9.37e-6, sim_s=2),
    dict(name='i11-n6-slow-port', purpose='access links faster than the port of the client', servers=6, faster=2.5, sim_s=0.9),
    dict(name='i12-n8-syn', purpose='connections that open with the first block', syn=1, minrto=0.01, tick=1e-3, rtxinit=0.02, sim_s=0.15),
    dict(name='i13-n8-coarse-clock', purpose='a minimum of 1 ms with a clock of 10 ms: never less than two ticks', minrto=0.001, sim_s=0.3),
    dict(name='i14-n8-no-limited-transmit', purpose='without limited transmit', limtransmit=0, share=16, sim_s=1.5),
]


def cables(c):
    return [round(c['cable'] + k * c['longer'], 10) for k in range(c['servers'])]


def run(case, out):
    """Has ns-2 make the trace, and writes it and the description `verify` reads."""
    c = dict(DEFAULTS, **case)
    acc = c['rate'] * c['faster']
    stem = f"{out}/{c['name']}"
    raw = stem + '.raw'
    a = [f'out={raw}', f"sim_s={g(c['sim_s'])}", f"nflows={c['servers']}", f'acc_bps={g(acc)}', 'cables=' + ' '.join(map(g, cables(c))),
         f"bn_bps={g(c['rate'])}", f"bn_s={g(c['delay'])}", f"bn_q={c['buffer']}", f"pkt={c['pkt']}", f"window={c['window']}",
         f"wininit={c['wininit']}", f"syn={c['syn']}", f"minrto={g(c['minrto'])}", f"maxrto={g(c['maxrto'])}", f"tick={g(c['tick'])}",
         f"rtxinit={g(c['rtxinit'])}", f"limtransmit={c['limtransmit']}", f"precise={c['precise']}", f"seed={c['seed']}",
         f"share={c['share']}", f"request={g(c['request'])}", 'drops=' + ' '.join(map(str, c['drops']))]
    p = subprocess.run(['nice', 'ns', SCRIPT] + a, capture_output=True, text=True, timeout=300)
    if not os.path.exists(raw) or 'final' not in p.stdout:
        raise SystemExit(f"{c['name']}: {p.stdout[-200:]} {p.stderr[-300:]}")
    phase, final = {}, {}
    for line in p.stdout.splitlines():
        w = line.split()
        if w[:1] == ['phase']:
            phase[w[1]] = float(w[2])
        if w[:1] == ['final']:
            final[w[1]] = {w[k]: int(float(w[k + 1])) for k in range(2, len(w), 2)}
    d = dict(
        kind='ns2-p2p', name=c['name'], purpose=c['purpose'], generator='ns-2.35, tests/reference/ns2-p2p/random/p2p.tcl',
        simulated_s=c['sim_s'],
        topology=dict(flows=c['servers'], access=dict(rate_bps=acc, delay_s=c['cable'], queue_limit_packets=1000),
                      bottleneck=dict(rate_bps=c['rate'], delay_s=c['delay'], forward_queue_limit_packets=c['buffer'], reverse_queue_limit_packets=1000)),
        forced_drops=dict(indices=c['drops']),
        sizes=dict(data_bytes_on_wire=c['pkt'] + 40, seq0_bytes_on_wire=40 if c['syn'] else c['pkt'], ack_bytes=40),
        tcp=dict(variant='Reno', sequence_unit='packet', syn_packet_is_seq_0=bool(c['syn']), receiver_window_packets=c['window'],
                 initial_cwnd_before_first_ack=1 if c['syn'] else c['wininit'], cwnd_after_ack_of_seq_0=c['wininit'],
                 initial_ssthresh=c['window'], dupack_threshold=3, limited_transmit=bool(c['limtransmit']),
                 halving='real' if c['precise'] else 'integer',
                 rto=dict(tick_s=c['tick'], min_s=c['minrto'], max_s=c['maxrto'], initial_s=c['rtxinit'], floor_s=2 * c['tick'],
                          clock_phase_s=phase, min_applied='before_backoff'),
                 delayed_ack=None),
        barrier=dict(share_packets=c['share'], request_s=c['request']),
        flows=[dict(id=k, start_s=0, data=0, more=[], access_delay_s=s) for k, s in enumerate(cables(c))],
        expected=dict(final=final))
    with open(raw) as f:
        lines = f.read().split('\n')
    os.remove(raw)
    with gzip.GzipFile(stem + '.csv.gz', 'wb', 9, mtime=0) as f:
        f.write(('\n'.join(finish(lines, d)) + '\n').encode())
    with open(stem + '.json', 'w') as f:
        json.dump(d, f, indent=1)
        f.write('\n')
    events = {e: sum(1 for l in lines if f',{e},' in l[:24]) for e in 'SAD'}
    print(c['name'], events, 'timeouts', sum(f['ntimeouts'] for f in final.values()), os.path.getsize(stem + '.csv.gz'), 'bytes')


if __name__ == '__main__':
    out, only = sys.argv[1], sys.argv[2:]
    os.makedirs(out, exist_ok=True)
    for case in CASES:
        if not only or case['name'] in only:
            run(case, out)
