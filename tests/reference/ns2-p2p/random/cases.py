#!/usr/bin/env python3
"""Random point-to-point cases for `lectern verify`, with the traces that ns-2 makes of them.

    python3 cases.py <folder> [class...]        560 cases in some minutes; needs `ns` (ns-2.35) on the PATH
    npm run -s lectern -- verify <folder>
    python3 model.py <folder>                   the same rules on a clock like ns-2's

The same numbers come out every time: a case is drawn from its name. Classes: one (1 flow), after (1 flow, the minimum of the RTO
applied after the back-off), many (2 to 4 flows), fixed (minimum = maximum), round (round numbers), edge (extremes).
"""
import gzip, json, math, os, random, subprocess, sys
HERE = os.path.dirname(os.path.abspath(__file__))
CLASSES = [('one', 120), ('after', 120), ('many', 120), ('fixed', 120), ('round', 40), ('edge', 40)]


def pick(r, lo, hi):
    """Spread evenly over orders of magnitude."""
    return math.exp(r.uniform(math.log(lo), math.log(hi)))


def sig(x, n=3):
    """So many significant digits."""
    return float('%.*g' % (n, x))


def make(cls, i):
    """The parameters of a case, drawn from its name."""
    r = random.Random(f'{cls}-{i}')
    edge = cls == 'edge'
    rnd = cls == 'round'
    n = r.randint(2, 4) if cls == 'many' or (cls in ('fixed', 'edge', 'round') and r.random() < 0.3) else 1
    if rnd:
        bn = r.choice([100000.0, 200000.0, 500000.0, 1000000.0, 2000000.0, 4000000.0, 8000000.0, 10000000.0])
        acc = r.choice([1000000.0, 2000000.0, 10000000.0, 100000000.0])
        bd = r.choice([0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2])
        ad = r.choice([0.0001, 0.001, 0.002, 0.005, 0.01])
        pkt = r.choice([85, 210, 460, 500, 585, 960, 1000, 1210, 1460])
        tick = r.choice([0.001, 0.01, 0.1, 0.5])
        mn = r.choice([0.01, 0.05, 0.1, 0.2, 0.5, 1, 2])
    else:
        bn = sig(pick(r, 100000.0, 12000000.0), r.choice([2, 3, 5]))
        acc = sig(pick(r, max(bn * 0.5, 100000.0), 100000000.0) if r.random() < 0.9 else bn, r.choice([2, 3]))
        bd = sig(pick(r, 0.0001, 0.3), r.choice([1, 2, 4]))
        ad = sig(pick(r, 0.0001, 0.05), r.choice([1, 2, 4]))
        pkt = r.randint(1, 9000) if edge else r.choice([r.randint(40, 1460), 1000, 1460, 536])
        tick = sig(pick(r, 0.0001, 5), 1) if edge else r.choice([0.0005, 0.001, 0.01, 0.01, 0.01, 0.02, 0.1, 0.1, 0.5, 1])
        mn = sig(pick(r, 0.01, 3), 2)
    mx = sig(mn * pick(r, 1.2, 300), 3) if r.random() < 0.6 else 60
    if mx < mn:
        mx = mn
    if cls == 'fixed':
        mx = mn = sig(pick(r, 0.02, 3), r.choice([1, 2]))
    if edge and r.random() < 0.3:
        mx = mn * 1.2
    mx = float('%.12g' % mx)
    win = r.choice([r.randint(1, 128), r.randint(4, 64), 20])
    q = r.choice([r.randint(2, 60), r.randint(2, 12)])
    rtxinit = r.choice([sig(pick(r, 0.2, 8), 2), 3.0])
    delack = 0
    if r.random() < 0.3:
        delack = sig(pick(r, 0.005, 0.6), 2)
    pps = bn / 8 / (pkt + 40)
    sim = max(4, min(60, round(3000 / pps * r.uniform(0.5, 1.5))))
    if edge:
        sim = max(4, min(60, round(2500 / pps)))
    drops = []
    kind = r.random()
    total = int(min(6000, pps * sim))
    if kind < 0.3:
        drops = sorted(r.sample(range(0, max(12, min(total, 400))), r.randint(1, 8)))
    elif kind < 0.5:
        a = r.randint(0, max(2, min(total, 200)))
        drops = list(range(a, a + r.randint(2, 14)))
        if r.random() < 0.5:
            drops += [x + r.randint(30, 120) for x in drops[:r.randint(1, len(drops))]]
        drops = sorted(set(drops))
    elif kind < 0.75:
        p = pick(r, 0.002, 0.1)
        drops = [k for k in range(total + 200) if r.random() < p]
    starts = [0.0] if n == 1 else [sig(r.uniform(0, 2), r.choice([1, 3])) for _ in range(n)]
    if n == 1 and r.random() < 0.3:
        starts = [sig(r.uniform(0, 1), 3)]
    data = [-1] * n
    more = []
    if r.random() < 0.3:
        data = [r.choice([-1, r.randint(1, 300)]) for _ in range(n)]
        if all((d > 0 for d in data)) and r.random() < 0.7:
            t = max(starts)
            for _ in range(r.randint(1, 4)):
                t += sig(pick(r, 0.1, 6), 2)
                if t < sim - 0.5:
                    more.append((round(t, 3), r.randint(1, 100)))
    c = dict(name=f'{cls}-{i:03d}', cls=cls, sim_s=sim, nflows=n, acc_bps=acc, acc_s=ad, bn_bps=bn, bn_s=bd, bn_q=q, pkt=pkt, window=win, wininit=r.choice([1, 2, 2, 2, 4]), syn=1 if r.random() < 0.7 else 0, minrto=mn, maxrto=mx, tick=tick, rtxinit=rtxinit, starts=starts, data=data, more=more, drops=drops, delack=delack, seed=r.randint(1, 10 ** 6), limtransmit=r.randint(0, 1), precise=r.randint(0, 1), rfc2988=0 if cls == 'after' else 1, acc_q=r.choice([1000, 1000, 1000, r.randint(2, 40)]))
    return c


