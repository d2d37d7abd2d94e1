// What the hall keeps for as long as its tab is open: a reload finds it again. A frame may not be allowed to keep anything; then a
// reload loses it, and no more.

export function keptInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepInTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // As above.
  }
}
