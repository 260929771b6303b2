import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { CLAUSES_HEADING, NOT_STATED, STATEMENT_BASIS } from '../../building-product/statement.ts'
import type { BuildingStatement, StatedRow } from '../../building-product/statement.ts'
import { FileLinks } from '../file-links.tsx'
import styles from './statement.module.css'

interface StatementScreenProps {
  readonly locale: string
  /** As it was asked for; empty where somebody comes to look a code up. */
  readonly code: string
  /** Null where no product has the code. */
  readonly statement: BuildingStatement | null
}

/** What is stated of a code, or the form to look one up. */
export function StatementScreen({ locale, code, statement }: StatementScreenProps) {
  const address = `/${locale}/building-product-information/`
  return (
    <div className="page work-page">
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: `/${locale}/` },
          ...(statement ? [{ label: statement.name, href: `/${locale}/${statement.path}` }] : []),
          { label: 'Building product information', href: null },
        ]}
      />
      <div className={styles.head}>
        <div>
          <p className={styles.kind}>Building product information</p>
          <h1>{statement ? statement.name : 'Look up a product'}</h1>
        </div>
        {statement && (
          <div className={styles.ways}>
            <FileLinks files={[{ label: 'Download as PDF', href: pdfHref(locale, statement.sku), look: 'primary' }]}>
              <ButtonLink look="quiet" href={`/${locale}/${statement.path}`}>
                See the product
              </ButtonLink>
            </FileLinks>
          </div>
        )}
      </div>
      <p className={styles.basis}>{STATEMENT_BASIS}</p>
      {statement ? <Stated statement={statement} /> : code !== '' && <Unknown code={code} />}
      <form action={address} className={styles.search}>
        <TextField
          label={statement ? 'Another code' : 'Product code'}
          name="code"
          defaultValue={statement ? '' : code}
          required
          maxLength={64}
          autoComplete="off"
        />
        <Button type="submit">Look up</Button>
      </form>
    </div>
  )
}

function pdfHref(locale: string, code: string): string {
  return `/${locale}/api/building-product-information/?${new URLSearchParams({ code, format: 'pdf' })}`
}

function Unknown({ code }: { readonly code: string }) {
  return (
    <p className={styles.unknown} role="status">
      No product in New Zealand has the code <strong>{code}</strong>. It is on the box, on the invoice and on the
      specification sheet.
    </p>
  )
}

function Stated({ statement }: { readonly statement: BuildingStatement }) {
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
