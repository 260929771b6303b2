import styles from '../summary.module.css'

/** The triangle that drawings mark a change with. */
export function RevisionMark({ label }: { label: string | undefined }) {
  if (label === undefined) return null
  return (
    <span className={`${styles.mark} nowrap`} title={`Changed in revision ${label}`}>
      <span aria-hidden="true">△{label}</span>
      <span className="visually-hidden">{`, changed in revision ${label}`}</span>
    </span>
  )
}
