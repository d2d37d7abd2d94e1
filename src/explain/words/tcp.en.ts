// The sentences about what happens to a TCP connection, in English.

import type { tcpRules } from '../tcp/rules.ts';
import { begin, counted, forms } from './forms.en.ts';
import type { Catalogue } from './words.ts';

/** A queue stands before a cable, `R-B`, or in the NIC of a station, `S`. */
const queueIn = (place: string): string =>
  place.includes('-') ? `in front of the link ${place}` : `in the NIC of ${place}`;
const queueAt = (place: string): string => (place.includes('-') ? `the link ${place}` : `the NIC of ${place}`);

export const tcp: Catalogue<typeof tcpRules> = {
  timeout: ({ segment }) => `Timeout: ${segment} is sent again`,
  'timeout.lost': ({ segment, lostAt }) =>
    `${begin(segment)} was lost at ${lostAt}, and no three duplicate ACKs reported it.`,
  'timeout.unheard': ({ segment, lostAt }) =>
    `${begin(segment)} was lost at ${lostAt}; duplicate ACKs did report it, but they start no recovery before an ACK covers more than what was out at the last recovery or timeout.`,
  'timeout.lost-again': ({ segment, resentAt, lostAt }) =>
    `${begin(segment)} had been sent again at ${resentAt}; that copy was lost at ${lostAt} too, and no ACK tells of it.`,
  'timeout.resent': ({ segment, lostAt, resentAt }) =>
    `${begin(segment)} was lost at ${lostAt} and sent again at ${resentAt}, but no ACK of that copy had come yet.`,
  'timeout.trimmed': ({ segment, lostAt }) =>
    `${begin(segment)} lost its payload at ${lostAt}, and the NACK that tells of it had not come yet.`,
  'timeout.ignored': ({ segment, lostAt }) =>
    `${begin(segment)} was lost at ${lostAt}, and with fast retransmit off no duplicate ACK can ask for it.`,
  'timeout.reaches': ({ other, lostAt, segment }) =>
    `${begin(other)} was lost at ${lostAt}, and its last bytes are now counted as ${segment}.`,
  'timeout.not-lost': ({ segment }) =>
    `${begin(segment)} was not lost: its ACK is late or was lost itself, and the timer was faster.`,
  'timeout.late': ({ segment, late }) => `${begin(segment)} was not lost: its ACK came ${late} too late.`,
  'timeout.queued': ({ segment, sender }) =>
    `${begin(segment)} was not lost: it was still waiting in the queue of ${sender} when the timer fired.`,
  'timeout.ack-lost': ({ segment, ackLostAt }) =>
    `${begin(segment)} had arrived, but its ACK was lost at ${ackLostAt}.`,
  'timeout.busy': ({ segment, sender }) =>
    `${begin(segment)} was not lost: its ACK had come, but ${sender} was still busy with the packets before it.`,
  'timer.fired': ({ armedAt, rto }) => `The timer, armed at ${armedAt}, fired ${rto} later.`,
  'timer.fired-cut': ({ armedAt, rto, cwndBefore }) =>
    `The timer, armed at ${armedAt}, fired ${rto} later, and cwnd fell from ${cwndBefore} to 1 segment.`,
  'timer.fired-ruled': ({ armedAt, rto, cwndBefore, cwnd }) =>
    `The timer, armed at ${armedAt}, fired after ${rto}; by the rule of this run cwnd went from ${cwndBefore} to ${counted(cwnd, 'segment')}.`,
  'timer.fixed': ({ armedAt, rto }) =>
    `The timer, armed at ${armedAt}, fired after the fixed RTO of ${rto}, which no measurement changes and no timeout doubles.`,
  'timer.fixed-cut': ({ armedAt, rto, cwndBefore }) =>
    `The timer, armed at ${armedAt}, fired after the fixed RTO of ${rto}, which no measurement changes and no timeout doubles; cwnd fell from ${cwndBefore} to 1 segment.`,
  'rto.minimum': ({ minimum }) => `minimum ${minimum}`,
  'rto.initial': ({ initial }) => `initial RTO ${initial}`,
  'rto.empty-path': ({ emptyPath }) => `3 × round trip over the empty path ${emptyPath}`,
  'rto.lost-syn': ({ afterSyn }) => `after a lost SYN ${afterSyn}`,
  'rto.before': ({ rtoBefore }) => `RTO before ${rtoBefore}`,
  'rto.ack-delay': ({ ackDelay }) => `ACK delay ${ackDelay}`,
  'rto.tick': ({ granularity }) => `clock tick ${granularity}`,
  'rto.maximum': ({ maximum }) => `at most ${maximum}`,
  'rto.ticks': ({ twoTicks }) => `at least two ticks, ${twoTicks}`,
  'rto.rule': () => 'by the rule of this run RTO =',
  'rto.earlier': () => 'from the bounds as they were when it was armed',
  waiting: ({ sender }) => `Why is ${sender} waiting?`,
  'waiting.missing': ({ segment, armedAt }) =>
    `${begin(segment)} is missing and nothing is in flight, so no duplicate ACK can report it. Only the timer can, and it was armed at ${armedAt}.`,
  'waiting.unacknowledged': ({ segment, armedAt }) =>
    `Nothing is in flight, and ${segment} has not been acknowledged. Only the timer is left, and it was armed at ${armedAt}.`,
  'waiting-one': ({ receiver }) => `Why does ${receiver} wait?`,
  'waiting-one.missing': ({ segment, armedAt }) =>
    `${begin(segment)} is missing, and nothing follows it that could cause duplicate ACKs. Only the timer is left, armed at ${armedAt}.`,
  'waiting-one.unacknowledged': ({ segment, armedAt }) =>
    `${begin(segment)} is not acknowledged, and nothing follows it. Only the timer is left, armed at ${armedAt}.`,
  drop: ({ packet }) => `${begin(packet)} arrives at a full queue`,
  'drop.slots': ({ at, place, occupancy, limit }) =>
    `At ${at}, in front of the link ${place}, ${occupancy} of ${limit} ${forms(limit, 'slot')} ${forms(occupancy, 'was', 'were')} taken when it arrived, so it is dropped. The sender does not know this yet.`,
  'drop.bytes': ({ at, place, occupancy, limit }) =>
    `At ${at}, in front of the link ${place}, the limit of ${limit} bytes leaves no room: ${counted(occupancy, 'packet is', 'packets are')} there already. The sender does not know this yet.`,
  'drop-early': ({ packet }) => `${begin(packet)} is dropped early`,
  'drop-early.red': ({ at, place, average, occupancy, probability, since }) =>
    `At ${at}, ${queueIn(place)}, there was room (packets there: ${occupancy}), but the average queue was ${counted(average, 'packet')}. RED drops with a probability of ${probability} then, and the more surely the longer it has spared everybody (packet ${since} since the last).`,
  'drop-early.codel': ({ at, place, sojourn, codelTarget, nth, codelInterval }) =>
    `At ${at} its turn came at ${queueAt(place)}, after a wait of ${sojourn}; for ${codelInterval} or longer every packet has waited more than the target of ${codelTarget}. CoDel drops it from the head of the queue, with a count of ${nth}, and the next the sooner the higher the count.`,
  'drop-early.pie': ({ at, place, queueDelay, reference, probability }) =>
    `At ${at}, ${queueIn(place)}, there was room, but at the last look the queue stood for ${queueDelay}, and PIE wants ${reference}. It dropped with a probability of ${probability} then, which it moves every 15 ms.`,
  'drop-early.too-likely': () => 'from 10 % on packets are dropped, not marked',
  'drop-early.sent-again': () => 'what is sent again is not ECN-capable, so it is dropped, not marked',
  'ce.threshold': ({ at, place, occupancy, markAbove }) =>
    `At ${at}, ${queueIn(place)}, it found ${counted(occupancy, 'packet')}, more than the threshold K of ${markAbove}, and then every packet is marked. It is delivered all the same; as long as there is room nobody is dropped.`,
  'ce.codel': ({ at, place, sojourn, codelTarget, nth, codelInterval }) =>
    `At ${at} its turn came at ${queueAt(place)}, after a wait of ${sojourn}; for ${codelInterval} or longer every packet has waited more than the target of ${codelTarget}. CoDel marks it, with a count of ${nth}, and sends it; without ECN it would have been dropped.`,
  'ce.pie': ({ at, place, queueDelay, reference, probability }) =>
    `At ${at}, ${queueIn(place)}, the queue stood for ${queueDelay} at the last look, and PIE wants ${reference}: it marked with a probability of ${probability} then. The packet is delivered all the same; without ECN it would have been dropped.`,
  ce: ({ packet }) => `${begin(packet)} is marked: congestion experienced (CE)`,
  'ce.red': ({ at, place, average, occupancy, probability, since }) =>
    `At ${at}, ${queueIn(place)}, the average queue was ${counted(average, 'packet')} (packets there: ${occupancy}), and RED marks with a probability of ${probability} then, the more surely the longer it has spared everybody (packet ${since} since the last). The packet is delivered all the same; without ECN it would have been dropped.`,
  echo: ({ segment }) => `ECN-Echo: ${segment} came marked, and the window is cut`,
  'echo-kept': ({ segment }) => `ECN-Echo: ${segment} came marked, and the window stays`,
  'echo.held': ({ at, receiver, segment }) =>
    `At ${at} an ACK of ${receiver} says that ${segment} came marked. cwnd is one segment already, so the timer starts again, and the next segment is sent only when it goes off.`,
  'echo.floor': ({ at, receiver, segment, alpha, cwnd }) =>
    `At ${at} an ACK of ${receiver} says that ${segment} came marked. DCTCP would take off half of the marked share, alpha = ${alpha}, but cwnd stays at ${cwnd} ${forms(cwnd, 'segment')}: it is not cut below two here.`,
  'echo.cut': ({ at, receiver, segment, cwndBefore, cwnd }) =>
    `At ${at} an ACK of ${receiver} says that ${segment} came marked. The answer is that to a loss: cwnd falls from ${cwndBefore} to ${cwnd} ${forms(cwnd, 'segment')}, but nothing is sent again.`,
  'echo.dctcp': ({ at, receiver, segment, alpha, cwndBefore, cwnd }) =>
    `At ${at} an ACK of ${receiver} says that ${segment} came marked. DCTCP takes off half of the marked share, alpha = ${alpha}: cwnd goes from ${cwndBefore} to ${cwnd} ${forms(cwnd, 'segment')}.`,
  cwr: ({ segment }) => `CWR: ${segment} tells that the window has been cut`,
  'cwr.told': ({ at, receiver }) =>
    `At ${at} it is sent with the flag CWR, congestion window reduced. Since the marked packet every ACK of ${receiver} has had ECN-Echo; when this segment arrives, it stops.`,
  'cwr.dctcp': ({ at, receiver }) =>
    `At ${at} it is sent with the flag CWR, congestion window reduced, as RFC 3168 has it. With DCTCP ${receiver} does not wait for that: its ACKs have ECN-Echo if and only if the segment that came last was marked.`,
  'cwr.loss': ({ at, receiver }) =>
    `At ${at} it is sent with the flag CWR, congestion window reduced. The window was cut because of a loss, and ${receiver} is told of that, too.`,
  'drop-ruled': ({ packet }) => `${begin(packet)} is not taken by the rule`,
  'drop-ruled.not-taken': ({ at, occupancy, limit }) =>
    `At ${at}, with ${occupancy} of ${counted(limit, 'packet')} there, the rule of this run said no, so it is dropped. The sender does not know this yet.`,
  'drop-ruled.rule': () => 'take it if',
  'drop-ruled.false': () => 'no',
  'drop-nic': ({ packet, station }) => `${begin(packet)} arrives at the full NIC of ${station}`,
  'drop-nic.full': ({ at, station, occupancy, limit }) =>
    `At ${at} the NIC buffer of ${station} was full: ${occupancy} of ${counted(limit, 'packet')}, one of them being sent. The sender does not know this yet.`,
  loss: ({ packet }) => `${begin(packet)} is lost in transit`,
  'loss.random': ({ at, place, probability }) =>
    `At ${at}, on the link ${place}. Each packet there is lost with a probability of ${probability}.`,
  kill: ({ packet }) => `${begin(packet)} is dropped by hand`,
  'kill.link': ({ at, place, index }) =>
    `At ${at}, on the link ${place}: packet ${index} there, counted from 0. The link you copy carries this drop.`,
  'kill.nic': ({ at, station, index }) =>
    `At ${at}, in front of the NIC of ${station}: packet ${index} there, counted from 0. The link you copy carries this drop.`,
  'fast-retransmit': ({ segment }) => `Fast retransmit of ${segment}`,
  'fast-retransmit.third': ({ at, receiver, cwndBefore, cwnd }) =>
    `At ${at} the third duplicate ACK arrives: later segments reach ${receiver}, this one does not. It is sent again at once, without waiting for the timer, and cwnd goes from ${cwndBefore} to ${cwnd} ${forms(cwnd, 'segment')}.`,
  'fast-retransmit.needless': ({ at, receiver, cwndBefore, cwnd }) =>
    `At ${at} the third duplicate ACK arrives, which looks like a loss, but this segment was not lost: segments that ${receiver} had already came again, and each causes a duplicate ACK, too. It is sent again at once, without waiting for the timer, and cwnd goes from ${cwndBefore} to ${cwnd} ${forms(cwnd, 'segment')}.`,
  'fast-retransmit.window': ({ window }) => `receiver window ${window}`,
  'fast-retransmit.result': ({ ssthresh }) => counted(ssthresh, 'segment'),
  'fast-retransmit.cwnd': ({ cwnd }) => counted(cwnd, 'segment'),
  'fast-retransmit.spared': ({ ssthresh }) =>
    `ssthresh stays at ${ssthresh}: this window was cut for a mark already, and a loss in it cuts nothing more (RFC 3168 6.1.2)`,
  retransmission: ({ segment }) => `${begin(segment)} is sent again`,
  'retransmission.timeout': ({ at }) =>
    `At ${at}. The timeout sends the earliest unacknowledged segment, and cwnd restarts at one segment.`,
  'retransmission.timeout-ruled': ({ at }) => `At ${at}. The timeout sends the earliest unacknowledged segment.`,
  'retransmission.behind-hole': ({ at, receiver }) =>
    `At ${at}. After a timeout everything behind the hole is sent again as the window opens, even what ${receiver} already has.`,
  'retransmission.missing': ({ at, receiver }) =>
    `At ${at}. After a timeout what ${receiver} has not reported by SACK since then is sent again as the window opens.`,
  'retransmission.partial-ack': ({ at }) => `At ${at}. A partial ACK showed the next hole, so recovery sends it too.`,
  'retransmission.duplicates': ({ at }) => `At ${at}. Three duplicate ACKs asked for it.`,
  'retransmission.sack': ({ at }) => `At ${at}. SACK showed that it is missing.`,
  'retransmission.tahoe': ({ at, receiver }) =>
    `At ${at}. After a fast retransmit Tahoe sends everything behind the hole again, even what ${receiver} already has.`,
  'fast-retransmit.sack': ({ at, receiver, cwndBefore, cwnd }) =>
    `By ${at} the SACK blocks of duplicate ACKs have shown that later segments reached ${receiver} and this one did not. It is sent again at once, without waiting for the timer, and cwnd goes from ${cwndBefore} to ${cwnd} ${forms(cwnd, 'segment')}.`,
  'hole-sent': ({ segment }) => `SACK: ${segment} is missing and is sent again`,
  'hole-sent.shown': ({ at, receiver, sacked, ranges }) =>
    `At ${at} the scoreboard says that ${receiver} has ${counted(sacked, 'segment', 'segments')} beyond the first hole, in ${counted(ranges, 'range', 'ranges')}, but not this one. It is sent again without waiting for a timer or a partial ACK, because cwnd exceeds the pipe, the segments believed to be in the network.`,
  'hole-sent.cwnd': ({ cwnd }) => `${cwnd} ${forms(cwnd, 'segment')}`,
  rescue: ({ segment }) => `SACK: ${segment} is sent once more, to be sure`,
  'rescue.sent': ({ at }) =>
    `At ${at} every known hole has been sent again and nothing new can be sent, but the window has room. Once in a recovery RFC 6675 then sends the last segment again that SACK has not reported, because its ACK tells what became of the end of the window.`,
  'fast-retransmit.rack': ({ at, receiver, cwndBefore, cwnd }) =>
    `At ${at} RACK takes it for lost: a segment that was sent later has reached ${receiver}, and this one would have, too, by now. It is sent again at once, without waiting for the timer, and cwnd goes from ${cwndBefore} to ${cwnd} ${forms(cwnd, 'segment')}.`,
  'trim-sent': ({ segment }) => `NACK: ${segment} is sent again`,
  'trim-sent.nack': ({ at, receiver }) =>
    `At ${at} ${receiver} tells that this segment came as a header without payload, so it is sent again at once; nobody waits for a timer.`,
  'trim-sent.halved': ({ cwndBefore, cwnd }) =>
    `It is the first such news of this window, so cwnd is halved from ${cwndBefore} to ${cwnd} ${forms(cwnd, 'segment')}.`,
  'trim-sent.same': ({ cwnd }) =>
    `cwnd stays at ${cwnd} ${forms(cwnd, 'segment')}: it is halved once in a window of data, and to no less than two.`,
  'rack-lost': ({ segment }) => `RACK: ${segment} is lost and is sent again`,
  'rack-lost.time': ({ takenAt, receiver, sentAt }) =>
    `It was sent at ${sentAt}, and by ${takenAt} something that was sent later had reached ${receiver}, and a round trip and the reordering window had passed: RACK goes by time, not by duplicate ACKs.`,
  'rack-lost.timeout': ({ takenAt, sentAt }) =>
    `It was sent at ${sentAt}, and when the timer went off at ${takenAt}, a round trip and the reordering window had passed: RACK took it for lost with the first one, and spared what had been sent since.`,
  'rack-lost.later': ({ at }) => `The window had room for it at ${at}.`,
  'rack-lost.elapsed': ({ elapsed }) => `sent ${elapsed} before`,
  probe: ({ segment }) => `Tail loss probe: ${segment} is sent again`,
  'probe.last': ({ at, receiver }) =>
    `At ${at} ACKs are overdue, and nothing follows that could make ${receiver} report a loss. The last segment is sent once more: what its ACK says comes a round trip later, without a timeout, and cwnd stays as it is.`,
  'probe-new': ({ segment }) => `Tail loss probe: ${segment} is sent`,
  'probe.new': ({ at, receiver }) =>
    `At ${at} ACKs are overdue. A new segment is sent beyond the window, so that ${receiver} says what it has, a round trip later and without a timeout; cwnd stays as it is.`,
  'probe.rto-left': () => 'as long as the timer would have waited, or 1 s',
  'probe-repair': ({ segment }) => `The probe ${segment} had repaired a loss`,
  'probe-repair.cut': ({ at, receiver, cwndBefore, cwnd }) =>
    `At ${at} an ACK tells that ${receiver} got this segment once, though it was sent twice: one copy was lost, and the probe was the repair. That is a loss like any other, so cwnd goes from ${cwndBefore} to ${cwnd} ${forms(cwnd, 'segment')}; nothing waited for the timer.`,
  'spurious-timeout': ({ segment }) => `F-RTO: the timeout of ${segment} was spurious`,
  'spurious-timeout.found': ({ at }) =>
    `At ${at} the second ACK since the timeout tells of segments sent only once, before it: they were late, not lost, and nothing more is sent again.`,
  'spurious-timeout.restored': ({ cwndBefore, cwnd }) =>
    `cwnd goes from ${cwndBefore} back to ${cwnd} ${forms(cwnd, 'segment')}, without a burst, and ssthresh to no less than what was out.`,
  'spurious-timeout.echoed': () =>
    'An ACK had ECN-Echo, so there is congestion all the same: the window stays as the timeout left it.',
  'spurious-timeout.acknowledged': ({ acknowledged }) => `acknowledged ${acknowledged}`,
  'spurious-timeout.initial': ({ initialWindow }) => `initial window ${initialWindow}`,
  'spurious-timeout.flight': ({ flightBefore }) => `FlightSize then ${flightBefore}`,
  'spurious-timeout.ssthresh': ({ ssthreshBefore }) => `ssthresh then ${ssthreshBefore}`,
  'timeout-stands': ({ segment }) => `F-RTO: the timeout of ${segment} is answered as ever`,
  'timeout-stands.duplicate': ({ at }) =>
    `At ${at} the first ACK after it is a duplicate, which does not tell a late segment from a lost one. What was out is sent again as the window opens.`,
  'timeout-stands.all': ({ at, receiver }) =>
    `At ${at} the first ACK after it covers all that was out. ${begin(receiver)} may have waited for that one segment alone, so the small window stays, and there is nothing else to send again.`,
  'timeout-stands.part': ({ at }) =>
    `At ${at} the first ACK after it does not cover all that was sent again. What was out is sent again as the window opens.`,
  'timeout-stands.no-data': ({ at }) =>
    `At ${at} the first ACK after it moves on, and two new segments would now show what is missing; but there is nothing new to send. What was out is sent again as the window opens.`,
  'timeout-stands.later': ({ at, cwnd }) =>
    `At ${at} the second ACK after it is a duplicate: new data have come, what was sent before has not. The loss was real, what was out is sent again, and after two round trips cwnd may be ${cwnd} ${forms(cwnd, 'segment')}.`,
  'timeout-stands.beyond': ({ at, receiver, cwnd }) =>
    `At ${at} the second ACK after it tells that ${receiver} has data sent after the timeout, but not what of the rest was only late. What is missing is sent again; after two round trips cwnd may be ${cwnd} ${forms(cwnd, 'segment')}.`,
  spurious: ({ segment }) => `${begin(segment)} arrives a second time`,
  'spurious.had': ({ at, receiver }) => `At ${at} ${receiver} had it already.`,
  'spurious.too-early': ({ firedAt, early }) =>
    `The timer had fired at ${firedAt}, ${early} before the ACK of the first copy came.`,
  'spurious.round-trip': ({ roundTrip }) => `round trip ${roundTrip}`,
  'spurious.behind-hole': ({ other, firedAt }) =>
    `The timeout of ${other} at ${firedAt} had sent everything behind it again.`,
  'spurious.missing': ({ other, firedAt }) =>
    `The timeout of ${other} at ${firedAt} had sent again what SACK had not reported behind it.`,
  'spurious.behind-repair': ({ other, repairedAt }) =>
    `The fast retransmit of ${other} at ${repairedAt} had sent everything behind it again.`,
  'spurious.ack-lost': ({ ackLostAt, firedAt }) =>
    `The ACK of the first copy was lost at ${ackLostAt}, so the timer fired at ${firedAt}.`,
  'spurious.timer': ({ firedAt }) => `No ACK of the first copy had come back when the timer fired at ${firedAt}.`,
  'spurious.sack': ({ repairedAt }) =>
    `At ${repairedAt} it was missing on the scoreboard, and an earlier copy was still under way.`,
  'spurious.rescue': ({ repairedAt }) =>
    `At ${repairedAt} it was sent once more to be sure, though nothing told that the copy before was lost.`,
  'spurious.rack': ({ repairedAt }) =>
    `At ${repairedAt} RACK had sent it again, and an earlier copy was late or not lost.`,
  'spurious.probe': ({ repairedAt }) =>
    `At ${repairedAt} it was sent again as a tail loss probe, because ACKs were overdue.`,
  'spurious.nack': ({ repairedAt }) => `A NACK had asked for it at ${repairedAt}, when it had been sent again already.`,
  'spurious.duplicates': () => 'Three duplicate ACKs had asked for it while an earlier copy was still in flight.',
};
