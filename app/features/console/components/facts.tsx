import styles from './console.module.css'

export function Facts({ facts }: { facts: readonly (readonly [label: string, text: string])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
