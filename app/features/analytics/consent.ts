import { readStored, writeStored } from '#app/ui/browser-storage.ts'

/** Local storage: `denied` where this browser does not want to be counted. */
const CONSENT_KEY = 'analyticsConsent'
/** What search analytics keep. */
const KEPT = ['anonymousUserToken', 'lastQueryId']

/** Whether events of this browser may be kept. Do Not Track and Global Privacy Control count as a no. */
export function hasConsent(): boolean {
  const chosen = readStored('localStorage', CONSENT_KEY)
  if (chosen !== null) return chosen === 'granted'
  return navigator.doNotTrack !== '1' && !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)
}

const listeners = new Set<() => void>()

/** Hears of a changed choice in this page, and in others of the browser. Answers what ends it. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Remembers the choice; a no forgets what was kept so far. */
export function setConsent(isGranted: boolean): void {
  writeStored('localStorage', CONSENT_KEY, isGranted ? 'granted' : 'denied')
  if (!isGranted) {
    for (const key of KEPT) writeStored('localStorage', key, null)
    delete window.dataLayer
  }
  for (const listener of listeners) listener()
}
