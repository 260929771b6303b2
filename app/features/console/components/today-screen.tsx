import { PageLink } from '#app/ui/page-link.tsx'
import type { MenuEntry } from '../console-page.server.ts'
import type { TodayLine } from '../read-today.server.ts'
import { ConsoleFrame } from './console-frame.tsx'
import styles from './console.module.css'

interface TodayScreenProps {
  readonly menu: readonly MenuEntry[]
  readonly lines: readonly TodayLine[]
  /** Rights that wait for a code of the second factor; null where none does. */
  readonly waiting: { readonly rights: readonly string[]; readonly href: string } | null
}

export function TodayScreen({ menu, lines, waiting }: TodayScreenProps) {
  return (
    <ConsoleFrame menu={menu} current="today" title="Today">
      {waiting && (
        <div className={styles.waiting}>
          <p>
            A code from your phone opens: {waiting.rights.join('; ')}.{' '}
            <PageLink href={waiting.href}>Enter a code</PageLink>
          </p>
        </div>
      )}
      {lines.length === 0 ? (
        <p className={styles.empty}>Nothing is waiting for you.</p>
      ) : (
        <ul className={styles.today}>
          {lines.map(({ label, count, note, href }) => (
            <li key={label}>
              <PageLink href={href}>
                <strong>{count}</strong>
                <span>{label}</span>
                <small>{note}</small>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </ConsoleFrame>
  )
}
