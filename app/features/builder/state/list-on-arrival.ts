/** The project whose list is asked for as soon as its second step is shown: its rooms come from there. */
let waiting: string | null = null

export function askForListOf(projectId: string): void {
  waiting = projectId
}

/** Answers true once for a project that waits for its list. */
export function takeListRequest(projectId: string): boolean {
  if (waiting !== projectId) return false
  waiting = null
  return true
}
