type Place = 'localStorage' | 'sessionStorage'

/** Fallback where storage is full or blocked, in which case its getters throw. Lasts as long as the page. */
const inPage = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() }

export function readStored(place: Place, key: string): string | null {
  return inPage[place].get(key) ?? attempt(() => globalThis[place].getItem(key), null)
}

/** Stores a text; null removes it. Returns whether it outlives the page; it is readable within the page in any case. */
export function writeStored(place: Place, key: string, value: string | null): boolean {
  inPage[place].delete(key)
  const isStored = attempt(() => {
    if (value === null) globalThis[place].removeItem(key)
    else globalThis[place].setItem(key, value)
    return true
  }, false)
  if (isStored || value === null) return isStored
  // After a reload the old value would be taken for this one.
  attempt(() => globalThis[place].removeItem(key), undefined)
  inPage[place].set(key, value)
  return false
}

export function storedKeys(place: Place, prefix: string): string[] {
  const keys = [...inPage[place].keys(), ...attempt(() => Object.keys(globalThis[place]), [])]
  return [...new Set(keys)].filter((key) => key.startsWith(prefix))
}

export function clearStored(place: Place): void {
  inPage[place].clear()
  attempt(() => globalThis[place].clear(), undefined)
}

function attempt<T>(run: () => T, otherwise: T): T {
  try {
    return run()
  } catch {
    return otherwise
  }
}
