// Words in SVG and HTML come out of a reader of markup as they went in, whatever signs are in them.

import { XMLParser } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { escaped } from '../../src/plot/escaped.ts';

it.each([
  'srtt < rto && rto > "min"',
  '</text><script>alert(1)</script>',
  '" onload="alert(1)',
  'already &lt;escaped&gt; &amp; &quot;quoted&quot;',
  "queue's length, 대기열",
])('%s is read back from an element and from an attribute', (words) => {
  const reader = new XMLParser({ ignoreAttributes: false, trimValues: false, parseTagValue: false });
  const read = reader.parse(`<text title="${escaped(words)}">${escaped(words)}</text>`);
  expect(read).toEqual({ text: { '@_title': words, '#text': words } });
});
