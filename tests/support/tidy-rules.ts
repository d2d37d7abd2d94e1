// The house style as functions from a source file to complaints. Each complaint says what to do instead.
// Left out: formatting and ordinary lint, which biome.json covers, and the arrows, in arrows.ts.

import { lineOf, type Node, nodesOf, type Source } from './source.ts';

const LONGEST_FILE = 300;
const LONGEST_FUNCTION = 50;

/** The part of `Math` that gives the same bits in every JavaScript engine. */
const SAME_EVERYWHERE = [
  ...['abs', 'ceil', 'clz32', 'floor', 'fround', 'imul', 'max', 'min', 'round', 'sign', 'sqrt', 'trunc'],
  ...['E', 'LN10', 'LN2', 'LOG10E', 'LOG2E', 'PI', 'SQRT1_2', 'SQRT2'],
];
const NOT_DETERMINISTIC = [
  ...['Date', 'performance', 'crypto', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  ...['requestAnimationFrame', 'Promise', 'Intl', 'toLocaleString', 'localeCompare'],
];

export function tooLong({ path, text }: Source): string[] {
  const lines = text.replace(/\n$/, '').split('\n').length;
  return lines > LONGEST_FILE ? [`${path} has ${lines} lines: one idea per file, at most ${LONGEST_FILE} lines.`] : [];
}

export function longFunctions({ path, text, tree }: Source): string[] {
  return [...nodesOf(tree)]
    .filter((node) => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type))
    .map((node) => ({ from: lineOf(text, node.start), to: lineOf(text, node.end) }))
    .filter(({ from, to }) => to - from + 1 > LONGEST_FUNCTION)
    .map(
      ({ from, to }) => `${path}:${from} a function of ${to - from + 1} lines: at most ${LONGEST_FUNCTION}, a screen.`,
    );
}

export function noOpeningComment({ path, text }: Source): string[] {
  return text.startsWith('//')
    ? []
    : [`${path} does not begin with a comment: what is it, what does it leave out, what should one read?`];
}

/** For engine and scenarios: only what gives the same result in every JavaScript engine, at every time of day. */
export function notDeterministic({ path, text, tree }: Source): string[] {
  const allowed = new Set<number>();
  const complaints: string[] = [];
  const say = (node: Node, what: string): void => {
    complaints.push(`${path}:${lineOf(text, node.start)} ${what}`);
  };
  for (const node of nodesOf(tree)) {
    const name = String(node['name']);
    if (node.type === 'MemberExpression' && isSafeMath(node)) allowed.add((node['object'] as Node).start);
    else if (/^(Binary|Assignment)Expression$/.test(node.type) && /^\*\*=?$/.test(String(node['operator']))) {
      say(node, 'uses **, which differs between JavaScript engines: multiply, or take pow from core/elementary.ts.');
    } else if (node['async'] === true) say(node, 'is async: simulated time has only the agenda.');
    else if (node.type !== 'Identifier') continue;
    else if (name === 'Math' && !allowed.has(node.start)) {
      say(node, 'uses a part of Math that differs between JavaScript engines: see core/elementary.ts.');
    } else if (NOT_DETERMINISTIC.includes(name)) {
      say(node, `uses ${name}: a run knows simulated time, its own random streams and no locale.`);
    }
  }
  return complaints;
}

const isSafeMath = (node: Node): boolean =>
  (node['object'] as Node)['name'] === 'Math' &&
  node['computed'] !== true &&
  SAME_EVERYWHERE.includes(String((node['property'] as Node)['name']));

export function exportsByDefaultOrWholesale({ path, text, tree }: Source): string[] {
  return [...nodesOf(tree)].flatMap((node) => {
    const where = `${path}:${lineOf(text, node.start)}`;
    if (node.type === 'ExportDefaultDeclaration') return [`${where} exports by default: give the thing its name.`];
    if (node.type === 'ExportAllDeclaration') return [`${where} re-exports a whole file: import from where it is.`];
    return [];
  });
}

/** For the engine: interfaces and composition. Errors are the exception, because JavaScript knows them by class. */
export function inherits({ path, text, tree }: Source): string[] {
  return [...nodesOf(tree)]
    .filter((node) => /^Class/.test(node.type) && node['superClass'])
    .filter((node) => !/Error$/.test(String((node['superClass'] as Node)['name'])))
    .map((node) => `${path}:${lineOf(text, node.start)} inherits: use an interface and composition.`);
}

/** `x as unknown as T` says nothing that is checked: build the thing whole, or let the types say what it is. */
export function castsThroughUnknown({ path, text, tree }: Source): string[] {
  const isCast = (node: Node | undefined): boolean => /^TS(As|TypeAssertion)/.test(node?.type ?? '');
  const inner = (node: Node): Node | undefined => {
    const expression = node['expression'] as Node | undefined;
    return expression?.type === 'ParenthesizedExpression' ? (expression['expression'] as Node) : expression;
  };
  const toUnknown = (node: Node | undefined): boolean =>
    node !== undefined && isCast(node) && (node['typeAnnotation'] as Node).type === 'TSUnknownKeyword';
  return [...nodesOf(tree)]
    .filter((node) => isCast(node) && toUnknown(inner(node)))
    .map(
      (node) => `${path}:${lineOf(text, node.start)} casts through unknown: build the thing whole, or type it truly.`,
    );
}

/**
 * For the page: what an effect returns is called when its part goes. What an element's method returns is no clean-up, and not always
 * nothing: in newer browsers `scrollIntoView` returns a promise, which broke the page.
 */
export function endsWithWhatElementsReturn({ path, text, tree }: Source): string[] {
  const isEffect = ({ type, ...node }: Node): boolean =>
    type === 'CallExpression' && /^use\w*Effect$/.test(String((node['callee'] as Node)['name']));
  return [...nodesOf(tree)]
    .filter(isEffect)
    .map((node) => (node['arguments'] as Node[])[0]!)
    .filter(({ start, end }) => /^\(\) =>\s*\w+\.current\??\./.test(text.slice(start, end)))
    .map(({ start }) => `${path}:${lineOf(text, start)} ends an effect with what a method returns: put it in braces.`);
}

/** For the page: what builds a network belongs to the worker. */
export function buildsNetworks({ path, text, tree }: Source): string[] {
  return [...nodesOf(tree)]
    .filter((node) => node.type === 'CallExpression' && (node['callee'] as Node).type === 'MemberExpression')
    .filter((node) => ((node['callee'] as Node)['property'] as Node)['name'] === 'build')
    .map((node) => `${path}:${lineOf(text, node.start)} calls build: only a runner builds a scenario.`);
}

const UNFINISHED = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', 'HA' + 'CK'].join('|')})\\b`);
const REGISTRY = /registry\.[a-z]+js\.|pypi\.|crates\.io|deb\.debian/;
const MACHINE_PATH = /(^|[^A-Za-z0-9_.])\/(root|work|farm|home|Users)\//;

/** For every tracked text, whatever its kind. */
export function doesNotTravel(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const where = `${path}:${index + 1}`;
    if (REGISTRY.test(line)) return [`${where} names a package registry: leave that to each person's npm settings.`];
    if (MACHINE_PATH.test(line)) return [`${where} names a folder of one machine: use a path from the repository.`];
    if (UNFINISHED.test(line)) return [`${where} announces unfinished work: finish it, or open an issue.`];
    return [];
  });
}
