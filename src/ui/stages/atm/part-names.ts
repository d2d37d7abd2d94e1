// The nodes of the paper's figure 6 in the order in which a packet meets them, and what the simulator YATS calls them.

import type { ParamValue } from '../../../scenarios/kit/run-spec.ts';
import type { AtmWords } from '../../i18n/atm.en.ts';

export const PART_NAMES = ['source', 'sender', 'cutter', 'switch', 'demux', 'joiner', 'receiver', 'sink'] as const;
export type PartName = (typeof PART_NAMES)[number];

/** What stands on a part: the ends of a link cut packets into cells only where there are cells. */
export const nameOfPart = (
  part: PartName,
  words: Pick<AtmWords, 'parts' | 'noCells'>,
  policy: ParamValue | undefined,
) => (policy === 'none' && (part === 'cutter' || part === 'joiner') ? words.noCells : words.parts[part]);

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
