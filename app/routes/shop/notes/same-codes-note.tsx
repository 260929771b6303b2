import { Fragment } from 'react'
import styles from './same-codes-note.module.css'

/** Explains why a search for a code shows several products first. */
export function SameCodesNote({ query, codes }: { query: string; codes: readonly string[] }) {
  return (
    <p className={styles.note}>
      “<span className="code">{query}</span>” matches more than one product:{' '}
      {codes.map((code, at) => (
        <Fragment key={code}>
          {at > 0 && (at === codes.length - 1 ? ' and ' : ', ')}
          <span className="code">{code}</span>
        </Fragment>
      ))}
      .
    </p>
  )
}

/** Explains why a search for a code shows products with other codes, or those that its other words find. */
export function UnknownCodeNote({ code, hasWords }: { code: string; hasWords: boolean }) {
  return (
    <p className={styles.note}>
      No product <span className="code">{code}</span>. {hasWords ? 'Shown without it.' : 'These have codes like it.'}
    </p>
  )
}