def finish(lines, case):
    """Adds what the script does not write: timeouts (T) and the timeout the timer would be set to (last column)."""
    r = case['tcp']['rto']
    before = r['min_applied'] == 'before_backoff'
    out = [lines[0] + ',rto_s']
    base = {}
    timeouts = {}
    for line in lines[1:]:
        if not line:
            continue
        c = line.split(',')
        if c[1] != 'V':
            out.append(line)
            continue
        flow = c[2]
        s8, v4, backoff, n = (int(c[9]), int(c[10]), int(c[11]), int(c[12]))
        if s8 > 0:
            base[flow] = ((v4 << 3) + s8 >> 3) * r['tick_s']
        b = base.get(flow, r['initial_s'])
        rto = min(max(b, r['min_s']) * backoff, r['max_s']) if before else max(min(b * backoff, r['max_s']), r['min_s'])
        rto = max(rto, 2 * r['tick_s'])
        if n != timeouts.get(flow, 0):
            out.append(f'{c[0]},T,{flow},,{n}')
            timeouts[flow] = n
        out.append(line + ',%.12g' % rto)
    return out


def g(x):
    """As ns-2 is told a number."""
    return '%.12g' % x


def run(c, out):
    """Has ns-2 make the trace, and writes it and the description `verify` reads."""
    stem = f"{out}/{c['name']}"
    csv = stem + '.raw'
    if os.path.exists(stem + '.csv.gz') and os.path.exists(stem + '.json'):
        return
    types = c.get('types', [c.get('type', 'Reno')])
    a = [f'out={csv}', f"type={' '.join(types)}", f"sim_s={c['sim_s']}", f"nflows={c['nflows']}", f"acc_bps={g(c['acc_bps'])}", f"acc_s={g(c['acc_s'])}", f"acc_q={c['acc_q']}", f"bn_bps={g(c['bn_bps'])}", f"bn_s={g(c['bn_s'])}", f"bn_q={c['bn_q']}", f"pkt={c['pkt']}", f"window={c['window']}", f"wininit={c['wininit']}", f"syn={c['syn']}", f"minrto={g(c['minrto'])}", f"maxrto={g(c['maxrto'])}", f"tick={g(c['tick'])}", f"rtxinit={g(c['rtxinit'])}", 'starts=' + ' '.join((g(x) for x in c['starts'])), 'npkts=' + ' '.join((str(x) for x in c['data'])), 'drops=' + ' '.join(map(str, c['drops'])), f"limtransmit={c['limtransmit']}", f"precise={c['precise']}", f"rfc2988={c['rfc2988']}", f"seed={c['seed']}", 'more=' + ' '.join((f'{g(t)}:{k}' for t, k in c['more']))]
    red = c.get('red')
    if red is not None:
        a += ['queue=RED', f"redseed={c['redseed']}", 'red=' + ' '.join((f'{name} {value}' for name, value in red.items()))]
    ecn = c.get('ecn')
    if ecn is not None:
        a.append('ecn=' + ' '.join(map(str, ecn)))
    held = '/DelAck' if c['delack'] else ''
    a += ['sink=' + ' '.join(('TCPSink/Sack1' if t == 'Sack1' else 'TCPSink') + held for t in types)]
    if held:
        a.append(f"delack={g(c['delack'])}")
    p = subprocess.run(['nice', 'ns', f'{HERE}/p2p.tcl'] + a, capture_output=True, text=True, timeout=300)
    if not os.path.exists(csv) or 'final' not in p.stdout:
        print('FAILED', c['name'], p.stdout[-200:], p.stderr[-300:])
        return
    phase = {}
    final = {}
    for l in p.stdout.splitlines():
        w = l.split()
        if w and w[0] == 'phase':
            phase[w[1]] = float(w[2])
        if w and w[0] == 'final':
            final[w[1]] = {w[k]: int(float(w[k + 1])) for k in range(2, len(w), 2)}
    d = dict(kind='ns2-p2p', name=c['name'], simulated_s=c['sim_s'], topology=dict(flows=c['nflows'], access=dict(rate_bps=c['acc_bps'], delay_s=c['acc_s'], queue_limit_packets=c['acc_q']), bottleneck=dict(rate_bps=c['bn_bps'], delay_s=c['bn_s'], forward_queue_limit_packets=c['bn_q'], reverse_queue_limit_packets=1000)), forced_drops=dict(indices=c['drops']), sizes=dict(data_bytes_on_wire=c['pkt'] + 40, seq0_bytes_on_wire=40 if c['syn'] else c['pkt'], ack_bytes=40), tcp=dict(variant=types[0], sequence_unit='packet', syn_packet_is_seq_0=bool(c['syn']), receiver_window_packets=c['window'], initial_cwnd_before_first_ack=1 if c['syn'] else c['wininit'], cwnd_after_ack_of_seq_0=c['wininit'], initial_ssthresh=c['window'], dupack_threshold=3, limited_transmit=bool(c['limtransmit']), halving='real' if c['precise'] else 'integer', rto=dict(tick_s=c['tick'], min_s=c['minrto'], max_s=c['maxrto'], initial_s=c['rtxinit'], floor_s=2 * c['tick'], clock_phase_s=phase, min_applied='before_backoff' if c['rfc2988'] else 'after_backoff'), delayed_ack=dict(timer_s=c['delack'], every=2, syn_and_gap_fill_immediate=True) if c['delack'] else None), flows=[dict(id=k, start_s=c['starts'][k % len(c['starts'])], data='unlimited' if c['data'][k % len(c['data'])] < 0 else c['data'][k % len(c['data'])], more=[dict(t=t, packets=n) for t, n in c['more']]) for k in range(c['nflows'])], expected=dict(final={}))
    if red is not None:
        d['topology']['bottleneck']['red'] = dict(red, seed=c['redseed'])
    if len(types) > 1:
        for k in range(c['nflows']):
            d['flows'][k]['variant'] = types[k % len(types)]
    if ecn is not None and len(ecn) == 1:
        d['tcp']['ecn_'] = ecn[0]
    if ecn is not None and len(ecn) > 1:
        for k in range(c['nflows']):
            d['flows'][k]['ecn_'] = ecn[k % len(ecn)]
    with open(csv) as f:
        lines = f.read().split('\n')
    with gzip.open(stem + '.csv.gz', 'wt', 6) as f:
        f.write('\n'.join(finish(lines, d)) + '\n')
    os.remove(csv)
    json.dump(d, open(stem + '.json', 'w'))


if __name__ == '__main__':
    out = sys.argv[1]
    only = sys.argv[2:]
    os.makedirs(out, exist_ok=True)
    todo = sorted(((i / n, cls, i) for cls, n in CLASSES for i in range(n)))
    for _, cls, i in todo:
        if only and cls not in only:
            continue
        c = make(cls, i)
        try:
            run(c, out)
        except Exception as e:
            print('FAILED', c['name'], repr(e)[:200])
