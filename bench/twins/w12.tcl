# The workloads W1 and W2 for ns-2.35, to be timed beside our engine.  usage: ns w12.tcl <w1|w2> <seconds>
# W1: one Reno flow over 10 Mb/s, 1 ms, queue 50, window 128.
# W2: 50 Reno flows, 1 Gb/s access links (1 ms, queue 2000), bottleneck 100 Mb/s, 20 ms, queue 250, window 1000.
set workload [lindex $argv 0]
set seconds [lindex $argv 1]
remove-all-packet-headers
add-packet-header IP TCP Flags
set ns [new Simulator]
Agent/TCP set packetSize_ 1460
Agent/TCP set windowInit_ 2
Agent/TCP set tcpTick_ 0.01
Agent/TCP set minrto_ 0.2
Agent/TCP set syn_ false
Agent/TCP set delay_growth_ false
Agent/TCP set overhead_ 0
Agent/TCP set window_ [expr {$workload eq "w1" ? 128 : 1000}]

proc cable {a b rate delay limit} {
  global ns
  $ns duplex-link $a $b $rate $delay DropTail
  $ns queue-limit $a $b $limit
  $ns queue-limit $b $a $limit
}
proc flow {from to start} {
  global ns
  set tcp [new Agent/TCP/Reno]
  set sink [new Agent/TCPSink]
  $ns attach-agent $from $tcp
  $ns attach-agent $to $sink
  $ns connect $tcp $sink
  set data [new Application/FTP]
  $data attach-agent $tcp
  $ns at $start "$data start"
  return $tcp
}

set senders {}
if {$workload eq "w1"} {
  set a [$ns node]
  set b [$ns node]
  cable $a $b 10Mb 1ms 50
  lappend senders [flow $a $b 0.0]
} else {
  set left [$ns node]
  set right [$ns node]
  cable $left $right 100Mb 20ms 250
  for {set i 0} {$i < 50} {incr i} {
    set from [$ns node]
    set to [$ns node]
    cable $from $left 1000Mb 1ms 2000
    cable $right $to 1000Mb 1ms 2000
    lappend senders [flow $from $to [expr {$i * 0.0201}]]
  }
}
proc finish {} {
  global senders
  set acked 0
  foreach tcp $senders { incr acked [expr {[$tcp set ack_] + 1}] }
  puts "{\"acked\": $acked}"
  exit 0
}
$ns at $seconds finish
$ns run
