// Single values of YAML: what they say as they are written, whether they say anything, and what is said where they do not.

import { isScalar, isSeq, type Node, parseDocument, type Scalar, type YAMLMap } from 'yaml';
import { type Text, text } from '../scenarios/kit/text.ts';

/** As it is written; quoted text without its quotation marks. */
export const wordOf = (node: Scalar): string =>
  node.type === 'PLAIN' && node.source !== undefined ? node.source : String(node.value ?? '');

/** Nothing, blanks, or a list without items. */
export function isEmpty(node: Node | undefined): boolean {
  if (node === undefined) return true;
  return isScalar(node) ? wordOf(node).trim() === '' : isSeq(node) && node.items.length === 0;
}

/** Where a key of a map begins; 0 if it has none such. */
export function beginOfKey(map: YAMLMap, key: string): number {
  const pair = map.items.find((each) => isScalar(each.key) && each.key.value === key);
  return (pair?.key as Node | undefined)?.range?.[0] ?? 0;
}

/** A map with one value, which is where it was. */
export function mapOf(key: string, value: Node): YAMLMap {
  const made = parseDocument(`${key}: 0`).contents as YAMLMap;
  made.items[0]!.value = value;
  return made;
}

export const nothingBehind = (key: string): Text =>
  text(`"${key}" is empty: write its value behind it.`, `"${key}"가 비어 있습니다. 뒤에 값을 쓰세요.`);

export const noValue = (key: string): Text =>
  text(
    `"${key}" is one value or a list of them, as in [a, b]; this is none.`,
    `"${key}"는 값 하나이거나 [a, b]처럼 쓴 값의 목록인데, 이것은 값이 아닙니다.`,
  );
