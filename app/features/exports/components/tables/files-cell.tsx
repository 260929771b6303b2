import { BIM_MESSAGES, useZip } from '#app/features/catalogue/components/files/use-zip.ts'
import { Button } from '#app/ui/button.tsx'
import styles from '../summary.module.css'

interface FilesCellProps {
  readonly name: string
  readonly files: readonly { readonly label: string; readonly url: string }[]
}

/** The models and drawings of a row, one by one and all at once. */
export function FilesCell({ name, files }: FilesCellProps) {
  const zip = useZip(BIM_MESSAGES)
  return (
    <td className={styles.files}>
      {files.map(({ label, url }) => (
        <p key={url}>
          <a href={url} download>
            {label}
          </a>
        </p>
      ))}
      {files.length > 0 && (
        <div data-screen-only>
          <Button
            look="plain"
            data-file-count={files.length}
            data-file-kind="bim"
            disabled={zip.isBusy}
            onClick={() => void zip.download(files)}
          >
            Download all<span className="visually-hidden"> {name}</span>
          </Button>
          {zip.view}
        </div>
      )}
    </td>
  )
}
