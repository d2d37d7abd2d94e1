# N hosts on one switch: every cable a duplex link, the switch a node that forwards, with a DropTail queue at each end of each cable.
# usage: ns switch.tcl key=value ...   (all keys have defaults below)
#   hosts   one-way delay of the cable of each host, s
#   rate    of every cable, bit/s
#   hostq, portq   queue-limit of the links from the hosts, and of those from the switch
#   flows   one word for each: from:to:start:packets, hosts counted from 0, packets -1 for no end; further transfers follow
#           as time:packets, so 0:1:0.5:20:3:40 sends 20 packets at 0.5 s and 40 more at 3 s
#   all others as in ns2-p2p/random/p2p.tcl, which also says what is written to the file named by out=, but
#   D = packet dropped (seq, place: h = queue of a host, p = queue of a port of the switch)
array set P {
  out switch.csv  sim_s 5  type Reno  sink TCPSink
  hosts {1e-5 2e-5 3e-5 4e-5}  rate 10e6  hostq 50  portq 50  flows {0:1:0:-1}
  pkt 1460 window 20 wininit 2 syn 1
  minrto 0.2 maxrto 60 tick 0.01 rtxinit 3.0
  delack 0.1 seed 1000 delaygrowth 1 limtransmit 1 precise 1 rfc2988 1
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
proc sample {i} {
  global ns tcp f last pend
  set pend($i) 0
  set t $tcp($i)
  set st "[format %.6f [$t set cwnd_]],[$t set ssthresh_],[$t set dupacks_],[$t set rtt_],[$t set srtt_],[$t set rttvar_],[$t set backoff_],[$t set nrexmit_]"
  if {![info exists last($i)] || $last($i) != $st} { set last($i) $st; puts $f "[format %.9f [$ns now]],V,$i,,,$st" }
}
proc want {i} { global ns pend; if {!$pend($i)} { set pend($i) 1; $ns at [$ns now] "sample $i" } }
# an ns trace line: ev time from to type size flags fid src dst seq uid
proc onsend {line} {
  global f ns hi
  if {[lindex $line 4] != "tcp"} return
  set i [lindex $line 7]; set s [lindex $line 10]
  set rx [expr $s <= $hi($i) ? 1 : 0]; if {!$rx} {set hi($i) $s}
  puts $f "[format %.9f [$ns now]],S,$i,$s,$rx"; want $i
}
proc onack {line} {
  global f ns
  if {[lindex $line 4] != "ack"} return
  set i [lindex $line 7]
  puts $f "[format %.9f [$ns now]],A,$i,[lindex $line 10],"; want $i
}
proc ondrop {place line} { global f ns; puts $f "[format %.9f [$ns now]],D,[lindex $line 7],[lindex $line 10],$place" }
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
set sw [$ns node]
set n 0
foreach cable $P(hosts) {
  set h($n) [$ns node]
  $ns duplex-link $h($n) $sw $P(rate) $cable DropTail
  $ns queue-limit $h($n) $sw $P(hostq)
  $ns queue-limit $sw $h($n) $P(portq)
  $ns trace-queue $h($n) $sw $nul; $ns trace-queue $sw $h($n) $nul
  set up [$ns link $h($n) $sw]; set down [$ns link $sw $h($n)]
  set e [$up set enqT_]; $e set callback_ 1; $e proc handle a {onsend $a}
  set e [$down set rcvT_]; $e set callback_ 1; $e proc handle a {onack $a}
  set e [$up set drpT_]; $e set callback_ 1; $e proc handle a {ondrop h $a}
  set e [$down set drpT_]; $e set callback_ 1; $e proc handle a {ondrop p $a}
  incr n
}
set i 0
foreach flow $P(flows) {
  set w [split $flow :]
  set s $h([lindex $w 0]); set d $h([lindex $w 1])
  set tcp($i) [new Agent/TCP/$P(type)]
  # drawn again at time 0 from a known state, so that it can be reported: "ns run" resets every agent
  $ns at 0.0 "setphase $i"
  set sk [new Agent/$P(sink)]
  $tcp($i) set fid_ $i; set hi($i) -1; set pend($i) 0
  $ns attach-agent $s $tcp($i); $ns attach-agent $d $sk; $ns connect $tcp($i) $sk
  foreach {t packets} [lrange $w 2 end] {
    if {$packets < 0} { set ftp [new Application/FTP]; $ftp attach-agent $tcp($i); $ns at $t "$ftp start"
    } else { $ns at $t "$tcp($i) advanceby $packets" }
  }
  incr i
}
$ns at $P(sim_s) { foreach i [lsort [array names tcp]] { puts "final $i ndatapack [$tcp($i) set ndatapack_] nrexmitpack [$tcp($i) set nrexmitpack_] nackpack [$tcp($i) set nackpack_] ntimeouts [$tcp($i) set nrexmit_] ack [$tcp($i) set ack_]" }; close $f; close $nul; file delete "$P(out).nul"; exit 0 }
$ns run
