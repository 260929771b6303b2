interface Guard {
  /** Returns whether to leave all the same. */
  readonly ask: () => Promise<boolean>
  readonly release: () => void
}

const guards = new Set<Guard>()

export function guardPage(guard: Guard): () => void {
  guards.add(guard)
  return () => guards.delete(guard)
}

/** Asks before the page is left for good. Returns what lets it go, or null to stay. */
export async function askToLeave(): Promise<(() => void) | null> {
  const askedGuards = [...guards]
  for (const { ask } of askedGuards) if (!(await ask())) return null
  return () => {
    for (const { release } of askedGuards) release()
  }
}
