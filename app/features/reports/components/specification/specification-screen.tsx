import { api } from '#app/addresses/api.ts'
import { routes } from '#app/addresses/routes.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import type { ScheduleSource } from '#app/addresses/routes.ts'
import { ReportTrail } from '../report-trail.tsx'
import type { SpecificationPage } from '#app/features/reports/specification/read-specification-page.server.ts'
import { FileLinks } from '../file-links.tsx'
import { ClauseView } from './clause-view.tsx'
import { TemplateForm } from './template-form.tsx'
import styles from './specification.module.css'

interface SpecificationScreenProps {
  readonly locale: Locale
  readonly page: SpecificationPage
}

export function SpecificationScreen({ locale, page }: SpecificationScreenProps) {
  const { source, projectName, isOpen, sections, clauses, left } = page
  const file = (format: string) =>
    api.specification.href({ locale, ...source, format, equal: isOpen ? 'true' : 'false' })
  return (
    <div className="page work-page">
      <ReportTrail page={{ locale, source, projectName }} name="Specification text" />
      <div className={styles.head}>
        <div>
          <h1>Specification text</h1>
          <p className={styles.about}>
            {page.title}, {countOf(clauses, 'clause')}
          </p>
        </div>
        <div className={styles.ways}>
          <FileLinks
            files={[
              { label: 'Download for Word', href: file('docx'), look: 'primary' },
              { label: 'Markdown', href: file('md'), look: 'quiet' },
            ]}
          />
        </div>
      </div>
      <form className={styles.options} action={routes.reports.specification.path({ locale })}>
        <SourceFields source={source} />
        <CheckboxField name="equal" value="true" defaultChecked={isOpen} label="Offer an approved equal" />
        <Button type="submit">Apply</Button>
      </form>
      <div className={styles.columns}>
        <section className={styles.text} aria-label="The first clauses">
          {clauses === 0 && <p className={styles.about}>This project has no products yet.</p>}
          {sections.map((section) => (
            <section key={section.title}>
              <h2>{section.title}</h2>
              {section.clauses.map(({ sku, blocks }) => (
                <ClauseView key={sku} blocks={blocks} />
              ))}
            </section>
          ))}
          {left > 0 && <p className={styles.about}>{countOf(left, 'further clause')} in the files.</p>}
        </section>
        <TemplateForm locale={locale} page={page} />
      </div>
    </div>
  )
}

function SourceFields({ source }: { readonly source: ScheduleSource }) {
  return Object.entries(source).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
