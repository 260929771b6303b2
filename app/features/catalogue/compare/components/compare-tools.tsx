import { loadModule } from '#app/shell/load-module.ts'
import { Button } from '#app/ui/button.tsx'
import { PDF_FAILED } from '#app/ui/loading/failed-answer.ts'
import { FileFailure } from '#app/ui/loading/file-failure.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useFileWork, type WorkProgress } from '#app/ui/loading/use-file-work.tsx'
import { useTransientValue } from '#app/ui/browser/use-transient-value.ts'
import { compareHref } from '../compare-address.ts'
import styles from './compare-screen.module.css'
import type { Comparison } from '../comparison.ts'

const NOTICE_MS = 4_000

interface CompareToolsProps {
  readonly locale: string
  readonly comparison: Comparison
  readonly isOnlyDifferent: boolean
  readonly elementOf: () => HTMLElement | null
}

export function CompareTools({ locale, comparison, isOnlyDifferent, elementOf }: CompareToolsProps) {
  const [notice, setNotice] = useTransientValue<string>(NOTICE_MS)
  const { isBusy, error, tryAgain, run, spinner } = useFileWork(null)
  const skus = comparison.columns.map(({ sku }) => sku)
  const fileName = (ending: string) => `comparison_${skus.join('_')}.${ending}`.replace(/[^\w.-]+/g, '-')

  async function copyLink(): Promise<void> {
    try {
      const path = compareHref(locale, skus, isOnlyDifferent)
      await navigator.clipboard.writeText(new URL(path, location.href).href)
      setNotice('Link copied')
    } catch {
      setNotice('The link could not be copied. Copy it from the address bar.')
    }
  }

  async function savePdf({ signal, show }: WorkProgress): Promise<void> {
    const element = elementOf()
    if (!element) return
    show('Preparing PDF')
    const { printPdf } = await loadModule(() => import('#app/features/catalogue/components/files/save-pdf.ts'))
    await printPdf({ locale, element, code: '', fileName: fileName('pdf'), signal })
  }

  async function saveCsv(): Promise<void> {
    try {
      const [{ comparisonCsv }, { saveBlob }] = await Promise.all([
        loadModule(() => import('../comparison-csv.ts')),
        loadModule(() => import('#app/ui/loading/save-blob.ts')),
      ])
      const csv = comparisonCsv(comparison, { isOnlyDifferent })
      saveBlob(new Blob([csv], { type: 'text/csv' }), fileName('csv'))
    } catch (error) {
      console.error(error)
      setNotice('The file could not be made. Check your connection and try again.')
    }
  }

  return (
    <div className={styles.tools}>
      <p role="status">{notice}</p>
      <Button look="quiet" onClick={() => void copyLink()}>
        <Icon name="link" size={18} /> Copy link
      </Button>
      <Button look="quiet" onClick={() => print()}>
        <Icon name="file" size={18} /> Print
      </Button>
      <Button look="quiet" onClick={() => void run(savePdf, PDF_FAILED)} disabled={isBusy}>
        <Icon name="download" size={18} /> PDF
      </Button>
      <Button look="quiet" onClick={() => void saveCsv()}>
        <Icon name="download" size={18} /> CSV
      </Button>
      <FileFailure error={error} onTryAgain={tryAgain} />
      {spinner}
    </div>
  )
}
