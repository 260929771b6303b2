import { namesText } from '@specify/schedule/rooms/names-text.ts'
import styles from './builder-screen.module.css'
import { usePresence } from './use-presence.ts'

interface ColleaguesNowProps {
  readonly locale: string
  readonly projectId: string
  /** The version that the page shows. */
  readonly version: number
}

/** Shows who else works on a shared project, and whether they saved since this page was loaded. */
export function ColleaguesNow({ locale, projectId, version }: ColleaguesNowProps) {
  const { people, version: saved } = usePresence(locale, projectId)
  const isNewer = saved !== null && saved > version
  return (
    <p role="status" className={styles.colleagues} hidden={people.length === 0 && !isNewer}>
      {people.length > 0 && `${namesText(people)} ${people.length === 1 ? 'works' : 'work'} on this project now. `}
      {isNewer && 'It has been saved since you opened it: your changes are merged with it when you save.'}
    </p>
  )
}
