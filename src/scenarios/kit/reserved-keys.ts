// Keys of links that no setting may take.

/** Keys of links that belong to the run's history and to the view; no setting may take them. */
export const RESERVED_KEYS = [
  ...['e', 'x', 't', 'z0', 'z1', 'lang', 'theme', 'paused', 'm', 'v'],
  ...['a', 'b', 'c', 'be', 'ce', 'bx', 'cx', 'front', 'p', 'step', 'hide', 'lock', 'embed', 'present', 'sweep'],
  ...['view', 'of'],
  ...['who', 'own', 'got'],
  ...['show', 'control', 'all', 'none', 'lesson', 'lab'],
] as const;
