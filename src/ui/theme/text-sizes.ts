// Sizes of type for what measures or draws words by itself, CSS pixels: the same as in sizes.css, which a test compares.

export const TEXT = { note: 12, label: 13, valuePhone: 17, hall: 17 } as const;
