// The TCP profiles by the words that links have for them, and the setting that chooses one.
// Times and rules of the profiles: engine/tcp/profile.ts.

import { TCP_PROFILES, type TcpProfileName } from '../../engine/tcp/profile.ts';
import type { ParamValue } from '../kit/run-spec.ts';
import { type ChoiceSetting, choice } from '../kit/settings.ts';
import { type Text, text } from '../kit/text.ts';

export const PROFILES = {
  rfc: 'rfc',
  ns2: 'ns-2.35',
  ns2web: 'ns-2.35-web',
  ns2001: 'ns-2001',
  linux: 'linux-like',
} as const satisfies Record<string, Exclude<TcpProfileName, 'yats'>>;

export type ProfileWord = keyof typeof PROFILES;

export const PROFILE_LABELS: Readonly<Record<ProfileWord, Text>> = {
  rfc: text('RFC 5681 and RFC 6298', 'RFC 5681, RFC 6298'),
  ns2: text('ns-2.35', 'ns-2.35'),
  ns2web: text('ns-2.35, web studies', 'ns-2.35, 웹 연구'),
  ns2001: text('ns-2 of 2001', '2001년판 ns-2'),
  linux: text('like Linux 6 (Reno without SACK)', 'Linux 6 방식(Reno, SACK 없음)'),
};

interface ProfileWords {
  readonly help: Text;
  readonly default: ProfileWord;
  /** What a profile sets besides its times, for example the tick of its clock. */
  readonly besides?: Readonly<Record<ProfileWord, Readonly<Record<string, ParamValue>>>>;
}

/** Choosing a profile also sets `rmin`, `rmax`, `irto`, `dack`, `lt` and `cc`: the settings show its own, and may move them. */
export const profileSetting = ({ help, default: first, besides }: ProfileWords): ChoiceSetting<ProfileWord> =>
  choice({
    label: text('TCP profile', 'TCP 프로필'),
    help,
    default: first,
    options: (Object.keys(PROFILES) as ProfileWord[]).map((value) => ({
      value,
      label: PROFILE_LABELS[value],
      sets: { ...ownOf(PROFILES[value]), ...besides?.[value] },
    })),
  });

function ownOf(name: (typeof PROFILES)[ProfileWord]): Readonly<Record<string, ParamValue>> {
  const { minimumRto, maximumRto, initialRto, delayedAck, limitedTransmit, congestion } = TCP_PROFILES[name];
  const cc = congestion === 'linux' ? 'newreno' : 'reno';
  return { rmin: minimumRto, rmax: maximumRto, irto: initialRto, dack: delayedAck, lt: limitedTransmit, cc };
}
