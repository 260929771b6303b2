import { countOf } from '@specify/core/text/count-text.ts'
import { sheetOf, type ListAnswer } from '@specify/list-reader/draft/list-draft.ts'
import type { PassedReason } from '@specify/list-reader/model.ts'
import { adviceFor } from '@specify/list-reader/text/unread-files.ts'
import styles from './list-dialog.module.css'

const REASONS: Record<PassedReason, string> = {
  text: 'text',
  quoted: 'quoted',
  names: 'names of columns',
  room: 'room or type of the lines below',
  total: 'total',
  added: 'added before',
  deleted: 'taken out or excluded',
  twin: 'the twin of another line, for units of the other hand',
  part: 'part of the product above',
  sheet: 'sheet that is not read',
  attachment: 'attachment that is not read',
}

export function PassedLines({ answer: { passed, sheets } }: { answer: Pick<ListAnswer, 'passed' | 'sheets'> }) {
  const { count, lines } = passed
  if (count === 0) return null
  return (
    <details className={styles.mapping}>
      <summary className={styles.summary}>
        <span>{countOf(count, 'line')} passed over</span>
      </summary>
      <ul className={styles.passed}>
        {lines.map(({ line, text, reason }) => (
          <li key={line}>
            <span className={styles.reason}>
              {reason === 'sheet' || reason === 'attachment' ? '' : `${lineText(sheets, line)} · `}
              {REASONS[reason]}
            </span>{' '}
            {text}
            {reason === 'attachment' && adviceText(text)}
          </li>
        ))}
        {count > lines.length && <li>and {countOf(count - lines.length, 'more line')}</li>}
      </ul>
    </details>
  )
}

function adviceText(fileName: string): string {
  const advice = adviceFor(fileName)
  return advice === null ? '' : `. ${advice}.`
}

function lineText(sheets: ListAnswer['sheets'], line: number): string {
  const { sheet } = sheetOf(sheets, line)
  return sheet ? `${sheet.name} ${sheet.line}` : String(line)
}
