import { FormMessage } from '#app/ui/fields/form-message.tsx'
import styles from './reports.module.css'
import type { DownloadState } from './use-file-download.ts'

export function DownloadMessage({ state }: { readonly state: DownloadState }) {
  if (state.kind === 'refused') return <FormMessage kind="error">{state.problem}</FormMessage>
  return (
    <p className={styles.making} role="status">
      {state.kind === 'making' && 'The file is being made. This may take up to a minute.'}
    </p>
  )
}
