import { excludedText, type Summary } from '#app/features/exports/summary/summary.ts'
import styles from '../summary.module.css'

export function TotalNote({ summary }: { summary: Summary }) {
  const excluded = excludedText(summary)
  return excluded === '' ? null : <span className={styles.totalNote}>{` ${excluded}`}</span>
}
