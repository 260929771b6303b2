import { loadModule } from '#app/shell/load-module.ts'
import { createElement, Fragment, type ReactNode } from 'react'
import { useFileWork } from '#app/ui/loading/use-file-work.tsx'
import { archiveNames } from '@specify/catalogue/files/file-name.ts'
import styles from './use-zip.module.css'

const ERROR_MS = 2_000

interface Messages {
  readonly file: string
  readonly archive: string
}

const MESSAGES: Messages = {
  file: 'Error downloading file, please try again later',
  archive: 'Error creating ZIP file, please try again later',
}

export const BIM_MESSAGES: Messages = {
  file: 'Error downloading files. Try again later.',
  archive: 'Error downloading files. Try again later.',
}

interface Source {
  readonly url: string
}

interface Zip {
  readonly isBusy: boolean
  /** Saves files as `files.zip`. A failed one is named and left out. */
  readonly download: (files: readonly Source[]) => Promise<void>
  /** Saves a single file as it is, several as `files.zip`. */
  readonly save: (files: readonly Source[]) => Promise<void>
  readonly view: ReactNode
}

/** The message is an element of its own, so that it reads as documented whatever files follow. */
function failureText(message: string, names: readonly string[]): ReactNode {
  return [
    createElement('span', { key: 'message' }, message),
    names.length > 0 && createElement('span', { key: 'names' }, ` (${names.join(', ')})`),
  ]
}

export function useZip(messages: Messages = MESSAGES): Zip {
  const { isBusy, error, setError, run, spinner } = useFileWork(ERROR_MS)

  function save(work: 'zipFiles' | 'saveFiles', files: readonly Source[]): Promise<void> {
    return run(
      async ({ signal, show }) => {
        show('Preparing files')
        const onFile = (number: number) => show(`Preparing files: ${number} of ${files.length}`)
        const urls = files.map(({ url }) => url)
        const failed = await (await loadModule(() => import('./zip-files.ts')))[work](urls, { signal, onFile })
        if (failed.length > 0) setError(failureText(messages.file, archiveNames(failed)))
      },
      failureText(messages.archive, []),
    )
  }

  return {
    isBusy,
    download: (files) => save('zipFiles', files),
    save: (files) => save('saveFiles', files),
    view: [
      createElement('p', { key: 'error', role: 'alert', className: styles.error }, error),
      spinner && createElement(Fragment, { key: 'spinner' }, spinner),
    ],
  }
}
