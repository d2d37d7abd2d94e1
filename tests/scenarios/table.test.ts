// The committed docs/scenarios.md is what the catalogue says.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../src/scenarios/index.ts';
import { VIEW_KEYS } from '../../src/scenarios/kit/read-view.ts';
import { RESERVED_KEYS } from '../../src/scenarios/kit/reserved-keys.ts';
import { scenariosPage } from '../../src/scenarios/kit/table.ts';
import { toy } from '../support/toy-scenario.ts';

describe('docs/scenarios.md', () => {
  it('is current (else: npm run -s lectern -- docs)', () => {
    const committed = readFileSync(new URL('../../docs/scenarios.md', import.meta.url), 'utf8');
    expect(committed).toBe(scenariosPage(scenarios));
  });

  it('has a row for every setting and result of every scenario', () => {
    for (const scenario of [...scenarios, toy]) {
      const page = scenariosPage([scenario]);
      for (const { key } of scenario.parameters) expect(page).toContain(`\n| \`${key}\` | `);
      for (const { name } of scenario.metrics) expect(page).toContain(`\n| \`${name}\` | `);
    }
  });

  it('has a row for every other key of a link, and lets no setting take one', () => {
    const [introduction = ''] = scenariosPage([]).split('No setting may be called');
    const rows = [...introduction.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) => cell.split(' '));
    const keys = ['e', 'x', 'b', 'c', 'be', 'bx', 'ce', 'cx', ...VIEW_KEYS, 'm', 'v'];
    expect(keys.filter((key) => !rows.includes(`\`${key}\``))).toEqual([]);
    expect(keys.filter((key) => !(RESERVED_KEYS as readonly string[]).includes(key))).toEqual([]);
  });

  it('says defaults and ranges with their units', () => {
    const page = scenariosPage([toy]);
    expect(page).toContain('| `10ms` | 0 – 2 s, in steps of 100 ns | changes live |');
    expect(page).toContain('| `64KB` | 0 – 5 MB, whole numbers | restarts |');
    expect(page).toContain('| `first` | `first` first<br>`second` second<br>`both` both | changes live |');
  });
});
