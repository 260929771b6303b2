/** What is kept on the device under a key; null where nothing is, or storage is switched off. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps something with the time; null takes it away. Where storage is full or switched off it stays in the page only. */
export function writeKept(key: string, draft: object | null): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify({ ...draft, keptAt: Date.now() }))
    else localStorage.removeItem(key)
  } catch {
    // The changes are in the page still.
  }
}
