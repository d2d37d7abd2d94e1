// The words of the menu at a packet, in English. `ko-packets.ts` has the same shape or does not compile.

export const en = {
  segment: (number: number) => (number === 0 ? 'SYN' : `segment ${number}`),
  again: (number: number) => `segment ${number}, sent again`,
  ack: (number: number) => (number === 0 ? 'SYN ACK' : `ACK ${number}`),
  on: (packet: string, place: string) => `${packet} on ${place}`,
  dropThis: 'Drop this packet',
  onTheWay: (place: string) => `Packets on ${place}`,
  nobody: (place: string) => `No packet is in transit on ${place} right now.`,
  /** On a bus, where a place is a station. */
  from: (packet: string, station: string) => `${packet} from ${station}`,
  allFrom: (station: string) => `Packets from ${station}`,
  nobodyFrom: (station: string) => `No packet from ${station} is in transit right now.`,
  arrives: (span: string) => `arrives in ${span}`,
  waits: 'waits in the queue',
  close: 'Close',
  notCounted: 'Packets are counted from the start of the run, which is not kept for a run this long.',
};

export type PacketWords = typeof en;
