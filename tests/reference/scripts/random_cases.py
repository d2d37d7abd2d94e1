#!/usr/bin/env python3
"""Random cases of RED, ECN, SACK, a switch and synchronised reads for `lectern verify`, with the traces that ns-2 makes of them.

    python3 random_cases.py <folder> [kind...]      200 of each kind, some minutes; needs `ns` (ns-2.35) on the PATH
    npm run -s lectern -- verify <folder>

The same numbers come out every time: a case is drawn from its name. Every other one has round numbers, as people write them, in
which much happens at one instant. Kinds: red, ecn, sack, switch, incast.
"""
import importlib.util, os, random, sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, '..', 'ns2-p2p', 'random'))
import cases
from cases import pick, sig
from red import BASE, RED


def module(folder):
    spec = importlib.util.spec_from_file_location(folder, os.path.join(HERE, '..', folder, 'cases.py'))
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def path(r, flows):
    """Links, windows and clocks of a case over a bottleneck."""
    if r.random() < 0.5:
        bn = r.choice([0.5e6, 1e6, 1.5e6, 2e6, 5e6, 10e6, 20e6])
        acc = r.choice([10e6, 10e6, 50e6, 100e6]) if bn < 10e6 else r.choice([bn, 50e6, 100e6])
        bd, ad = r.choice([0.005, 0.01, 0.02, 0.05, 0.1]), r.choice([0.001, 0.002, 0.005])
        starts = [round(r.choice([0.1, 0.25, 0.5, 1.0]) * k, 3) for k in range(flows)]
        pkt = r.choice([500, 960, 1000, 1000, 1460])
    else:
        bn, acc = sig(pick(r, 0.3e6, 12e6)), sig(pick(r, 5e6, 100e6))
        bd, ad = sig(pick(r, 0.002, 0.15)), sig(pick(r, 0.0002, 0.02))
        starts = [sig(r.uniform(0, 1.5)) for _ in range(flows)]
        pkt = r.choice([r.randint(100, 1460), 1000, 1460])
    pps = bn / 8 / (pkt + 40)
    sim = max(4, min(30, round(2500 / pps)))
    return dict(nflows=flows, bn_bps=bn, acc_bps=acc, bn_s=bd, acc_s=ad, starts=starts, pkt=pkt, sim_s=sim, window=r.choice([15, 20, 30, 40, 60, 100]),
                wininit=r.choice([1, 2, 2, 2, 3, 4]), syn=r.choice([1, 1, 0]), tick=r.choice([0.01, 0.01, 0.1, 0.001]), minrto=r.choice([0.2, 0.2, 1, 0.5, 0.05]),
                limtransmit=r.choice([1, 1, 0]), precise=r.choice([1, 1, 0]), delack=r.choice([0, 0, 0.1, 0.2, 0.04]), seed=r.randint(1, 10 ** 5),
                redseed=r.randint(1, 10 ** 5), bn_q=r.choice([10, 15, 20, 25, 50, 100]))


def forced(r, pps):
    """Packets dropped by hand."""
    kind = r.random()
    if kind < 0.4:
        return []
    if kind < 0.6:
        return sorted(r.sample(range(1, 300), r.randint(1, 6)))
    if kind < 0.8:
        first = r.randint(5, 150)
        return list(range(first, first + r.randint(2, 12)))
    chance = r.choice([0.005, 0.01, 0.03])
    return [k for k in range(1500) if r.random() < chance]


def red(r, name, ecn):
    c = {**BASE, **path(r, r.randint(1, 4)), 'type': r.choice(['Reno', 'Reno', 'Sack1']), 'drops': forced(r, 0) if r.random() < 0.2 else []}
    low = r.choice([2, 3, 5, 5, 8, 10])
    in_bytes = r.choice(['true', 'false'])
    c['red'] = {**RED, 'thresh_': low, 'maxthresh_': r.choice([2, 3, 3, 4]) * low, 'q_weight_': r.choice([0.002, 0.002, 0.005, 0.01, 0.05]),
                'linterm_': r.choice([5, 10, 10, 20, 50]), 'mean_pktsize_': r.choice([c['pkt'], 500, 1000]), 'bytes_': in_bytes,
                'queue_in_bytes_': in_bytes if r.random() < 0.8 else r.choice(['true', 'false']), 'wait_': r.choice(['true', 'true', 'false']),
                'gentle_': r.choice(['true', 'true', 'false']), 'setbit_': 'true' if ecn else 'false'}
    if r.random() < 0.15:
        c['red'].update(thresh_=0, maxthresh_=0, q_weight_=r.choice([-1, 0]))
    if ecn:
        c['ecn'] = [1] if r.random() < 0.85 else [1, 0]
        c['red'].update(mark_p_=r.choice([0.1, 0.1, 0.5, 1.0]), use_mark_p_=r.choice(['true', 'true', 'false']))
    return {**c, 'name': name}


