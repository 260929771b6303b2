/** Something on the page that would be lost. */
interface Guard {
  /** Answers whether to leave all the same. */
  readonly ask: () => Promise<boolean>
  /** Lets the page go without another question. */
  readonly release: () => void
}

const guards = new Set<Guard>()

/** Has this asked before the page is left; the answer ends it. */
export function guardPage(guard: Guard): () => void {
  guards.add(guard)
  return () => guards.delete(guard)
}

/** Asks before the page is left for good. Answers what lets it go, or null to stay. */
export async function askToLeave(): Promise<(() => void) | null> {
  const asked = [...guards]
  for (const { ask } of asked) if (!(await ask())) return null
  return () => {
    for (const { release } of asked) release()
  }
}
