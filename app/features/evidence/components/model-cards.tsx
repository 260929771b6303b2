import { useState } from 'react'
import type { Locale } from '#app/features/markets/model.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { evidenceHref } from '../evidence-hrefs.ts'
import type { ReportsPage } from '../read-reports-page.server.ts'
import { ReportCard } from './report-card.tsx'
import styles from './reports.module.css'

interface ModelCardsProps {
  readonly locale: Locale
  readonly page: ReportsPage
}

/** Model data of the whole schedule, and drawings and models of one of its rooms. */
export function ModelCards({ locale, page }: ModelCardsProps) {
  const { source, rooms } = page
  const link = (call: string, label: string, more: Readonly<Record<string, string>> = {}) => (
    <ButtonLink look="secondary" href={evidenceHref(locale, call, source, more)} download>
      {label}
    </ButtonLink>
  )
  return (
    <>
      <ReportCard
        title="Model data"
        about="COBie 2.4 with a type for each product and a component for each piece. For Revit, shared parameters whose ids never change, and a type catalogue with the values of this project. IFC and other models of single products are on their pages and in the BIM library."
      >
        {link('cobie', 'COBie workbook')}
        {link('revit-parameters', 'Revit parameters', { format: 'txt' })}
        {link('revit-parameters', 'Revit type catalogue', { format: 'csv' })}
      </ReportCard>
      {rooms.length > 0 && <RoomCard locale={locale} page={page} />}
    </>
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
  return (
    <ReportCard
      title="Room elevations and models"
      about="The products of a room along its wall at usual mounting heights, drawn from their models: at 1:20 on A3 with tags, heights and set-outs, or as a model. For checking; positions are the designer’s."
    >
      <form method="get" className={styles.room}>
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
      </form>
    </ReportCard>
  )
}
