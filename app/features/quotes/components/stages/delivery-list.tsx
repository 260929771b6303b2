import type { QuotePage } from '../../calls/read-quote-pages.server.ts'
import styles from './stages.module.css'

/** The deliveries of an answer as its reader sees them; nothing without. */
export function DeliveryList({ answer }: Pick<QuotePage, 'answer'>) {
  if (!answer || answer.stages.length === 0) return null
  return (
    <section aria-label="Deliveries" className={styles.deliveries}>
      <h2>Deliveries</h2>
      <ul>
        {answer.stages.map(({ name, dayText, text, total }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{dayText || 'Day to be agreed'}</span>
            <span>{text}</span>
            <span className={styles.number}>{total}</span>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>Products inc GST, without freight.{answer.unstaged && ` ${answer.unstaged}.`}</p>
    </section>
  )
}