def sack(r, name):
    c = {**BASE, **path(r, r.randint(1, 4)), 'type': 'Sack1', 'drops': forced(r, 0)}
    c['bn_q'] = r.choice([5, 8, 10, 15, 20, 50])
    if r.random() < 0.3:
        c.update(data=[r.randint(5, 300)], more=[(round(r.uniform(2, 3), 2), r.randint(5, 80))] if r.random() < 0.5 else [])
    return {**c, 'name': name}


def switch(r, name):
    hosts = r.randint(3, 7)
    rate = r.choice([10e6, 100e6, 100e6, 1e9])
    pkt = r.choice([500, 1000, 1460, 1460, 4000, 8960])
    # So that a run has some thousands of packets.
    unit = 10e6 / rate * (pkt + 40) / 1500
    alike = r.random() < 0.5
    flows = []
    for k in range(r.randint(1, 6)):
        a, b = r.sample(range(hosts), 2)
        if r.random() < 0.5:
            b = 0 if a else 1
        start = round(k * r.choice([0, 0.1, 0.01]), 4) * unit if alike else sig(r.uniform(0, 0.3)) * unit
        flow = [a, b, sig(start, 6), r.choice([-1, r.randint(10, 400)])]
        if flow[3] > 0 and r.random() < 0.5:
            flow += [sig((0.5 + r.random()) * unit, 4), r.randint(5, 200)]
        flows.append(tuple(flow))
    fine = r.random() < 0.5 and rate > 10e6
    return dict(name=name, purpose='drawn at random', hosts=hosts, cable=r.choice([1e-6, 5e-6, 1e-5, 1e-4]), longer=0 if alike else sig(pick(r, 1e-8, 1e-5)),
                rate=rate, hostq=r.choice([10, 20, 50, 100, 1000]), portq=r.choice([5, 10, 20, 30, 50, 100]), pkt=pkt, window=r.choice([10, 20, 32, 44, 64, 100]),
                wininit=r.choice([1, 2, 2, 4]), syn=r.choice([1, 1, 0]), minrto=r.choice([0.001, 0.002, 0.01]) if fine else r.choice([0.2, 0.2, 1]),
                tick=r.choice([0.0001, 0.0005, 0.001]) if fine else r.choice([0.01, 0.01, 0.1]), rtxinit=0.02 if fine else 3.0,
                delack=r.choice([0, 0, 0.1, 0.04]), limtransmit=r.choice([1, 1, 0]), precise=r.choice([1, 1, 0]), type=r.choice(['Reno', 'Reno', 'Sack1']),
                seed=r.randint(1, 10 ** 5), sim_s=sig(2.5 * unit + (0.6 if not fine else 0), 3), flows=flows)


def incast(r, name):
    n = r.choice([2, 3, 4, 8, 12, 16, 24, 32])
    rate = r.choice([1e8, 1e9, 1e9, 1e9, 1e10])
    alike = r.random() < 0.5
    fine = r.random() < 0.5
    return dict(name=name, purpose='drawn at random', servers=n, rate=rate, delay=r.choice([10e-6, 25e-6, 50e-6]), cable=r.choice([5e-6, 10e-6, 25e-6]),
                longer=0 if alike else sig(pick(r, 1e-7, 3e-6)), buffer=r.choice([16, 32, 32, 64, 128]), share=r.choice([8, 16, 32, 64]), request=r.choice([50e-6, 100e-6, 100e-6]),
                window=r.choice([20, 32, 44, 64]), pkt=r.choice([960, 1460, 1460, 8960]), wininit=r.choice([2, 2, 4, 10]), syn=r.choice([0, 0, 1]),
                minrto=r.choice([2e-4, 1e-3, 1e-2]) if fine else 0.2, tick=r.choice([5e-5, 1e-4]) if fine else 0.01, rtxinit=0.01 if fine else 3.0,
                limtransmit=r.choice([1, 1, 0]), precise=r.choice([1, 1, 0]), faster=1 if alike else r.choice([1, 1.024, 2, 10]), sim_s=0.03 if fine else 0.7, seed=r.randint(1, 10 ** 5))


def main(out, only):
    os.makedirs(out, exist_ok=True)
    by_kind = {
        'red': lambda r, name: cases.run(red(r, name, False), out), 'ecn': lambda r, name: cases.run(red(r, name, True), out),
        'sack': lambda r, name: cases.run(sack(r, name), out), 'switch': lambda r, name: module('ns2-switch').run(switch(r, name), out),
        'incast': lambda r, name: module('ns2-incast').run(incast(r, name), out),
    }
    for i in range(200):
        for kind, run in by_kind.items():
            name = f'{kind}-{i:03d}'
            if (only and kind not in only) or os.path.exists(f'{out}/{name}.json'):
                continue
            try:
                run(random.Random(name), name)
            except (Exception, SystemExit) as e:
                print('FAILED', name, repr(e)[:200])


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2:])
