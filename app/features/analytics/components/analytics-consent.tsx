import { useSyncExternalStore } from 'react'
import { useHydrated } from '#app/ui/browser/use-hydrated.ts'
import { hasConsent, onConsent, setConsent } from '../consent.ts'
import styles from './analytics-consent.module.css'

export function AnalyticsConsent() {
  const isReady = useHydrated()
  const isOn = useSyncExternalStore(onConsent, hasConsent, () => true)
  return (
    <div className={styles.consent}>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby="analytics-consent"
        disabled={!isReady}
        className={styles.switch}
        onClick={() => setConsent(!isOn)}
      >
        <span aria-hidden="true" />
      </button>
      <div>
        <p id="analytics-consent" className={styles.name}>
          Usage statistics in this browser
        </p>
        <p className={styles.state} role="status">
          {isOn ? 'On. Searches and clicks are counted without your name.' : 'Off. No usage data is collected.'}
        </p>
      </div>
    </div>
  )
}
