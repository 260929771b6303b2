import { loadModule } from '#app/shell/load-module.ts'
import { api } from '#app/addresses/api.ts'
import { Button } from '#app/ui/button.tsx'
import { saveBlob } from '#app/ui/loading/save-blob.ts'
import { useFileWork, type WorkProgress } from '#app/ui/loading/use-file-work.tsx'
import { exportName } from '../export-names.ts'
import { substitutionRows, substitutionsCsv } from '../sheets/substitution-rows.ts'
import { summaryCsv } from '../sheets/summary-csv.ts'
import { nothingToExport } from '../summary/summary.ts'
import { notesOf, type SummarySource } from './summary-source.ts'
import { useExportFromAddress } from './use-export-from-address.ts'
import type { SummaryEvents } from './summary-step-data.ts'
import styles from './summary.module.css'

const EXPORT_FAILED = 'Failed to download the file. Please try again later.'
const ERROR_MS = 5_000

interface SummaryExportsProps {
  readonly source: SummarySource
  readonly events: SummaryEvents
  readonly onBack: () => void
  readonly backText?: string
}

export function SummaryExports({ source, events, onBack, backText = 'Back to products' }: SummaryExportsProps) {
  const { error, setError, run, spinner } = useFileWork(ERROR_MS)
  const { project, summary, locale } = source
  const substitutions = substitutionRows(project.substitutions, locale)

  function exportAs(kind: 'excel' | 'csv', make: (progress: WorkProgress) => Promise<void>): void {
    const nothing = nothingToExport(summary)
    if (nothing === '') return void run((progress) => make(progress).then(() => events.onExport(kind)), EXPORT_FAILED)
    console.warn('No data provided')
    setError(nothing)
  }

  async function saveCsv(): Promise<void> {
    const now = new Date()
    const file = new Blob([summaryCsv(summary, notesOf(source, now))], { type: 'text/csv;charset=utf-8' })
    saveBlob(file, exportName(project.projectName, 'csv', locale, now))
  }

  function saveSubstitutions(): void {
    const file = new Blob([substitutionsCsv(substitutions)], { type: 'text/csv;charset=utf-8' })
    saveBlob(file, exportName(`${project.projectName} substitutions`, 'csv', locale, new Date()))
  }

  async function saveExcel({ signal, show }: WorkProgress): Promise<void> {
    const now = new Date()
    show('Preparing the Excel file')
    const { makeExcel } = await loadModule(() => import('./save/save-excel.ts'))
    const order = { summary, notes: notesOf(source, now), substitutions, proxy: api.proxyDownloadFile.path({ locale }) }
    const onPicture = (finished: number, of: number) => show(`Preparing pictures: ${finished} of ${of}`)
    saveBlob(await makeExcel(order, { signal, onPicture }), exportName(project.projectName, 'xlsx', locale, now))
  }

  const excel = () => exportAs('excel', saveExcel)
  const csv = () => exportAs('csv', saveCsv)
  useExportFromAddress({ excel, csv })
  return (
    <div className={styles.exports} data-screen-only>
      <div className={styles.exportButtons}>
        <Button onClick={excel}>Export to Excel</Button>
        <Button onClick={csv}>Download CSV</Button>
        {substitutions.length > 0 && <Button onClick={saveSubstitutions}>Substitutions CSV</Button>}
        <Button look="quiet" onClick={onBack}>
          {backText}
        </Button>
      </div>
      <p role="alert" className={styles.error}>
        {error}
      </p>
      {spinner}
    </div>
  )
}
