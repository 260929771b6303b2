import { createElement, useState, type ReactNode } from 'react'
import { FullScreenSpinner } from '#app/ui/full-screen-spinner.tsx'
import { useTransientValue } from '#app/ui/use-transient-value.ts'
import { archiveNames } from '../file-name.ts'
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

interface Failure {
  readonly message: string
  readonly names: readonly string[]
}

/** The message is an element of its own, so that it reads as documented whatever files follow. */
function failureText({ message, names }: Failure): ReactNode {
  return [
    createElement('span', { key: 'message' }, message),
    names.length > 0 && createElement('span', { key: 'names' }, ` (${names.join(', ')})`),
  ]
}

export function useZip(messages: Messages = MESSAGES): Zip {
  const [progress, setProgress] = useState('')
  const [transfer, setTransfer] = useState<AbortController | null>(null)
  const isBusy = progress !== ''
  const [error, setError] = useTransientValue<Failure>(ERROR_MS)

  async function run(work: 'zipFiles' | 'saveFiles', files: readonly Source[]): Promise<void> {
    const controller = new AbortController()
    const { signal } = controller
    setTransfer(controller)
    const onFile = (number: number) => setProgress(`Preparing files: ${number} of ${files.length}`)
    setProgress('Preparing files')
    setError(null)
    try {
      const urls = files.map(({ url }) => url)
      const failed = await (await import('./zip-files.ts'))[work](urls, { signal, onFile })
      if (failed.length > 0) setError({ message: messages.file, names: archiveNames(failed) })
    } catch (cause) {
      if (signal.aborted) return // the visitor wanted it so
      console.error(cause)
      setError({ message: messages.archive, names: [] })
    } finally {
      setProgress('')
    }
  }

  return {
    isBusy,
    download: (files) => run('zipFiles', files),
    save: (files) => run('saveFiles', files),
    view: [
      createElement('p', { key: 'error', role: 'alert', className: styles.error }, error && failureText(error)),
      isBusy &&
        createElement(FullScreenSpinner, {
          key: 'spinner',
          label: progress,
          onCancel: () => transfer?.abort(),
        }),
    ],
  }
}
