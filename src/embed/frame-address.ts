// The address of an embedded run from that of a run: the same link, with what the page around wants shown. `v` stays last.

export interface Wanted {
  /** `stage`, ids of charts, `why`, with commas between them; null: what the link says. */
  readonly show: string | null;
  /** Key of a setting, or `none`. */
  readonly control: string | null;
}

const OF_EMBEDS = /^(embed|show|control|v)(=|$)/;

export function frameAddress(address: string, { show, control }: Wanted): string {
  const [page = '', ...rest] = address.split('#');
  const given = rest.join('#').split('&').filter(Boolean);
  const value = (key: string): string | undefined =>
    given.find((pair) => pair.startsWith(`${key}=`))?.slice(key.length + 1);
  const shown = (show ?? value('show') ?? '').replace(/\s+/g, '');
  const controlled = (control ?? value('control') ?? '').trim();
  const pairs = [
    ...given.filter((pair) => !OF_EMBEDS.test(pair)),
    'embed=1',
    ...(shown ? [`show=${shown}`] : []),
    ...(controlled ? [`control=${controlled}`] : []),
    `v=${value('v') ?? '1'}`,
  ];
  return `${page}#${pairs.join('&')}`;
}
