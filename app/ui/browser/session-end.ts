const sessionEnds = new EventTarget()

/** Says that a call of somebody who was signed in was refused as a visitor's. */
export function signalSessionEnd(): void {
  sessionEnds.dispatchEvent(new Event('end'))
}

export function onSessionEnd(listener: () => void): () => void {
  sessionEnds.addEventListener('end', listener)
  return () => sessionEnds.removeEventListener('end', listener)
}
