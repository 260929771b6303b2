import styles from './quotes.module.css'

interface SumListProps {
  readonly rows: readonly (readonly [label: string, text: string])[]
  readonly label?: string
}

export function SumList({ rows, label }: SumListProps) {
  return (
    <dl className={styles.sums} aria-label={label}>
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
