import { PageLink } from '#app/ui/page-link.tsx'
import type { MenuEntry } from '../console-page.server.ts'
import type { TodayLine } from '../read-today.server.ts'
import { ConsoleFrame } from './console-frame.tsx'
import styles from './console.module.css'

interface TodayScreenProps {
  readonly menu: readonly MenuEntry[]
  readonly lines: readonly TodayLine[]
}

export function TodayScreen({ menu, lines }: TodayScreenProps) {
  return (
    <ConsoleFrame menu={menu} current="today" title="Today">
      {lines.length === 0 ? (
        <p className={styles.empty}>Nothing is waiting for you.</p>
      ) : (
        <ul className={styles.today}>
          {lines.map(({ label, count, age, href }) => (
            <li key={label}>
              <PageLink href={href}>
                <strong>{count}</strong>
                <span>{label}</span>
                <small>{`The oldest has waited ${age}`}</small>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </ConsoleFrame>
  )
}
