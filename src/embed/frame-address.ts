// The address of an embedded run from that of a run: the same link, with what the page around wants shown. `v` stays last.

export interface Wanted {
  /** `stage`, ids of charts, `why`, with commas between them; null: what the link says. */
  readonly show: string | null;
  /** Key of a setting, or `none`. */
  readonly control: string | null;
}

/** What is shown, as links write it. */
export interface Shown {
  readonly show?: string;
  readonly control?: string;
}

const OF_EMBEDS = /^(embed|show|control|v)(=|$)/;

/** Of a link and what is wanted of it: what is wanted goes before. */
export function shownIn(address: string, { show, control }: Wanted): Shown {
  const given = pairsOf(address);
  const shown = (show ?? saidOf(given, 'show') ?? '').replace(/\s+/g, '');
  const controlled = (control ?? saidOf(given, 'control') ?? '').trim();
  return { ...(shown && { show: shown }), ...(controlled && { control: controlled }) };
}

export function frameAddress(address: string, wanted: Wanted): string {
  const [page = ''] = address.split('#');
  const given = pairsOf(address);
  const pairs = [
    ...given.filter((pair) => !OF_EMBEDS.test(pair)),
    'embed=1',
    ...Object.entries(shownIn(address, wanted)).map(([key, value]) => `${key}=${value}`),
    `v=${saidOf(given, 'v') ?? '1'}`,
  ];
  return `${page}#${pairs.join('&')}`;
}

function pairsOf(address: string): readonly string[] {
  const [, ...rest] = address.split('#');
  return rest.join('#').split('&').filter(Boolean);
}

const saidOf = (pairs: readonly string[], key: string): string | undefined =>
  pairs.find((pair) => pair.startsWith(`${key}=`))?.slice(key.length + 1);
