/** The project whose list is asked for as soon as its second step is shown: its rooms come from there. */
let waiting: string | null = null

export function askForListOf(projectId: string): void {
  waiting = projectId
}

export function isListAskedFor(projectId: string): boolean {
  return waiting === projectId
}

export function dropListRequest(): void {
  waiting = null
}
