// Settings and results of a scenario as types of TypeScript, from what is declared: src/library/settings.

import type { Parameter, Quantity } from '../../scenarios/kit/parameter.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { legalValues } from '../../scenarios/kit/set-from-text.ts';

const QUANTITIES: Readonly<Record<Quantity, string>> = {
  duration: 'Duration',
  rate: 'Rate',
  size: 'Size',
  packets: 'number',
  count: 'number',
  probability: 'Share',
  factor: 'number',
};

/** The text of a file that `lectern docs` writes. */
export function libraryTypes({ id, parameters, metrics }: Scenario): string {
  const name = id.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  const settings = parameters.map((parameter) => {
    const about = [parameter.help.en, `${legalValues(parameter)}.`].join(' ');
    return `  /** ${about.replaceAll('*/', '* /')} */\n  readonly ${parameter.key}?: ${typeOf(parameter)};`;
  });
  const results = metrics.map(
    (metric) => `  /** ${metric.help.en} In ${metric.unit}. */\n  readonly ${metric.name}: number;`,
  );
  const used = [...new Set(parameters.map(typeOf).filter((type) => /^[A-Z]/.test(type)))].sort();
  return `// Written by \`lectern docs\` from what ${id} declares.
// biome-ignore-all format: one setting a line.

import type { ${used.join(', ')} } from '../quantities.ts';

export type ${name}Settings = {
${settings.join('\n')}
};

export type ${name}Metrics = {
${results.join('\n')}
};
`;
}

function typeOf(parameter: Parameter): string {
  if (parameter.kind === 'number') return QUANTITIES[parameter.quantity];
  if (parameter.kind === 'switch') return 'boolean';
  const words = parameter.options.map(({ value }) => `'${value}'`).join(' | ');
  return parameter.rule ? `${words} | (string & {})` : words;
}
