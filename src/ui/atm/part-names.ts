// The nodes of the paper's figure 6 in the order in which a packet meets them, and what the simulator YATS calls them.

export const PART_NAMES = ['source', 'sender', 'cutter', 'switch', 'demux', 'joiner', 'receiver', 'sink'] as const;
export type PartName = (typeof PART_NAMES)[number];

export const YATS_NAMES: Readonly<Record<PartName, string>> = {
  source: 'CBRFrame',
  sender: 'TCPIPsend',
  cutter: 'AAL5Send',
  switch: 'MuxEPD',
  demux: 'Demux',
  joiner: 'AAL5Rec',
  receiver: 'TCPIPrec',
  sink: 'Sink',
};
