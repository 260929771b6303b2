import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { DownloadFile } from '@specify/catalogue/files/files.ts'
import { fileDetail } from '@specify/catalogue/files/file-detail.ts'
import styles from './file-downloads.module.css'
import { useZip } from './use-zip.ts'

export function FileDownloads({ files }: { files: readonly DownloadFile[] }) {
  const zip = useZip()
  return (
    <div>
      <ul className={styles.files} aria-label="Files">
        {files.map((file) => (
          <li key={file.url}>
            <a className={styles.file} href={file.url} download>
              <Icon name="file" />
              <span className={styles.label}>{file.label}</span>
              <span className={styles.detail}>{fileDetail(file)}</span>
              <Icon name="download" size={18} />
            </a>
          </li>
        ))}
      </ul>
      {files.length > 1 && (
        <Button data-file-count={files.length} onClick={() => void zip.download(files)} disabled={zip.isBusy}>
          <Icon name="download" size={18} /> Download all files
        </Button>
      )}
      {zip.view}
    </div>
  )
}
