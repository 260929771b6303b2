import { Fragment } from 'react'
import { sayUnknownCode } from '#app/features/search/hits/say-nearest.ts'
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
export function UnknownCodeNote({ query, code }: { query: string; code: string }) {
  const [before, after] = sayUnknownCode(query)
  return (
    <p className={styles.note}>
      {before}
      <span className="code">{code}</span>
      {after}
    </p>
  )
}
