// How large the parts of a stage are: one table for each stage, with a column for each of its size classes. Sizes are design
// units, CSS pixels at the height that a class is drawn for; within a class what a stage is higher goes where it helps.

/** A value for every size class, in the order of the table's `classes`. */
type Row = readonly number[];

export interface SizeTable<Class extends string, Name extends string> {
  readonly classes: readonly Class[];
  readonly sizes: Readonly<Record<Name, Row>>;
  /** Left out where a class looks the same at every height. */
  readonly stretch?: {
    /** The height that each class is drawn for. */
    readonly drawnFor: Row;
    /** What a stage is higher is shared out up to this; more would pull its parts too far apart. */
    readonly most: Row;
    /** What part of that height is above each of these, or in it. */
    readonly by: Readonly<Partial<Record<Name, Row>>>;
  };
}

/** The sizes of a class at a height, and the height to spare that is in them. */
export function sizesOf<Class extends string, Name extends string>(
  { classes, sizes, stretch }: SizeTable<Class, Name>,
  size: Class,
  height: number,
): Readonly<Record<Name | 'spare', number>> {
  const column = classes.indexOf(size);
  const spare = stretch ? Math.min(stretch.most[column]!, Math.max(0, height - stretch.drawnFor[column]!)) : 0;
  const entries = (Object.entries(sizes) as [Name, Row][]).map(([name, row]) => {
    return [name, row[column]! + spare * (stretch?.by[name]?.[column] ?? 0)] as const;
  });
  return Object.fromEntries([...entries, ['spare', spare]]) as Record<Name | 'spare', number>;
}
