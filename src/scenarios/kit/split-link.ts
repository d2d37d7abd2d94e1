// Which scenario a link is of: `https://host/folder/reno/#q=50&v=1`, `reno/#q=50`, `reno?q=50`, `reno`.

export interface SplitLink {
  /** The last folder of the path, in lower case; undefined when there is none. */
  readonly id: string | undefined;
  /** The rest, for parseLink. */
  readonly text: string;
}

/** Takes a link apart; never throws. Whether the scenario exists is another question. */
export function splitLink(link: string): SplitLink {
  const [, path = '', text = ''] = /^([^?#]*)(.*)$/s.exec(link.trim()) ?? [];
  const folders = path
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '')
    .replace(/index\.html?$/i, '')
    .split('/')
    .filter((folder) => folder !== '');
  return { id: folders.at(-1)?.toLowerCase(), text };
}
