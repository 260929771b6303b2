import { api } from '#app/addresses/api.ts'
import { marketHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { PageTrail } from '#app/ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { STATEMENT_BASIS } from '#app/features/reports/building-product/statement.ts'
import type { BuildingStatement } from '#app/features/reports/building-product/statement.ts'
import { FileLinks } from '../file-links.tsx'
import { StatedInformation } from './stated-information.tsx'
import styles from './statement.module.css'

interface StatementScreenProps {
  readonly locale: string
  /** Requested code; empty where none was requested. */
  readonly code: string
  /** Null where no product has the code. */
  readonly statement: BuildingStatement | null
}

export function StatementScreen({ locale, code, statement }: StatementScreenProps) {
  const address = routes.buildingProduct.path({ locale })
  return (
    <div className="page work-page">
      <PageTrail
        locale={locale}
        above={statement ? [{ label: statement.name, href: marketHref(locale, statement.path) }] : undefined}
        label="Building product information"
      />
      <div className={styles.head}>
        <div>
          <p className={styles.kind}>Building product information</p>
          <h1>{statement ? statement.name : 'Look up a product'}</h1>
        </div>
        {statement && (
          <div className={styles.ways}>
            <FileLinks files={[{ label: 'Download as PDF', href: pdfHref(locale, statement.sku), look: 'primary' }]}>
              <ButtonLink look="quiet" href={marketHref(locale, statement.path)}>
                See the product
              </ButtonLink>
            </FileLinks>
          </div>
        )}
      </div>
      <p className={styles.basis}>{STATEMENT_BASIS}</p>
      {statement ? <StatedInformation statement={statement} /> : code !== '' && <Unknown code={code} />}
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
  return api.buildingProduct.href({ locale, code, format: 'pdf' })
}

function Unknown({ code }: { readonly code: string }) {
  return (
    <p className={styles.unknown} role="status">
      No product in New Zealand has the code <strong>{code}</strong>. It is on the box, on the invoice and on the
      specification sheet.
    </p>
  )
}
