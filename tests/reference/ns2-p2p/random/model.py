#!/usr/bin/env python3
"""TCP Reno as docs/models/tcp.md has it (the ns-2 profile), on a kernel that computes time as ns-2 does.

    python3 model.py <folder> [exact] [case...]

Compares every segment, ACK and drop with the traces beside the cases. Time is in doubles, in seconds, summed in ns-2's order; of two
events at the same double the one scheduled first goes first. If all cases agree, the rules are ns-2's, and whatever parts from
ns-2 with another clock is a matter of that clock. With `exact` time is in fractions: what a rule without rounding can reach.
"""
import glob, gzip, heapq, json, sys
from fractions import Fraction as F


class Kernel:
    """Events by time; at the same time the one scheduled first."""

    def __init__(s):
        s.h = []
        s.u = 0
        s.now = 0.0

    def at(s, t, f):
        e = [t, s.u, f]
        s.u += 1
        heapq.heappush(s.h, e)
        return e

    def run(s, end):
        h = s.h
        while h and h[0][0] < end:
            t, _, f = heapq.heappop(h)
            if f:
                s.now = t
                f()


class Link:
    """Queue, transmission and propagation: an arrival and a departure are scheduled when service begins (link/delay.cc)."""

    def __init__(s, k, bps, d, lim, C):
        s.k, s.bps, s.d, s.lim = (k, bps, d, lim)
        s.q = []
        s.busy = False
        s.drop = None

    def recv(s, p):
        if s.ex is not None:
            i = s.n
            s.n += 1
            if i in s.ex:
                s.drop(p, 'e')
                return
        if len(s.q) + 1 >= s.lim:
            if s.drop:
                s.drop(p, 'q')
            return
        s.q.append(p)
        if not s.busy:
            s.next()
    ex = None
    n = 0

    def next(s):
        p = s.q.pop(0)
        s.busy = True
        tx = 8 * p[3] / s.bps
        k = s.k
        k.at(k.now + (tx + s.d), lambda: s.to(p))
        k.at(k.now + tx, s.done)

    def done(s):
        if s.q:
            s.next()
        else:
            s.busy = False


def run(d, mode):
    """The events of a case: (time, S A or D, flow, packet, what)."""
    N = (lambda x: F(repr(x)) if isinstance(x, float) else F(x)) if mode == 'exact' else float
    k = Kernel()
    k.now = N(0)
    t = d['tcp']
    r = t['rto']
    out = []
    top = d['topology']
    A = top['access']
    B = top['bottleneck']
    mk = lambda c, q: Link(k, N(c['rate_bps']), N(c['delay_s']), q, None)
    fw = mk(B, B['forward_queue_limit_packets'])
    bw = mk(B, B['reverse_queue_limit_packets'])
    fw.ex = set(d['forced_drops']['indices'])
    fw.drop = lambda p, w: out.append((k.now, 'D', p[0], p[1], w))
    S = []
    R = []
    outl = []
    downl = []
    fw.to = lambda p: outl[p[0]].recv(p)
    bw.to = lambda p: downl[p[0]].recv(p)
    for f in d['flows']:
        i = f['id']
        aq = A['queue_limit_packets']
        up, out_, back, down = [mk(A, aq) for _ in range(4)]
        up.to = fw.recv
        back.to = bw.recv
        s = Sender(k, d, i, N, out, up, mode)
        c = Receiver(k, d, i, N, back)
        out_.to = c.recv
        down.to = s.recv
        outl.append(out_)
        downl.append(down)
        S.append(s)
    for f in d['flows']:
        i = f['id']
        n = f['data']
        k.at(N(f['start_s']), lambda s=S[i], n=n: s.write(10 ** 9 if n == 'unlimited' else n))
        for m in f['more']:
            k.at(N(m['t']), lambda s=S[i], n=m['packets']: s.write(n))
    k.run(N(d['simulated_s']))
    return out


