/** Scrolls to a room and focuses its fold button, after the render. */
export function focusRoom(id: string): void {
  afterDrawing(() => {
    const room = document.querySelector<HTMLElement>(`[data-room="${CSS.escape(id)}"]`)
    room?.scrollIntoView({ block: 'start' })
    // Rooms on the way there were not laid out before: its position has changed.
    requestAnimationFrame(() => room?.scrollIntoView({ block: 'start' }))
    room?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true })
  })
}

export function focusLine(lineItemId: string): void {
  afterDrawing(() =>
    document
      .querySelector<HTMLElement>(`[data-line="${CSS.escape(lineItemId)}"] [aria-label^="More actions"]`)
      ?.focus(),
  )
}

/** Two frames: the browser gives the focus back from a dialog that closes in the first. */
function afterDrawing(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run))
}
