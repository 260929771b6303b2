import { useState } from 'react'
import { api } from '#app/addresses/api.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import type { ReportsPage } from '../read-reports-page.server.ts'
import { DownloadMessage } from './download-message.tsx'
import { ReportCard } from './report-card.tsx'
import styles from './reports.module.css'
import { useFileDownload } from './use-file-download.ts'

interface RoomCardProps {
  readonly locale: Locale
  readonly page: ReportsPage
}

const FORMATS = [
  ['elevation', 'pdf', 'PDF'],
  ['elevation', 'svg', 'SVG'],
  ['elevation', 'dxf', 'DXF'],
  ['roomModel', 'ifc', 'IFC'],
  ['roomModel', 'glb', 'glTF'],
] as const

function freeText(count: number): string {
  if (count === 0) return ''
  const are = count === 1 ? 'is' : 'are'
  return ` ${countOf(count, 'line')} not from this catalogue ${are} named in elevations, in IFC without a shape, and not in glTF.`
}

/** A form that works without script: each button is an address of its own. */
export function RoomCard({ locale, page: { source, rooms, isHanded, freeLines } }: RoomCardProps) {
  const [roomId, setRoomId] = useState(rooms[0]?.id ?? '')
  const { state, onSubmit } = useFileDownload()
  return (
    <ReportCard
      title="Room elevations and models"
      about={`The products of a room along its wall at usual mounting heights, drawn from their models: at 1:20 on A3 with tags, heights and set-outs, or as a model. For checking; positions are the designer’s.${freeText(freeLines)}`}
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
        {isHanded && (
          <SelectField
            label="Units"
            name="hand"
            options={[
              ['', 'As the room is specified'],
              ['left', 'Left-handed'],
              ['right', 'Right-handed'],
            ]}
          />
        )}
        <div className={styles.formats}>
          {FORMATS.map(([call, format, label]) => (
            <Button
              key={`${call} ${format}`}
              type="submit"
              name="format"
              value={format}
              formAction={api[call].path({ locale })}
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
