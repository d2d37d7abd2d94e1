#!/usr/bin/env python3
"""TCP between hosts on one switch, full duplex, with the traces that ns-2 makes of it.

    python3 cases.py <folder> [name...]         some seconds; needs `ns` (ns-2.35) on the PATH
    npm run -s lectern -- verify <folder>

The same traces come out every time. Cables differ in length by amounts that have nothing in common, so that no two packets come to a
full queue at the same instant: which of them is dropped would then be a matter of the order in which a simulator happens to have
noted them down. For the same reason the clock of w05 is not a multiple of the 12 us that a
frame takes there: a timer would expire at the instant at which an ACK arrives. Files 2 to 6 and 9 are what responses of a web server look like: several connections share its one cable.
"""
import gzip, json, os, subprocess, sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, '..', 'ns2-p2p', 'random'))
from cases import finish, g

DEFAULTS = dict(hosts=5, cable=1.1e-6, longer=0.317e-6, rate=10e6, hostq=50, portq=50, pkt=1460, window=20, wininit=2, syn=1,
                minrto=0.2, maxrto=60, tick=0.01, rtxinit=3.0, limtransmit=1, precise=1, rfc2988=1, delack=0, type='Reno', sim_s=3, seed=1000,
                flows=[(0, 1, 0.0, -1)])

# Two and more transfers: (from, to, start, packets, then time, packets ...)
RESPONSES = [(0, 1 + k % 4, 0.01 + 0.0137 * k, 40 + 7 * k, 0.9 + 0.0311 * k, 60 - 5 * k) for k in range(6)]
FAST = [(0, 1 + k % 4, 0.001 + 0.000137 * k, 90 + 7 * k, 0.05 + 0.000311 * k, 120 - 5 * k) for k in range(8)]
CASES = [
    dict(name='w01-one-flow', purpose='a window fits into the queue of the host', sim_s=1),
    dict(name='w02-host-queue', purpose='responses of one host overflow its own queue', flows=RESPONSES, hostq=20, sim_s=4),
    dict(name='w03-host-queue-10', purpose='the same with room for ten: whole windows are lost', flows=RESPONSES, hostq=10, sim_s=6),
    dict(name='w04-100m', purpose='the same at 100 Mbit/s', flows=FAST, rate=100e6, hostq=30, sim_s=1.5),
    dict(name='w05-1g', purpose='the same at 1 Gbit/s, with a clock and a minimum of milliseconds', flows=FAST, rate=1e9, hostq=40, window=44, minrto=0.001, tick=4.93e-4, rtxinit=0.01, sim_s=0.2),
    dict(name='w06-jumbo', purpose='jumbo frames: 9000 bytes in a packet of IP', flows=FAST, rate=1e9, pkt=8960, hostq=40, window=44, minrto=0.001, tick=5e-4, rtxinit=0.01, sim_s=0.3),
    dict(name='w07-port', purpose='four hosts send to one: the queue of its port overflows', flows=[(1 + k, 0, 0.0037 * k, -1) for k in range(4)], portq=25, sim_s=2),
    dict(name='w08-both-ways', purpose='data and ACKs share every cable', flows=[(0, 1, 0, -1), (1, 0, 0.0171, -1), (0, 2, 0.0313, -1), (2, 0, 0.0457, -1)], hostq=30, portq=30, sim_s=2),
    dict(name='w09-delayed-acks', purpose='with delayed ACKs', flows=RESPONSES, hostq=20, delack=0.1, sim_s=4),
    dict(name='w10-sack', purpose='with SACK', flows=RESPONSES, hostq=15, type='Sack1', sim_s=4),
    dict(name='w11-through', purpose='a host that sends and another that it sends to both forward to third ones', flows=[(0, 1, 0, 200), (1, 2, 0.0113, 200), (2, 3, 0.0271, 200), (3, 0, 0.0397, 200), (4, 0, 0.0533, 200)], hostq=15, portq=12, sim_s=3),
    dict(name='w12-no-syn', purpose='open connections, whole halves, without limited transmit', flows=RESPONSES, hostq=18, syn=0, precise=0, limtransmit=0, sim_s=4),
]


def cables(c):
    return [round(c['cable'] + k * c['longer'], 10) for k in range(c['hosts'])]


def run(case, out):
    """Has ns-2 make the trace, and writes it and the description `verify` reads."""
    c = dict(DEFAULTS, **case)
    stem = f"{out}/{c['name']}"
    raw = stem + '.raw'
    keys = ['rate', 'hostq', 'portq', 'pkt', 'window', 'wininit', 'syn', 'minrto', 'maxrto', 'tick', 'rtxinit', 'limtransmit', 'precise', 'rfc2988', 'seed', 'sim_s']
    sink = 'TCPSink/Sack1' if c['type'] == 'Sack1' else 'TCPSink'
    a = [f'out={raw}', f"type={c['type']}", 'hosts=' + ' '.join(map(g, cables(c))), 'flows=' + ' '.join(':'.join(map(g, f)) for f in c['flows'])]
    a += [f'{k}={g(c[k])}' for k in keys]
    a += [f'sink={sink}/DelAck', f"delack={g(c['delack'])}"] if c['delack'] else [f'sink={sink}']
    p = subprocess.run(['nice', 'ns', f'{HERE}/switch.tcl'] + a, capture_output=True, text=True, timeout=300)
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
        kind='ns2-switch', name=c['name'], purpose=c['purpose'], generator='ns-2.35, tests/reference/ns2-switch/switch.tcl', simulated_s=c['sim_s'],
        topology=dict(delay_s=cables(c), rate_bps=c['rate'], host_queue_limit_packets=c['hostq'], port_queue_limit_packets=c['portq']),
        sizes=dict(data_bytes_on_wire=c['pkt'] + 40, seq0_bytes_on_wire=40 if c['syn'] else c['pkt'], ack_bytes=40),
        tcp=dict(variant=c['type'], sequence_unit='packet', syn_packet_is_seq_0=bool(c['syn']), receiver_window_packets=c['window'],
                 initial_cwnd_before_first_ack=1 if c['syn'] else c['wininit'], cwnd_after_ack_of_seq_0=c['wininit'],
                 initial_ssthresh=c['window'], dupack_threshold=3, limited_transmit=bool(c['limtransmit']),
                 halving='real' if c['precise'] else 'integer',
                 rto=dict(tick_s=c['tick'], min_s=c['minrto'], max_s=c['maxrto'], initial_s=c['rtxinit'], floor_s=2 * c['tick'],
                          clock_phase_s=phase, min_applied='before_backoff' if c['rfc2988'] else 'after_backoff'),
                 delayed_ack=dict(timer_s=c['delack'], every=2, syn_and_gap_fill_immediate=True) if c['delack'] else None),
        flows=[{'id': k, 'from': f[0], 'to': f[1], 'start_s': f[2], 'data': 'unlimited' if f[3] < 0 else f[3],
                'more': [dict(t=f[m], packets=f[m + 1]) for m in range(4, len(f), 2)]} for k, f in enumerate(c['flows'])],
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
