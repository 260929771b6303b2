import type { FormEvent } from 'react'
import { api } from '#app/addresses/api.ts'
import { countText } from '@specify/core/text/count-text.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { MAX_COBIE_ROWS } from '@specify/models/cobie/cobie-bounds.ts'
import type { ReportsPage } from '../read-reports-page.server.ts'
import { DownloadMessage } from './download-message.tsx'
import { ReportCard } from './report-card.tsx'
import styles from './reports.module.css'
import { RoomCard } from './room-card.tsx'
import { useFileDownload } from './use-file-download.ts'

interface ModelCardsProps {
  readonly locale: Locale
  readonly page: ReportsPage
}

export function ModelCards({ locale, page }: ModelCardsProps) {
  const { source, rooms, cobie } = page
  const { state, onClick, onSubmit } = useFileDownload()
  const link = (label: string, href: string) => (
    <ButtonLink look="secondary" href={href} onClick={onClick}>
      {label}
    </ButtonLink>
  )
  return (
    <>
      <ReportCard
        title="Model data"
        about="COBie 2.4 with a type for each product and a component for each piece. For Revit, shared parameters whose ids never change, and a type catalogue with the values of this project: give it the name of your family and keep it beside the family. IFC and other models of single products are on their pages and in the BIM library."
      >
        {cobie.isTooLarge ? (
          <CobieForm locale={locale} page={page} onSubmit={onSubmit} />
        ) : (
          link('COBie workbook', api.cobie.href({ locale, ...source }))
        )}
        {link('Revit parameters', api.revitParameters.href({ locale, ...source, format: 'txt' }))}
        {link('Revit type catalogue', api.revitParameters.href({ locale, ...source, format: 'csv' }))}
        <DownloadMessage state={state} />
      </ReportCard>
      {rooms.length > 0 && <RoomCard locale={locale} page={page} />}
    </>
  )
}

interface CobieFormProps extends ModelCardsProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Selects a part of a project that is too large for one workbook. */
function CobieForm({ locale, page: { source, cobie }, onSubmit }: CobieFormProps) {
  const size = `${countText(cobie.rows)} rooms and pieces, each of which would be a row`
  return (
    <form action={api.cobie.path({ locale })} className={styles.choice} onSubmit={onSubmit}>
      <p>
        One COBie workbook takes {countText(MAX_COBIE_ROWS)} rows. This project has {size}
        {cobie.parts.length > 0 ? ': make one of each unit type.' : '. Each of its unit types has more, too.'}
      </p>
      {Object.entries(source).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {cobie.parts.length > 0 && (
        <>
          <SelectField
            label="COBie of"
            name="unitTypeId"
            options={cobie.parts.map(({ id, text }) => [id, text] as const)}
          />
          <Button type="submit">COBie workbook</Button>
        </>
      )}
    </form>
  )
}
