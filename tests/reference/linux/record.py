#!/usr/bin/env python3
"""Records the kernel's own TCP (Reno, without SACK) for tests/reference/linux. usage, as root: record.py [NAME ...]

Two network namespaces joined by two TUN devices; this process is the path between them: rate, delay, tail drop, dropped segments. Needs iproute2.
Of each repeat: the order in which segments reach the path, and from TCP_INFO what cwnd and RTO are when a multiple of five segments is acknowledged,
and the last ssthresh.
Quiet repeats agree to the last segment; the machine's jitter (2 to 60 ms) can only delay, so the test takes medians.
"""
import ctypes, fcntl, heapq, json, os, platform, select, socket, struct, subprocess, sys, time
from collections import Counter

HERE = os.path.dirname(os.path.abspath(__file__))
REPEATS, MSS, EVERY = 5, 1460, 5
SYSCTLS = {"tcp_sack": 0, "tcp_timestamps": 0, "tcp_early_retrans": 0, "tcp_recovery": 0, "tcp_frto": 0,
           "tcp_no_metrics_save": 1, "tcp_congestion_control": "reno", "tcp_rmem": "4096 6000000 6000000"}
# rate bit/s, one-way delay s, queue limit, segments to drop (counted from 0 as they reach the path), bytes to send, seconds
CASES = {
    "no-loss": (2e6, .05, 200, [], 120000, 3), "loss-of-15": (2e6, .05, 200, [15], 120000, 3),
    "loss-of-30": (2e6, .05, 200, [30], 150000, 3), "two-losses": (2e6, .05, 200, [30, 33], 150000, 3),
    "three-in-a-row": (2e6, .05, 200, [30, 31, 32], 150000, 3), "two-windows": (2e6, .05, 200, [20, 62], 180000, 3),
    "tail-loss": (2e6, .05, 200, [30], 44000, 3), "tail-of-two": (2e6, .05, 200, [29, 30], 44000, 3),
    "first-segment": (2e6, .05, 200, [0], 60000, 3), "too-few-duplicates": (2e6, .05, 200, [2, 3, 4, 5, 6, 7, 8, 9], 80000, 4),
    "faster": (5e6, .02, 200, [40], 200000, 3), "initial-window": (2e6, .05, 200, [3], 80000, 3),
    "every-other": (2e6, .05, 200, [24, 26, 28, 30], 150000, 4), "long-path": (1e6, .15, 100, [25], 100000, 5),
    "slow": (5e5, .03, 100, [18], 60000, 4),
}
CLIENT = """
import json, socket, struct, sys, threading, time
n, secs = int(sys.argv[1]), float(sys.argv[2]); s = socket.socket(); s.setsockopt(6, 1, 1); s.setsockopt(1, 7, 4 << 20)
t0 = time.monotonic(); log = []
while s.connect_ex(("10.9.0.2", 5000)): s.close(); time.sleep(.1); s = socket.socket(); s.setsockopt(6, 1, 1); s.setsockopt(1, 7, 4 << 20)
threading.Thread(target=lambda: s.sendall(b"x" * n), daemon=True).start()
while time.monotonic() - t0 < secs:
    f = struct.unpack("8B24I3Q", s.getsockopt(6, 11, 128)); log.append((f[34] - 1, f[26], f[8], f[25])); time.sleep(.003)
print(json.dumps(log))
"""
SERVER = "import socket\ns = socket.socket(); s.bind(('10.9.0.2', 5000)); s.listen(1); c, _ = s.accept()\nwhile c.recv(1 << 20): pass"
libc = ctypes.CDLL("libc.so.6", use_errno=True)

# Ahead of everything else on the machine: waiting for a processor would be jitter.
os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(20))

def sh(command): subprocess.run(command, shell=True, check=True)

def tun(ns, name):
    fd = os.open("/run/netns/" + ns, os.O_RDONLY); assert libc.setns(fd, 0x40000000) == 0; os.close(fd)
    fd = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(fd, 0x400454CA, struct.pack("16sH22x", name.encode(), 0x1001)); return fd

