import { CLAUSES_HEADING, NOT_STATED } from '#app/features/reports/building-product/statement.ts'
import type { BuildingStatement, StatedRow } from '#app/features/reports/building-product/statement.ts'
import styles from './statement.module.css'

export function StatedInformation({ statement }: { readonly statement: BuildingStatement }) {
  const { identity, texts, clauses, manufacturer, importer, documents, missing } = statement
  return (
    <>
      {missing.length > 0 && (
        <p className={styles.missing}>
          Not stated by the manufacturer: {missing.map((heading) => heading.toLowerCase()).join(', ')}.
        </p>
      )}
      <div className={styles.columns}>
        <div>
          {texts.map(({ label, value }) => (
            <section key={label}>
              <h2>{label}</h2>
              <p className={value === null ? styles.none : styles.text}>{value ?? NOT_STATED}</p>
            </section>
          ))}
          <section>
            <h2>{CLAUSES_HEADING}</h2>
            {clauses.length === 0 ? (
              <p className={styles.none}>{NOT_STATED}</p>
            ) : (
              <ul className={styles.clauses}>
                {clauses.map((clause) => (
                  <li key={clause}>{clause}</li>
                ))}
              </ul>
            )}
          </section>
        </div>
        <div>
          <Party title="Product" rows={identity} />
          <Party title="Manufacturer" rows={manufacturer} />
          {importer && <Party title="Importer" rows={importer} />}
          {documents.length > 0 && (
            <section>
              <h2>Documents</h2>
              <ul>
                {documents.map(({ label, url }) => (
                  <li key={url}>
                    <a href={url}>{label}</a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </>
  )
}

function Party({ title, rows }: { readonly title: string; readonly rows: readonly StatedRow[] | null }) {
  return (
    <section>
      <h2>{title}</h2>
      {rows === null ? (
        <p className={styles.none}>{NOT_STATED}</p>
      ) : (
        <dl className={styles.rows}>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={value === null ? styles.none : ''}>{value ?? NOT_STATED}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