class Receiver:
    """Acknowledges what it expects next; may hold one ACK back (tcp-sink.cc)."""

    def __init__(s, k, d, i, N, back):
        s.k = k
        s.i = i
        s.back = back
        s.nxt = 0
        s.held = set()
        s.t = None
        da = d['tcp']['delayed_ack']
        s.da = N(da['timer_s']) if da else None
        s.ab = d['sizes']['ack_bytes']

    def recv(s, p):
        q = p[1]
        before = s.nxt
        if q >= s.nxt:
            s.held.add(q)
        while s.nxt in s.held:
            s.held.discard(s.nxt)
            s.nxt += 1
        if s.da is not None and s.t is None and (not s.held) and (q != 0) and (q + 1 == s.nxt):
            s.t = s.k.at(s.k.now + s.da, s.late)
            return
        s.ack()

    def late(s):
        s.t = None
        s.ack()

    def ack(s):
        if s.t is not None:
            s.t[2] = None
            s.t = None
        s.back.recv((s.i, s.nxt, 0, s.ab))


class Sender:
    """Reno and its timer in packets and ticks (tcp.cc, tcp-reno.cc)."""

    def __init__(s, k, d, i, N, out, up, mode):
        t = d['tcp']
        r = t['rto']
        s.k = k
        s.i = i
        s.N = N
        s.out = out
        s.up = up
        s.una = s.snx = s.mx = 0
        s.dup = 0
        s.syn = t['syn_packet_is_seq_0']
        s.w = t['receiver_window_packets']
        s.iw = t['cwnd_after_ack_of_seq_0']
        s.cw = 1.0
        s.ss = t['initial_ssthresh']
        s.inf = 0
        s.rec = False
        s.recover = 0
        s.lt = t['limited_transmit']
        s.integer = t['halving'] == 'integer'
        if not s.syn:
            s.cw = float(s.iw)
        s.tick = N(r['tick_s'])
        s.mn = N(r['min_s'])
        s.mxr = N(r['max_s'])
        s.before = r['min_applied'] == 'before_backoff'
        s.ph = N(r['clock_phase_s'][str(i)])
        s.s8 = 0
        s.v4 = 0
        s.bo = 1
        s.base = N(r['initial_s'])
        s.v4 = 4 * int(N(12) / s.tick)
        s.tm = None
        s.seq = -1
        s.ts = None
        s.written = 0
        s.sz = d['sizes']
        s.app = False

    def rto(s):
        x = min(max(s.base, s.mn) * s.bo, s.mxr) if s.before else max(min(s.base * s.bo, s.mxr), s.mn)
        return max(x, 2 * s.tick)

    def start(s):
        if s.tm is not None:
            s.tm[2] = None
        s.tm = s.k.at(s.k.now + s.rto(), s.fire)

    def write(s, n):
        if s.written == 0 and s.syn:
            s.written = 1
        s.written += n
        s.much()

    def win(s):
        return min(int(s.cw) + s.inf, s.w)

    def much(s):
        us = 1 if s.una == 0 and s.syn else s.una + s.win()
        while s.snx < s.written and s.snx + 1 <= us:
            s.tx(s.snx)

    def tx(s, q):
        again = q < s.mx
        if again:
            if s.seq == q:
                s.seq = -1
        elif s.seq == -1:
            s.seq = q
            s.ts = s.k.now
        s.out.append((s.k.now, 'S', s.i, q, '1' if again else '0'))
        idle = s.una == s.mx
        if q + 1 > s.mx:
            s.mx = q + 1
        if q == s.snx:
            s.snx = q + 1
        b = s.sz['seq0_bytes_on_wire'] if q == 0 else s.sz['data_bytes_on_wire']
        s.up.recv((s.i, q, 0, b))
        if s.tm is None or idle:
            s.start()

    def recv(s, p):
        a = p[1]
        s.out.append((s.k.now, 'A', s.i, a - 1, ''))
        if a > s.una:
            s.new(a)
        elif a == s.una:
            s.dupack()

    def new(s, a):
        if s.seq != -1 and a > s.seq:
            s.seq = -1
            R = s.k.now - s.ts
            off = (s.k.now - R + s.ph) % s.tick
            m = max(1, int((R + off) / s.tick))
            if s.s8 == 0:
                s.s8 = 8 * m
                s.v4 = 2 * m
            else:
                e = m - (s.s8 >> 3)
                s.s8 = max(1, s.s8 + e)
                s.v4 = max(1, s.v4 + abs(e) - (s.v4 >> 2))
            s.base = ((s.v4 << 3) + s.s8 >> 3) * s.tick
            s.bo = 1
        s.una = a
        s.snx = max(s.snx, a)
        s.dup = 0
        s.start()
        if a == 1:
            s.cw = float(s.iw)
        else:
            s.inf = 0
            s.rec = False
            s.cw += 1 if s.cw < s.ss else 1 / s.cw
        s.much()

    def dupack(s):
        s.dup += 1
        c = s.dup
        if c < 3:
            if s.lt and s.snx < s.written and (s.snx + 1 <= s.una + min(int(s.cw) + c, s.w)):
                s.tx(s.snx)
        else:
            if c > 3:
                if s.rec:
                    s.inf += 1
            elif s.mx > s.una:
                if not (s.una <= s.recover and (not s.rec) and (s.una != 1)):
                    s.recover = s.mx
                    s.cw = s.halve()
                    s.inf = 3
                    s.rec = True
                    s.seq = -1
                    s.start()
                    s.tx(s.una)
            s.much()

    def halve(s):
        u = min(s.cw + s.inf, s.w)
        h = int(int(u) / 2) if s.integer else u / 2
        s.ss = max(2, int(h))
        return float(h)

    def leave(s):
        s.inf = 0
        s.rec = False
        s.recover = s.mx

    def fire(s):
        s.tm = None
        s.dup = 0
        if s.mx == s.una:
            s.leave()
            s.ss = max(2, s.ss)
            s.cw = 1.0
            s.start()
            return
        if s.una == 0:
            s.iw = 1
        s.leave()
        s.halve()
        s.cw = 1.0
        if s.bo < 64 or (s.before and s.rto() < s.mxr):
            s.bo *= 2
        if s.bo > 8:
            s.v4 += s.s8 >> 3
            s.s8 = 0
        s.start()
        s.snx = s.una
        s.seq = -1
        s.much()