def run(rate, delay, queue, drops, nbytes, secs):
    a, b = "recA%d" % os.getpid(), "recB%d" % os.getpid(); sh("ip netns add %s; ip netns add %s" % (a, b))
    try:
        own = os.open("/proc/self/ns/net", os.O_RDONLY); fa, fb = tun(a, "ta"), tun(b, "tb"); libc.setns(own, 0x40000000)
        for ns, dev, me, peer in ((a, "ta", "10.9.0.1", "10.9.0.2"), (b, "tb", "10.9.0.2", "10.9.0.1")):
            sh("ip -n {0} addr add {2} peer {3} dev {1}; ip -n {0} link set {1} up mtu 1500 txqueuelen 2000; ip -n {0} route replace {3} dev {1} quickack 1".format(ns, dev, me, peer))
            for key, value in SYSCTLS.items(): sh("ip netns exec %s sysctl -qw net.ipv4.%s='%s'" % (ns, key, value))
        server = subprocess.Popen(["ip", "netns", "exec", b, "python3", "-c", SERVER]); time.sleep(.5)
        client = subprocess.Popen(["ip", "netns", "exec", a, "python3", "-c", CLIENT, str(nbytes), str(secs)], stdout=subprocess.PIPE)
        order, waiting, heap, free, first, index, n = [], [], [], 0.0, None, 0, 0
        while client.poll() is None:
            now = time.monotonic(); select.select([fa, fb], [], [], max(0, min(.005, heap[0][0] - now)) if heap else .005)
            for fd in (fa, fb):
                while True:
                    try: p = os.read(fd, 65536)
                    except BlockingIOError: break
                    if p[0] >> 4 != 4 or p[9] != 6: continue
                    now = time.monotonic(); n += 1; ihl = (p[0] & 15) * 4; seq = struct.unpack("!I", p[ihl + 4:ihl + 8])[0]
                    length = len(p) - ihl - (p[ihl + 12] >> 4) * 4
                    if fd == fb: heapq.heappush(heap, (now + delay, n, fa, p)); continue
                    waiting = [end for end in waiting if end > now]; lost = False
                    if length > 0:
                        first = seq if first is None else first; order.append((seq - first) // MSS); lost = index in drops; index += 1
                    if lost or len(waiting) >= queue: continue
                    free = max(free, now) + len(p) * 8 / rate; waiting.append(free); heapq.heappush(heap, (free + delay, n, fb, p))
            now = time.monotonic()
            while heap and heap[0][0] <= now + 20e-6: _, _, fd, p = heapq.heappop(heap); os.write(fd, p)
        log = json.loads(client.stdout.read()); server.kill(); server.wait(); os.close(fa); os.close(fb)
    finally: sh("ip netns del %s; ip netns del %s" % (a, b))
    seen = {}
    for acked, cwnd, rto, _ in log: seen.setdefault(-(-acked // MSS), (cwnd, rto // 1000))
    kept = [x for x in sorted(seen) if x % EVERY == 0 and x > 0]
    return spans(order), kept, [seen[x][0] for x in kept], [seen[x][1] for x in kept], log[-1][3]

def spans(order):
    """0,1,2,3,1,4 as 0-3 1 4"""
    parts = []
    for seq in order:
        if parts and parts[-1][1] + 1 == seq: parts[-1][1] = seq
        else: parts.append([seq, seq])
    return " ".join("%d-%d" % (x, y) if y > x else str(x) for x, y in parts)

for name in sys.argv[1:] or CASES:
    rate, delay, queue, drops, nbytes, secs = CASES[name]; runs = [run(*CASES[name]) for _ in range(REPEATS)]
    print(name, Counter(r[0] for r in runs).most_common(1)[0][1], "of", REPEATS, "alike", flush=True)
    case = {"kind": "linux-tcp", "name": name, "origin": "tests/reference/linux/record.py", "kernel": platform.release().split("-")[0], "sysctls": SYSCTLS,
            "path": {"rate_bps": rate, "delay_s": delay, "queue_packets": queue, "dropped": drops}, "bytes": nbytes, "mss": MSS, "simulated_s": secs,
            "repeats": [{"order": o, "acked": a, "cwnd": w, "rto_ms": r, "ssthresh": s if s < 1e9 else None} for o, a, w, r, s in runs]}
    text = json.dumps(case, indent=1); import re
    text = re.sub(r"\[\s+([^\[\]{}]*?)\s+\]", lambda m: "[" + re.sub(r"\s+", " ", m.group(1)) + "]", text)
    open(os.path.join(HERE, name + ".json"), "w").write(text + "\n")
