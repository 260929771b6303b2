import { readStored, writeStored } from '#app/ui/browser/browser-storage.ts'

/** Local storage: `denied` after an opt-out. */
const CONSENT_KEY = 'analyticsConsent'
const KEPT = ['anonymousUserToken', 'lastQueryId', 'seen-au', 'seen-nz']

/** Returns whether events of this browser may be recorded. Do Not Track and Global Privacy Control count as refusal. */
export function hasConsent(): boolean {
  const chosen = readStored('localStorage', CONSENT_KEY)
  if (chosen !== null) return chosen === 'granted'
  return navigator.doNotTrack !== '1' && !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)
}

const listeners = new Set<() => void>()

export function onConsent(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export function setConsent(isGranted: boolean): void {
  writeStored('localStorage', CONSENT_KEY, isGranted ? 'granted' : 'denied')
  if (!isGranted) {
    for (const key of KEPT) writeStored('localStorage', key, null)
    delete window.dataLayer
  }
  for (const listener of listeners) listener()
}