def compare(d, lines, mode):
    """The first event that differs from the trace, of any flow; None if none does."""
    ours = run(d, mode)
    g = {}
    h = {}
    for x in ours:
        g.setdefault((x[2], x[1] == 'D'), []).append((float(x[0]), x[1], x[3], x[4]))
    for l in lines:
        w = l.split(',')
        if w[1] in 'SAD':
            h.setdefault((int(w[2]), w[1] == 'D'), []).append((float(w[0]), w[1], int(w[3]), w[4] if len(w) > 4 else ''))
    for key in set(g) | set(h):
        a, b = (g.get(key, []), h.get(key, []))
        for n in range(max(len(a), len(b))):
            if n >= len(a) or n >= len(b) or a[n][1:] != b[n][1:] or (abs(a[n][0] - b[n][0]) > 1e-06 + 1e-06 * b[n][0]):
                if n >= min(len(a), len(b)) and max(a[n:n + 1] + b[n:n + 1])[0] >= d['simulated_s'] - 1e-06:
                    break
                return (key, n, a[n:n + 1], b[n:n + 1])


if __name__ == '__main__':
    args = sys.argv[1:]
    mode = 'exact' if 'exact' in args else 'double'
    args = [a for a in args if a != 'exact']
    folder, only = (args[0], args[1:])
    bad = 0
    tot = 0
    by = {}
    for f in sorted(glob.glob(folder + '/*.json')):
        n = f.split('/')[-1][:-5]
        if only and n not in only:
            continue
        d = json.load(open(f))
        lines = gzip.open(f[:-5] + '.csv.gz', 'rt').read().split('\n')[1:-1]
        tot += 1
        c = by.setdefault(n.split('-')[0], [0, 0])
        c[0] += 1
        x = compare(d, lines, mode)
        if x:
            bad += 1
            c[1] += 1
            print(n, x, flush=True)
    print(mode, by, bad, 'of', tot)
