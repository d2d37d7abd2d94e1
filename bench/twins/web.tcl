# One run of figure P0-5 for ns-2.35, to be timed beside ours.  usage: ns web.tcl <minimum RTO> <maximum RTO> <seed> [trace]
# Six clients with two users each and a server on a 10 Mb/s bus with CSMA/CD; persistent connections, four parallel
# responses of exponential size (mean 8 packets); users think 0.86 s on average; 110 s, counted from 10 s on. Nothing is traced
# unless asked for: drop rate, receive rate, RTT of segments and utilisation are read from a trace.
set seed [lindex $argv 2]
remove-all-packet-headers
add-packet-header IP TCP Flags ARP LL Mac
set ns [new Simulator]
$ns use-scheduler Heap
set traced [expr {[lindex $argv 3] eq "trace"}]
if {$traced} { $ns trace-all [open /dev/null w] }
set think [new RNG]
$think seed [expr {7919 * $seed + 1}]
set sizes [new RNG]
$sizes seed [expr {7919 * $seed + 2}]
set starts [new RNG]
$starts seed [expr {7919 * $seed + 3}]
Agent/TCP set window_ 20
Agent/TCP set packetSize_ 1000
Agent/TCP set tcpTick_ 0.01
Agent/TCP set rtxcur_init_ 6.0
Agent/TCP set precisionReduce_ false
set nodes {}
for {set i 0} {$i <= 6} {incr i} { lappend nodes [$ns node] }
$ns newLan $nodes 10Mb 1ms -trace $traced -llType LL -ifqType Queue/DropTail -macType Mac/802_3 -chanType Channel
Queue/DropTail set limit_ 50
set server [lindex $nodes 6]
proc connection {from to min max} {
  global ns
  Agent/TCP set minrto_ $min
  Agent/TCP set maxrto_ $max
  set tcp [new Agent/TCP/Reno]
  set sink [new Agent/TCPSink]
  $ns attach-agent $from $tcp
  $ns attach-agent $to $sink
  $ns connect $tcp $sink
  return $tcp
}
proc wait {user} {
  global ns think
  $ns at [expr {[$ns now] - 0.86 * log([$think uniform 0 1])}] "request $user"
}
proc request {user} {
  global ns asked requests
  set asked($user) [$ns now]
  $requests($user) advanceby 1
}
proc respond {user} {
  global left responses sizes
  set left($user) 4
  foreach tcp $responses($user) {
    set n [expr {int(ceil(-8 * log([$sizes uniform 0 1])))}]
    $tcp advanceby [expr {$n < 1 ? 1 : $n > 300 ? 300 : $n}]
  }
}
set pages 0
set time 0
proc got {user} {
  global ns left asked pages time
  if {[incr left($user) -1] > 0} return
  if {[$ns now] >= 10} {
    incr pages
    set time [expr {$time + [$ns now] - $asked($user)}]
  }
  wait $user
}
for {set user 0} {$user < 12} {incr user} {
  set client [lindex $nodes [expr {$user / 2}]]
  set requests($user) [connection $client $server 1 100]
  $requests($user) proc done {} "respond $user"
  set responses($user) {}
  for {set k 0} {$k < 4} {incr k} {
    set tcp [connection $server $client [lindex $argv 0] [lindex $argv 1]]
    $tcp proc done {} "got $user"
    lappend responses($user) $tcp
  }
  $ns at [$starts uniform 0 1.72] "request $user"
}
proc finish {} {
  global pages time
  puts "{\"pages\": $pages, \"response\": [expr {$time / $pages}]}"
  flush stdout
  exit 0
}
$ns at 110 finish
$ns run
