import { useState, type FormEvent } from 'react'
import { countText } from '#app/core/count-text.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { MAX_COBIE_ROWS } from '../cobie/cobie-bounds.ts'
import { evidenceHref } from '../evidence-hrefs.ts'
import type { ReportsPage } from '../read-reports-page.server.ts'
import { DownloadMessage } from './download-message.tsx'
import { ReportCard } from './report-card.tsx'
import styles from './reports.module.css'
import { useFileDownload } from './use-file-download.ts'

interface ModelCardsProps {
  readonly locale: Locale
  readonly page: ReportsPage
}

/** Model data of the whole schedule, and drawings and models of one of its rooms. */
export function ModelCards({ locale, page }: ModelCardsProps) {
  const { source, rooms, cobie } = page
  const { state, onClick, onSubmit } = useFileDownload()
  const link = (call: string, label: string, more: Readonly<Record<string, string>> = {}) => (
    <ButtonLink look="secondary" href={evidenceHref(locale, call, source, more)} onClick={onClick}>
      {label}
    </ButtonLink>
  )
  return (
    <>
      <ReportCard
        title="Model data"
        about="COBie 2.4 with a type for each product and a component for each piece. For Revit, shared parameters whose ids never change, and a type catalogue with the values of this project. IFC and other models of single products are on their pages and in the BIM library."
      >
        {cobie.isTooLarge ? (
          <CobieForm locale={locale} page={page} onSubmit={onSubmit} />
        ) : (
          link('cobie', 'COBie workbook')
        )}
        {link('revit-parameters', 'Revit parameters', { format: 'txt' })}
        {link('revit-parameters', 'Revit type catalogue', { format: 'csv' })}
        <DownloadMessage state={state} />
      </ReportCard>
      {rooms.length > 0 && <RoomCard locale={locale} page={page} />}
    </>
  )
}

interface CobieFormProps extends ModelCardsProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Where a project is more than one workbook takes: the part of it that one is made of. */
function CobieForm({ locale, page: { source, cobie }, onSubmit }: CobieFormProps) {
  const size = `${countText(cobie.rows)} rooms and pieces, each of which would be a row`
  return (
    <form action={`/${locale}/api/cobie/`} className={styles.choice} onSubmit={onSubmit}>
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

const FORMATS = [
  ['elevation', 'pdf', 'PDF'],
  ['elevation', 'svg', 'SVG'],
  ['elevation', 'dxf', 'DXF'],
  ['room-model', 'ifc', 'IFC'],
  ['room-model', 'glb', 'glTF'],
] as const

/** A form that works without script: each button is an address of its own. */
function RoomCard({ locale, page: { source, rooms } }: ModelCardsProps) {
  const [roomId, setRoomId] = useState(rooms[0]?.id ?? '')
  const { state, onSubmit } = useFileDownload()
  return (
    <ReportCard
      title="Room elevations and models"
      about="The products of a room along its wall at usual mounting heights, drawn from their models: at 1:20 on A3 with tags, heights and set-outs, or as a model. For checking; positions are the designer’s."
    >
      <form method="get" className={styles.room} onSubmit={onSubmit}>
        {Object.entries(source).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SelectField
          label="Room"
          name="roomId"
          options={rooms.map(({ id, name }) => [id, name] as const)}
          value={roomId}
          onChange={({ target }) => setRoomId(target.value)}
        />
        <div className={styles.formats}>
          {FORMATS.map(([call, format, label]) => (
            <Button
              key={`${call} ${format}`}
              type="submit"
              name="format"
              value={format}
              formAction={`/${locale}/api/${call}/`}
              aria-label={`${call === 'elevation' ? 'Elevation' : 'Model'} as ${label}`}
            >
              {label}
            </Button>
          ))}
        </div>
        <DownloadMessage state={state} />
      </form>
    </ReportCard>
  )
}
