# What `lectern run --ns-trace` writes, from ns-2 itself: the network of the scenario `reno`, one sender, every queue traced.
# usage: ns trace.tcl file.tr seconds queue window minrto seed Reno TCPSink       (reno.tr: 5 10 20 0.2 1)
#        ns trace.tcl file.tr seconds queue window minrto seed Sack1 TCPSink/Sack1 (sack.tr: 3 8 40 0.2 1)
foreach {out end q window minrto seed type sink} $argv {}
Agent/TCP set tcpTick_ 0.01
Agent/TCP set minrto_ $minrto
Agent/TCP set maxrto_ 60
Agent/TCP set rtxcur_init_ 3.0
Agent/TCP set window_ $window
Agent/TCP set windowInit_ 2
Agent/TCP set packetSize_ 1460
Agent/TCP set syn_ true
Agent/TCP set delay_growth_ true
Agent/TCP set singledup_ 1
Agent/TCP set rfc2988_ true
Agent/TCP set precisionReduce_ true
set ns [new Simulator]
$defaultRNG seed $seed
set f [open $out w]
$ns trace-all $f
set A [$ns node]; set R [$ns node]; set B [$ns node]
$ns duplex-link $A $R 10Mb 1ms DropTail
$ns duplex-link $R $B 1.5Mb 20ms DropTail
$ns queue-limit $A $R 10000; $ns queue-limit $R $A 10000
$ns queue-limit $R $B $q; $ns queue-limit $B $R 10000
set tcp [new Agent/TCP/$type]; set receiver [new Agent/$sink]
$ns attach-agent $A $tcp; $ns attach-agent $B $receiver; $ns connect $tcp $receiver
set ftp [new Application/FTP]; $ftp attach-agent $tcp
$ns at 0.0 "$ftp start"
$ns at $end { close $f; exit 0 }
$ns run
