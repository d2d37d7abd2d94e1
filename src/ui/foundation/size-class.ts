// The size classes that stages and charts are laid out in.

const COMPACT_BELOW = 600;

/** Is a part of the page, `width` CSS pixels wide, laid out as on a phone? */
export const isCompact = (width: number): boolean => width < COMPACT_BELOW;
