import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FullScreenSpinner } from '#app/ui/full-screen-spinner.tsx'
import { saveBlob } from '#app/ui/save-blob.ts'
import { useTransientValue } from '#app/ui/use-transient-value.ts'
import { exportName } from '../export-names.ts'
import { summaryCsv } from '../summary-csv.ts'
import { nothingToExport } from '../summary.ts'
import { notesOf, type SummarySource } from './summary-source.ts'
import type { SummaryEvents } from './summary-step-data.ts'
import styles from './summary.module.css'

export const EXPORT_FAILED = 'Failed to download the file. Please try again later.'
const ERROR_MS = 5_000

interface SummaryExportsProps {
  readonly source: SummarySource
  readonly events: SummaryEvents
  readonly onBack: () => void
}

export function SummaryExports({ source, events, onBack }: SummaryExportsProps) {
  const [error, setError] = useTransientValue<string>(ERROR_MS)
  const [making, setMaking] = useState<{ readonly label: string; readonly stop: AbortController } | null>(null)

  async function exportAs(kind: 'excel' | 'csv'): Promise<void> {
    setError(null)
    const { project, summary, locale } = source
    const nothing = nothingToExport(summary)
    if (nothing !== '') {
      console.warn('No data provided')
      setError(nothing)
      return
    }
    const stop = new AbortController()
    try {
      const now = new Date()
      const notes = notesOf(source, now)
      if (kind === 'csv') {
        const file = new Blob([summaryCsv(summary, notes)], { type: 'text/csv;charset=utf-8' })
        saveBlob(file, exportName(project.projectName, 'csv', now))
      } else {
        setMaking({ label: 'Preparing the Excel file', stop })
        const { makeExcel } = await import('./save-excel.ts')
        const file = await makeExcel(
          { summary, notes, proxy: `/${locale}/api/proxy-download-file/` },
          {
            signal: stop.signal,
            onPicture: (done, of) => setMaking({ label: `Preparing pictures: ${done} of ${of}`, stop }),
          },
        )
        saveBlob(file, exportName(project.projectName, 'xlsx', now))
      }
      events.onExport(kind)
    } catch (cause) {
      if (stop.signal.aborted) return // the reader wanted it so
      console.error(cause)
      setError(EXPORT_FAILED)
    } finally {
      setMaking(null)
    }
  }

  return (
    <div className={styles.exports} data-screen-only>
      <div className={styles.exportButtons}>
        <Button onClick={() => void exportAs('excel')}>Export to Excel</Button>
        <Button onClick={() => void exportAs('csv')}>Download CSV</Button>
        <Button look="quiet" onClick={onBack}>
          Back to products
        </Button>
      </div>
      <p role="alert" className={styles.error}>
        {error}
      </p>
      {making && <FullScreenSpinner label={making.label} onCancel={() => making.stop.abort()} />}
    </div>
  )
}
