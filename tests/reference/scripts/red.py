#!/usr/bin/env python3
"""The reference traces of RED: ns-2.35's Queue/RED at the bottleneck, every variable its default but those named below.

    python3 red.py <folder>             the traces of tests/reference/ns2-red; needs `ns` (ns-2.35) on the PATH
    python3 red.py <folder> ecn         those of tests/reference/ns2-ecn: RED marks (setbit_), and the agents have ecn_ 1
    npm run -s lectern -- verify <folder>

RED draws from ns-2's default generator (MRG32k3a), which nothing else draws from after the start; it is given the seed
`redseed` at time 0, so that `verify` can draw the same numbers.
"""
import os, sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, '..', 'ns2-p2p', 'random'))
import cases

BASE = dict(type='Reno', sim_s=20, nflows=4, acc_bps=10e6, acc_s=0.001, acc_q=1000, bn_bps=1.5e6, bn_s=0.02, bn_q=50, pkt=1000,
            window=40, wininit=2, syn=1, minrto=0.2, maxrto=60, tick=0.01, rtxinit=3.0, starts=[0.0, 0.31, 0.67, 1.13], data=[-1], more=[],
            drops=[], delack=0, seed=1000, limtransmit=1, precise=1, rfc2988=1, redseed=1)
# What ns-2 would choose by itself is said, so that a case is complete; packets of 1040 bytes on the wire.
RED = dict(thresh_=5, maxthresh_=15, q_weight_=0.002, linterm_=10, mean_pktsize_=1000, bytes_='false', queue_in_bytes_='false',
           wait_='true', gentle_='true', setbit_='false', mark_p_=0.1, use_mark_p_='true')

NAMED = {
    'r01-packets': dict(),
    'r02-bytes': dict(red=dict(bytes_='true', queue_in_bytes_='true')),
    'r03-not-gentle': dict(red=dict(gentle_='false', maxthresh_=10)),
    'r04-no-wait': dict(red=dict(wait_='false')),
    'r05-heavy-weight': dict(red=dict(q_weight_=0.02)),
    'r06-many-early': dict(red=dict(linterm_=3, thresh_=3, maxthresh_=9), nflows=6, redseed=3, starts=[0.0, 0.1137, 0.2391, 0.3719, 0.5333, 0.7177]),
    'r07-one-flow': dict(nflows=1, starts=[0.0], window=60),
    'r08-full-queue': dict(bn_q=12, red=dict(thresh_=8, maxthresh_=30)),
    'r09-idle-times': dict(nflows=2, starts=[0.0, 0.05], data=[80], more=[(3.0, 60), (7.0, 90), (12.0, 120)], red=dict(q_weight_=0.01)),
    'r10-sack': dict(type='Sack1', seed=7, redseed=42),
    'r11-small-packets': dict(pkt=500, red=dict(mean_pktsize_=500, bytes_='true', queue_in_bytes_='true'), redseed=5),
    'r12-far-above': dict(nflows=6, redseed=4, starts=[0.0, 0.1137, 0.2391, 0.3719, 0.5333, 0.7177], red=dict(thresh_=2, maxthresh_=4, q_weight_=0.05, linterm_=50)),
    'r13-queue-in-bytes-only': dict(red=dict(queue_in_bytes_='true'), redseed=9),
    'r14-delayed-acks': dict(delack=0.1, redseed=11, sim_s=15),
}

SIX = dict(nflows=6, starts=[0.0, 0.1137, 0.2391, 0.3719, 0.5333, 0.7177])
# With ECN, in which the agents are TCP/Reno or TCP/Sack1.
MARKED = {
    'e01-packets': dict(),
    'e02-bytes': dict(red=dict(bytes_='true', queue_in_bytes_='true'), redseed=2),
    'e03-not-gentle': dict(red=dict(gentle_='false', maxthresh_=10), redseed=3),
    'e04-no-wait': dict(red=dict(wait_='false'), redseed=4),
    'e05-heavy-weight': dict(red=dict(q_weight_=0.02), redseed=5),
    'e06-many-marks': dict(SIX, red=dict(linterm_=3, thresh_=3, maxthresh_=9, mark_p_=1.0), redseed=6),
    'e07-one-flow': dict(nflows=1, starts=[0.0], window=60, redseed=7),
    'e08-full-queue': dict(bn_q=12, red=dict(thresh_=5, maxthresh_=30), redseed=8),
    'e09-idle-times': dict(nflows=2, starts=[0.0, 0.05], data=[80], more=[(3.0, 60), (7.0, 90), (12.0, 120)], red=dict(q_weight_=0.01), redseed=9),
    'e10-sack': dict(type='Sack1', seed=7, redseed=42),
    'e11-sack-marks-and-drops': dict(SIX, type='Sack1', red=dict(linterm_=3, thresh_=3, maxthresh_=9), redseed=11),
    'e12-delayed-acks': dict(delack=0.1, redseed=12),
    'e13-sack-delayed-acks': dict(type='Sack1', delack=0.1, redseed=13, red=dict(q_weight_=0.01)),
    'e14-windows-of-one': dict(nflows=12, starts=[round(0.0837 * k, 4) for k in range(12)], bn_bps=0.5e6, red=dict(linterm_=2, thresh_=2, maxthresh_=40, q_weight_=0.05, mark_p_=1.0), redseed=14),
    'e15-marks-whatever-the-average': dict(SIX, red=dict(use_mark_p_='false', linterm_=5, q_weight_=0.02), redseed=15),
    'e16-loss-after-mark': dict(nflows=2, starts=[0.0, 0.31], window=60, drops=[150, 151, 220, 360, 362, 364, 500, 610, 611, 612, 613, 614, 900], red=dict(q_weight_=0.02), redseed=16),
    'e17-sack-loss-after-mark': dict(type='Sack1', nflows=2, starts=[0.0, 0.31], window=60, drops=[150, 151, 220, 360, 362, 364, 500, 610, 611, 612, 613, 614, 900], red=dict(q_weight_=0.02), redseed=17),
    'e18-some-without': dict(ecn=[1, 0], redseed=18, red=dict(q_weight_=0.01)),
    'e19-lost-syn-whole-halves': dict(drops=[1, 700, 701, 702], starts=[0.0, 0.017, 0.217, 1.13], precise=0, redseed=19, red=dict(q_weight_=0.02)),
    'e21-chosen-by-ns2': dict(red=dict(thresh_=0, maxthresh_=0, q_weight_=-1, mean_pktsize_=500, bytes_='true', queue_in_bytes_='true')),
    'e20-no-syn': dict(syn=0, limtransmit=0, redseed=20, red=dict(linterm_=4, q_weight_=0.01)),
}

if __name__ == '__main__':
    out = sys.argv[1]
    marks = sys.argv[2:] == ['ecn']
    os.makedirs(out, exist_ok=True)
    for name, differs in (MARKED if marks else NAMED).items():
        base = {**BASE, 'ecn': [1]} if marks else BASE
        red = {**RED, 'setbit_': 'true'} if marks else RED
        cases.run({**base, **differs, 'red': {**red, **differs.get('red', {})}, 'name': name}, out)
