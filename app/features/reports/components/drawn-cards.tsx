import { routes } from '#app/addresses/routes.ts'
import { api } from '#app/addresses/api.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { ReportsPage } from '../read-reports-page.server.ts'
import { DownloadMessage } from './download-message.tsx'
import { FileLinks } from './file-links.tsx'
import { ReportCard } from './report-card.tsx'
import styles from './reports.module.css'
import { useFileDownload } from './use-file-download.ts'

interface DrawnCardsProps {
  readonly locale: Locale
  readonly page: ReportsPage
}

export function DrawnCards({ locale, page }: DrawnCardsProps) {
  const { source, unitTypes } = page
  const { state, onSubmit } = useFileDownload()
  const units = Math.max(0, ...unitTypes.map(({ count }) => count))
  const numbers = { type: 'number', inputMode: 'numeric', min: 1, max: units, isRequired: true } as const
  return (
    <>
      <ReportCard
        title="Specification text"
        about="A clause for each product in your office’s words, grouped by work section, for Word or as Markdown."
      >
        <ButtonLink look="secondary" href={routes.reports.specification.href({ locale, ...source })}>
          Open the specification
        </ButtonLink>
      </ReportCard>
      <ReportCard
        title="Finish board"
        about="Every finish in use on A3, with all its codes, and a warning where coatings differ under one name."
      >
        <FileLinks
          files={[
            { label: 'Finish board as PDF', href: api.finishBoard.href({ locale, ...source }), look: 'secondary' },
          ]}
        />
      </ReportCard>
      <ReportCard
        title="Labels and pick lists"
        about="Carton labels with QR codes (24 per sheet) and a pick list for each apartment."
      >
        <form action={api.labels.path({ locale })} className={styles.choice} onSubmit={onSubmit}>
          {Object.entries(source).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SelectField
            label="Print"
            name="kind"
            options={[
              ['labels', 'Labels'],
              ['pick-list', 'Pick lists'],
            ]}
          />
          {unitTypes.length > 0 && (
            <SelectField
              label="For"
              name="unitTypeId"
              options={[...unitTypes.map(({ id, text }) => [id, text] as const), ['common', 'Common areas']]}
            />
          )}
          {units > 1 && (
            <div className={styles.range}>
              <TextField label="Pick lists from apartment" name="fromUnit" {...numbers} defaultValue="1" />
              <TextField label="to" name="toUnit" {...numbers} defaultValue={String(units)} />
            </div>
          )}
          <Button type="submit">Download PDF</Button>
          <DownloadMessage state={state} />
        </form>
      </ReportCard>
    </>
  )
}
