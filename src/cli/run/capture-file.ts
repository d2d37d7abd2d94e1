// A run as a capture (`--pcap`): the packets of chosen links, written to a file that Wireshark reads while it is computed.

import { counted } from '../../explain/words/forms.en.ts';
import type { Session } from '../../runner/session.ts';
import { digestText } from '../../scenarios/kit/digest-text.ts';
import { nearest } from '../../scenarios/kit/nearest.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { capturing, type Foresight, foresightOf } from '../../wire/capturing.ts';
import { sectionHeader } from '../../wire/pcapng.ts';
import { APPLICATION, sectionComment, whereSeen } from '../../wire/section.ts';
import { NoCapture, type Sniffer, snifferFor } from '../../wire/sniffer.ts';
import type { Terminal } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { GrowingFile } from './growing-file.ts';
import type { Reader } from './in-slices.ts';
import type { Request } from './request.ts';

/** As long as a digest. */
const NOT_KNOWN_YET = '........';

export interface CaptureFile extends Reader {
  /** If there is one, the whole run is to be read by it first. */
  readonly foresight?: Foresight | undefined;
  /** Removes the file if it is not complete. */
  abandon(): void;
}

/**
 * Opens the file.
 * @param places names of links; none: what is usual for the scenario
 * @throws UsageError if the run has no such packets or the file cannot be written
 */
export function captureTo(
  path: string,
  places: readonly string[],
  request: Request,
  { layout }: Session,
  terminal: Terminal,
): CaptureFile {
  const sniffer = sniffing(() => snifferFor(layout, request.scenario, places), request.scenario);
  const header = (digest: string): Uint8Array => sectionHeader(sectionComment(request, sniffer, digest), APPLICATION);
  const file = new GrowingFile(path);
  file.write(header(NOT_KNOWN_YET));
  const foresight = foresightOf(layout);
  const capture = capturing(layout, sniffer, (block) => file.write(block), { foresight });
  return {
    foresight,
    read: (slice) => capture.read(slice),
    end: ({ horizon, digest }) => {
      const packets = capture.end(horizon);
      file.writeFirst(header(digestText(digest)));
      file.finish();
      const links = linkNames(sniffer.links.map((link) => layout.links[link]!.place));
      const seen = `seen ${whereSeen(sniffer)}`;
      if (packets > 0) terminal.note(`${path}: ${counted(packets, 'packet')} on ${links}, ${seen}.`);
      else terminal.note(`${path}: no packet passed ${links} in this run (${seen}), so the capture is empty.`);
    },
    abandon: () => file.abandon(),
  };
}

const MOST_NAMED = 8;
const linkNames = (places: readonly string[]): string =>
  places.length > MOST_NAMED ? `${places.length} links` : places.join(', ');

function sniffing(find: () => Sniffer, { id }: Scenario): Sniffer {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof NoCapture)) throw error;
    throw new UsageError(complaint(error, id));
  }
}

function complaint({ why, place, places }: NoCapture, id: string): string {
  const all = `--pcap-link takes ${places.join(', ')}`;
  switch (why) {
    case 'no packets':
      return place !== ''
        ? `--pcap: what passes a single front end (${place}) is not modelled as packets, so there is no capture of it; with via=distributed there is.`
        : `--pcap: packets of ${id} are not known to the byte, so there is no capture of it.`;
    case 'unknown link': {
      const meant = nearest(place, places);
      return `--pcap-link: there is no link ${place}${meant === undefined ? ';' : `; did you mean ${meant}?`} ${all}.`;
    }
    case 'unknown bytes':
      return `--pcap-link: what passes ${place} is not known to the byte; ${all}.`;
    case 'no common place':
      return `--pcap-link: a capture is taken at one place, and ${place} have none in common. ${all}.`;
  }
}
