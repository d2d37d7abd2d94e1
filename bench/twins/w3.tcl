# The workload W3 for ns-2.35, to be timed beside our engine.  usage: ns w3.tcl w3 <seconds>
# A 10 Mb/s bus with CSMA/CD, link layer 1 us, queues of 50, a server and 20 stations. Each station thinks for an
# exponential time (mean 0.5 s), then gets an object of Pareto size (shape 1.2, 2500 B to 1 MB) over its Reno connection.
set seconds [lindex $argv 1]
set seed [expr {[llength $argv] > 2 ? [lindex $argv 2] : 1}]
remove-all-packet-headers
add-packet-header IP TCP Flags ARP LL Mac
set ns [new Simulator]
$ns use-scheduler Heap
Agent/TCP set packetSize_ 1460
Agent/TCP set window_ 64
Agent/TCP set windowInit_ 2
Agent/TCP set tcpTick_ 0.01
Agent/TCP set minrto_ 0.2
Agent/TCP set syn_ false
set nodes {}
for {set i 0} {$i <= 20} {incr i} { lappend nodes [$ns node] }
$ns newLan $nodes 10Mb 1us -llType LL -ifqType Queue/DropTail -macType Mac/802_3 -chanType Channel
Queue/DropTail set limit_ 50
set random [new RNG]
$random seed $seed
set objects 0
Agent/TCP/Reno instproc done {} {
  global objects
  incr objects
  think $self
}
proc think {tcp} {
  global ns random
  $ns at [expr {[$ns now] - 0.5 * log(1 - [$random uniform 0 1])}] "get $tcp"
}
proc get {tcp} {
  global random
  set bytes [expr {2500.0 / pow(1 - [$random uniform 0 1], 1 / 1.2)}]
  if {$bytes > 1e6} { set bytes 1e6 }
  $tcp advanceby [expr {int(ceil($bytes / 1460))}]
}
set senders {}
for {set i 1} {$i <= 20} {incr i} {
  set tcp [new Agent/TCP/Reno]
  set sink [new Agent/TCPSink]
  $ns attach-agent [lindex $nodes 0] $tcp
  $ns attach-agent [lindex $nodes $i] $sink
  $ns connect $tcp $sink
  lappend senders $tcp
  think $tcp
}
proc finish {} {
  global senders objects
  set acked 0
  set again 0
  set timeouts 0
  foreach tcp $senders {
    incr acked [expr {[$tcp set ack_] + 1}]
    incr again [$tcp set nrexmitpack_]
    incr timeouts [$tcp set nrexmit_]
  }
  puts "{\"acked\": $acked, \"objects\": $objects, \"again\": $again, \"timeouts\": $timeouts}"
  flush stdout
  exit 0
}
$ns at $seconds finish
$ns run
