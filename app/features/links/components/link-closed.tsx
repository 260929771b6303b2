import { MeasuredDrawing } from '#app/ui/measured-drawing.tsx'
import type { ClosedLink } from '../links/closed-link.ts'
import styles from './link-sheet.module.css'

export function LinkClosed({ closed }: { closed: ClosedLink }) {
  const { status, words, contact } = closed
  return (
    <div className={`page ${styles.closed}`}>
      <div>
        <h1>{status === 410 ? 'This link has ended' : 'This link does not exist'}</h1>
        <p>{words}</p>
        {contact && (
          <p>
            <a href={`mailto:${encodeURIComponent(contact.email).replace('%40', '@')}`}>{contact.email}</a>
          </p>
        )}
      </div>
      <MeasuredDrawing figure={String(status)} />
    </div>
  )
}
