#!/usr/bin/env python3
"""The reference traces of SACK: ns-2.35's TCP/Sack1 with TCPSink/Sack1, every variable its default but those named below.

    python3 sack.py <folder>            the traces of tests/reference/ns2-sack; needs `ns` (ns-2.35) on the PATH
    python3 sack.py <folder> random     random cases instead, drawn as those of ns2-p2p/random are
    npm run -s lectern -- verify <folder>
"""
import os, sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, '..', 'ns2-p2p', 'random'))
import cases

BASE = dict(type='Sack1', sim_s=10, nflows=1, acc_bps=10e6, acc_s=0.001, acc_q=1000, bn_bps=1.5e6, bn_s=0.02, bn_q=100, pkt=1000,
            window=20, wininit=2, syn=1, minrto=0.2, maxrto=60, tick=0.01, rtxinit=3.0, starts=[0.0], data=[-1], more=[], drops=[],
            delack=0, seed=1000, limtransmit=1, precise=1, rfc2988=1)

NAMED = {
    's01-drop1': dict(drops=[30]),
    's02-drop2': dict(drops=[30, 33]),
    's03-drop4-consecutive': dict(drops=[30, 31, 32, 33]),
    's04-every-other': dict(drops=[30, 32, 34, 36, 38]),
    's05-retransmission-lost': dict(drops=[30, 50]),
    's06-new-data-lost-in-recovery': dict(window=60, drops=[60, 61, 90, 95]),
    's07-two-recoveries': dict(drops=[30, 31, 80, 82]),
    's08-small-queue': dict(bn_q=5, window=40),
    's09-slow-start-overshoot': dict(bn_q=20, window=100, bn_s=0.05),
    's10-delayed-acks': dict(drops=[30, 34], delack=0.1),
    's11-no-limited-transmit': dict(drops=[20, 40, 41], window=8, limtransmit=0),
    's12-tail-loss': dict(data=[60], drops=[58, 59, 60], more=[(5.0, 40)]),
    's13-three-flows': dict(nflows=3, starts=[0.0, 0.3, 0.7], bn_q=15, window=30, sim_s=20),
    's14-random-loss': dict(window=40, bn_q=50, sim_s=20, drops=sorted({(k * k * 7 + 13 * k + 5) % 2400 for k in range(48)})),
    's15-whole-halves-no-syn': dict(drops=[25, 27, 60], precise=0, syn=0),
    's16-most-of-a-window': dict(window=32, drops=list(range(40, 60))),
    's17-reno-beside-sack': dict(types=['Sack1', 'Reno'], nflows=2, starts=[0.0, 0.317], bn_q=13, window=30, bn_bps=1.37e6),
}

if __name__ == '__main__':
    out = sys.argv[1]
    os.makedirs(out, exist_ok=True)
    if sys.argv[2:] == ['random']:
        for cls, n in cases.CLASSES:
            for i in range(n):
                cases.run({**cases.make(cls, i), 'type': 'Sack1'}, out)
    else:
        for name, differs in NAMED.items():
            cases.run({**BASE, **differs, 'name': name}, out)
