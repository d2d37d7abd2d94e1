// Writes labels into the page, every frame without React: an element per label, touched only where something is another.

import { fitted, fontOf, keptWidth, type Label, type Part } from './labels.ts';

const SHIFT = { start: '0', middle: '-50%', end: '-100%' } as const;
/** Half of a line; as in stage.css. */
const HALF_LINE = 9;

export class LabelLayer {
  private readonly root: HTMLElement;
  private readonly hall: boolean;
  private readonly lines = new Map<string, Line>();

  constructor(root: HTMLElement) {
    this.root = root;
    this.hall = root.closest('.present') !== null;
  }

  /** Labels that are not among these are seen no more. */
  write(...lists: readonly (readonly Label[])[]): void {
    const unseen = new Set(this.lines.keys());
    for (const label of lists.flat()) {
      // A label that stands still is the same object in every frame.
      if (this.lines.get(label.id)?.shows(label)) {
        unseen.delete(label.id);
        continue;
      }
      const parts = fitted(label, this.hall);
      if (parts.length === 0) continue;
      unseen.delete(label.id);
      this.line(label.id).write(label, parts, this.hall);
    }
    for (const id of unseen) this.lines.get(id)!.hide();
  }

  private line(id: string): Line {
    let line = this.lines.get(id);
    if (!line) {
      line = new Line(id);
      this.root.append(line.element);
      this.lines.set(id, line);
    }
    return line;
  }
}

class Line {
  readonly element = document.createElement('div');
  private readonly spans: Span[] = [];
  private label: Label | undefined;
  private place = '';
  private tone = '';
  private spread: number | undefined;

  constructor(id: string) {
    this.element.className = 'stage-label';
    this.element.dataset['label'] = id;
  }

  shows(label: Label): boolean {
    return label === this.label;
  }

  write(label: Label, parts: readonly Part[], hall: boolean): void {
    this.label = label;
    const { at, anchor, tone, spread, isBacked = false } = label;
    const place = `translate(${Math.round(at.x)}px, ${Math.round(at.y) - HALF_LINE}px) translateX(${SHIFT[anchor]})`;
    if (place !== this.place) this.element.style.transform = place;
    this.place = place;
    if (tone !== this.tone) this.element.dataset['tone'] = tone;
    this.tone = tone;
    this.element.classList.toggle('stage-label-backed', isBacked);
    this.element.hidden = false;
    if (spread !== this.spread) this.element.style.minWidth = spread === undefined ? '' : `${spread}px`;
    this.spread = spread;
    while (this.spans.length < parts.length) this.spans.push(new Span(this.element));
    while (this.spans.length > parts.length) this.spans.pop()!.element.remove();
    // Words behind others that have changed are other words: they have not moved there from where they stood.
    let isAnother = false;
    parts.forEach((part, index) => {
      if (isAnother) this.spans[index]!.renew();
      isAnother ||= part.keeps === undefined && !this.spans[index]!.says(part.text);
      this.spans[index]!.write(part, part.tone ?? tone, index === parts.length - 1, hall);
    });
  }

  hide(): void {
    this.label = undefined;
    this.element.hidden = true;
  }
}

/** A word with a font of its own. One that keeps room is set against what follows it; the last one of a line at its start. */
class Span {
  element = document.createElement('span');
  private text = '';
  private look = '';

  constructor(line: HTMLElement) {
    line.append(this.element);
  }

  says(text: string): boolean {
    return text === this.text;
  }

  /** Begins anew at the same place in its line. */
  renew(): void {
    const fresh = document.createElement('span');
    this.element.replaceWith(fresh);
    this.element = fresh;
    this.text = '';
    this.look = '';
  }

  write(part: Part, tone: NonNullable<Part['tone']>, isLast: boolean, hall: boolean): void {
    const { text, keeps } = part;
    if (text !== this.text) this.element.textContent = text;
    this.text = text;
    const look = `${tone} ${part.size} ${isLast} ${keeps}`;
    if (look === this.look) return;
    this.look = look;
    const { size, weight } = fontOf(part, tone, hall);
    this.element.dataset['tone'] = tone;
    Object.assign(this.element.style, {
      fontSize: `${size}px`,
      fontWeight: weight,
      minWidth: keeps === undefined ? '' : `${keptWidth(keeps, { size, weight })}px`,
      textAlign: keeps === undefined || isLast ? '' : 'end',
    });
  }
}
