import { useEffect } from 'react'
import { writeStored } from '#app/ui/browser/browser-storage.ts'
import { Icon } from '#app/ui/icon.tsx'
import { NOTE_SEEN_KEY } from '#app/ui/head-script.ts'
import styles from './listing-screen.module.css'

/** Shown on one page, on windows narrower than 1280 px. */
export function ScreenNote() {
  useEffect(() => {
    if (!matchMedia('(width < 1280px)').matches) return
    writeStored('localStorage', NOTE_SEEN_KEY, 'true')
    return hideNote
  }, [])
  return (
    <p className={styles.note} data-scripted data-screen-only>
      Projects are easier on a larger screen.
      <button type="button" aria-label="Dismiss" onClick={hideNote}>
        <Icon name="close" size={16} />
      </button>
    </p>
  )
}

/** Does what the script in the head does on later visits, so that the layout does not shift. */
function hideNote(): void {
  document.documentElement.dataset['noteSeen'] = ''
}
