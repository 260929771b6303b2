import { useState } from 'react'
import { actionHref } from '#app/addresses/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { isBimFile, type DownloadFile } from '@specify/catalogue/files/files.ts'
import styles from './selection-bar.module.css'
import { BIM_MESSAGES, useZip } from '../files/use-zip.ts'

const CODES_PER_CALL = 100

interface SelectionBarProps {
  readonly locale: string
  readonly skus: ReadonlySet<string>
  readonly onClear: () => void
}

export function SelectionBar({ locale, skus, onClear }: SelectionBarProps) {
  const zip = useZip(BIM_MESSAGES)
  const [hasFailed, setFailed] = useState(false)

  async function download(): Promise<void> {
    setFailed(false)
    try {
      await zip.download(await readFiles(locale, [...skus]))
    } catch (error) {
      console.error(error)
      setFailed(true)
    }
  }

  return (
    <div className={styles.bar} role="region" aria-label="Selection">
      <Button
        look="primary"
        data-file-kind="bim"
        data-file-count={skus.size}
        onClick={() => void download()}
        disabled={zip.isBusy}
      >
        {`Download selected (${skus.size})`}
      </Button>
      <button type="button" className={styles.clear} aria-label="Clear selection" onClick={onClear}>
        <Icon name="close" />
      </button>
      {hasFailed && <p role="alert">{BIM_MESSAGES.file}</p>}
      {zip.view}
    </div>
  )
}

async function readFiles(locale: string, skus: readonly string[]): Promise<DownloadFile[]> {
  const files: DownloadFile[] = []
  for (let from = 0; from < skus.length; from += CODES_PER_CALL) {
    const response = await fetch(actionHref('product/downloadFiles'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-market': locale },
      body: JSON.stringify({ skus: skus.slice(from, from + CODES_PER_CALL) }),
    })
    if (!response.ok) throw new Error(`The files could not be listed: ${response.status}`)
    const { products }: { products: readonly { readonly files: readonly DownloadFile[] }[] } = await response.json()
    files.push(...products.flatMap((product) => product.files.filter(isBimFile)))
  }
  return files
}
