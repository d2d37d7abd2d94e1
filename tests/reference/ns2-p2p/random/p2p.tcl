# N TCP flows over one DropTail bottleneck: made the reference traces; here with rfc2988 (minimum of the RTO before or after back-off).
# usage: ns p2p.tcl key=value ...   (all keys have defaults below)
#   queue, red, redseed   what stands before the bottleneck, variables of Queue/RED, seed of what it draws
#   type, sink   one for all flows, or a list
#   cables    one-way delay of the access links of each flow (both ends), s; left out: acc_s for all
#   share     packets each flow sends of every block that all send together (ns2-incast); 0: no blocks, but npkts= and more=
#   request   from the arrival of the last packet of a block until all flows are handed the next share, s
# Writes events to the file named by out=.
#   S = data packet handed to the access link by the sender (seq, retransmit flag)
#   A = ack arrives at the sender (cumulative ack number = last in-order packet)
#   D = packet dropped (seq, place: q = queue full, e = forced by drop list)
#   V = sender state after all work of that instant (only when something changed)
array set P {
  out p2p.csv  sim_s 10  nflows 1  type Reno  sink TCPSink
  acc_bps 10e6 acc_s 0.001 acc_q 1000
  bn_bps 1.5e6 bn_s 0.02 bn_q 10
  pkt 1000 window 20 wininit 2 syn 1
  minrto 0.2 maxrto 60 tick 0.01 rtxinit 3.0
  starts 0.0 npkts -1 drops {} delack 0.1 seed 1000 delaygrowth 1 limtransmit 1 precise 1
  more {}  rfc2988 1  bnrev_q 1000
  queue DropTail red {} redseed 1  ecn 0
  cables {} share 0 request 0.0001
}
foreach a $argv { set i [string first = $a]; set P([string range $a 0 [expr $i-1]]) [string range $a [expr $i+1] end] }
Agent/TCP set tcpTick_ $P(tick)
Agent/TCP set minrto_ $P(minrto)
Agent/TCP set maxrto_ $P(maxrto)
Agent/TCP set rtxcur_init_ $P(rtxinit)
Agent/TCP set window_ $P(window)
Agent/TCP set windowInit_ $P(wininit)
Agent/TCP set packetSize_ $P(pkt)
Agent/TCP set syn_ [expr $P(syn) ? "true" : "false"]
Agent/TCP set delay_growth_ [expr $P(delaygrowth) ? "true" : "false"]
Agent/TCP set singledup_ $P(limtransmit)
Agent/TCP set rfc2988_ [expr $P(rfc2988) ? "true" : "false"]
Agent/TCP set precisionReduce_ [expr $P(precise) ? "true" : "false"]
Agent/TCPSink/DelAck set interval_ $P(delack)
Agent/TCPSink/Sack1/DelAck set interval_ $P(delack)
set ns [new Simulator]
set f [open $P(out) w]
set nul [open "$P(out).nul" w]
puts $f "t,ev,flow,seq,arg,cwnd,ssthresh,dupacks,rtt_ticks,srtt8_ticks,rttvar4_ticks,backoff,ntimeouts"
set r1 [$ns node]; set r2 [$ns node]
foreach {name value} $P(red) { Queue/RED set $name $value }
$ns simplex-link $r1 $r2 $P(bn_bps) $P(bn_s) $P(queue)
$ns simplex-link $r2 $r1 $P(bn_bps) $P(bn_s) DropTail
$ns queue-limit $r1 $r2 $P(bn_q)
$ns queue-limit $r2 $r1 $P(bnrev_q)
if {[llength $P(drops)] > 0} {
  set em [new ErrorModel/List]; $em set unit_ pkt; eval $em droplist $P(drops)
  $em drop-target [new Agent/Null]
  $ns lossmodel $em $r1 $r2
}
set last(x) x
proc sample {i} {
  global ns tcp f last pend
  set pend($i) 0
  set t $tcp($i)
  set st "[format %.6f [$t set cwnd_]],[$t set ssthresh_],[$t set dupacks_],[$t set rtt_],[$t set srtt_],[$t set rttvar_],[$t set backoff_],[$t set nrexmit_]"
  if {![info exists last($i)] || $last($i) != $st} { set last($i) $st; puts $f "[format %.9f [$ns now]],V,$i,,,$st" }
}
proc want {i} { global ns pend; if {!$pend($i)} { set pend($i) 1; $ns at [$ns now] "sample $i" } }
# an ns trace line: ev time from to type size flags fid src dst seq uid
proc onsend {i line} {
  global f ns hi
  if {[lindex $line 4] != "tcp"} return
  set s [lindex $line 10]
  set rx [expr $s <= $hi($i) ? 1 : 0]; if {!$rx} {set hi($i) $s}
  puts $f "[format %.9f [$ns now]],S,$i,$s,$rx"; want $i
}
proc onack {i line} {
  global f ns
  if {[lindex $line 4] != "ack"} return
  puts $f "[format %.9f [$ns now]],A,$i,[lindex $line 10],"; want $i
}
proc ondrop {w line} { global f ns; puts $f "[format %.9f [$ns now]],D,[lindex $line 7],[lindex $line 10],$w" }
set blocks 0; set whole 0
proc oncome {i line} {
  global ns P tcp read blocks whole
  if {[lindex $line 4] != "ack"} return
  # packets 1 to n with a SYN, 0 to n-1 without
  set last [expr ($blocks + 1) * $P(share) - ($P(syn) ? 0 : 1)]
  if {$read($i) > $blocks || [lindex $line 10] < $last} return
  set read($i) [expr $blocks + 1]
  if {[incr whole] < $P(nflows)} return
  set whole 0; incr blocks
  set t [expr [$ns now] + $P(request)]
  for {set k 0} {$k < $P(nflows)} {incr k} { $ns at $t "$tcp($k) advanceby $P(share)" }
}
proc setphase {i} {
  global defaultRNG P tcp
  $defaultRNG seed [expr $P(seed)+7*$i+1]
  $defaultRNG uniform 0 1
  for {set k 0} {$k < $i} {incr k} { $defaultRNG uniform 0 1 }
  set st [$defaultRNG uniform 0 $P(tick)]
  $defaultRNG seed [expr $P(seed)+7*$i+1]
  $defaultRNG uniform 0 1
  for {set k 0} {$k < $i} {incr k} { $defaultRNG uniform 0 1 }
  $tcp($i) reset
  puts "phase $i $st"
}
for {set i 0} {$i < $P(nflows)} {incr i} {
  set s [$ns node]; set d [$ns node]
  set cable [expr {[llength $P(cables)] > 0 ? [lindex $P(cables) $i] : $P(acc_s)}]
  $ns duplex-link $s $r1 $P(acc_bps) $cable DropTail
  $ns duplex-link $r2 $d $P(acc_bps) $cable DropTail
  foreach {a b} [list $s $r1 $r1 $s $r2 $d $d $r2] { $ns queue-limit $a $b $P(acc_q) }
  $ns trace-queue $s $r1 $nul; $ns trace-queue $r1 $s $nul
  set e [[$ns link $s $r1] set enqT_]; $e set callback_ 1; $e proc handle a "onsend $i \$a"
  set e [[$ns link $r1 $s] set rcvT_]; $e set callback_ 1; $e proc handle a "onack $i \$a"
  set tcp($i) [new Agent/TCP/[lindex $P(type) [expr $i % [llength $P(type)]]]]
  # the sender's clock phase is redrawn by reset, and "ns run" resets every agent; draw it
  # again at time 0 from a known generator state so that it can be reported
  $ns at 0.0 "setphase $i"
  set sk [new Agent/[lindex $P(sink) [expr $i % [llength $P(sink)]]]]
  # one value for all flows, or a list
  $tcp($i) set ecn_ [lindex $P(ecn) [expr $i % [llength $P(ecn)]]]
  $tcp($i) set fid_ $i; set hi($i) -1; set pend($i) 0
  $ns attach-agent $s $tcp($i); $ns attach-agent $d $sk; $ns connect $tcp($i) $sk
  set np [lindex $P(npkts) [expr $i % [llength $P(npkts)]]]
  set st [lindex $P(starts) [expr $i % [llength $P(starts)]]]
  if {$P(share) > 0} {
    # what the client sends back tells what has come in order
    $ns trace-queue $d $r2 $nul
    set e [[$ns link $d $r2] set enqT_]; $e set callback_ 1; $e proc handle a "oncome $i \$a"
    set read($i) 0
    $ns at $st "$tcp($i) advanceby $P(share)"
  } elseif {$np < 0} { set ftp [new Application/FTP]; $ftp attach-agent $tcp($i); $ns at $st "$ftp start"
  } else { $ns at $st "$tcp($i) advanceby $np" }
  # further transfers on the same connection: list of time:packets
  foreach m $P(more) { foreach {mt mn} [split $m :] { $ns at $mt "$tcp($i) advanceby $mn" } }
}
# RED draws from the default generator, from here on known
$ns at 0.0 {$defaultRNG seed $P(redseed)}
$ns trace-queue $r1 $r2 $nul
set L [$ns link $r1 $r2]
set e [$L set drpT_]; $e set callback_ 1; $e proc handle a {ondrop q $a}
if {[info exists em]} {
  set et [$ns create-trace Drop $nul $r1 $r2]; $et set callback_ 1; $et proc handle a {ondrop e $a}
  $et target [new Agent/Null]; $em drop-target $et
}
$ns at $P(sim_s) { foreach i [lsort [array names tcp]] { puts "final $i ndatapack [$tcp($i) set ndatapack_] nrexmitpack [$tcp($i) set nrexmitpack_] nackpack [$tcp($i) set nackpack_] ntimeouts [$tcp($i) set nrexmit_] ack [$tcp($i) set ack_]" }; close $f; close $nul; file delete "$P(out).nul"; exit 0 }
$ns run
