import { saveBlob } from '#app/ui/loading/save-blob.ts'
import { archiveNames } from '@specify/catalogue/files/file-name.ts'
import { fetchFile } from './fetch-file.ts'
import type { ZipReport } from './zip-worker.ts'

interface Transfer {
  readonly signal: AbortSignal
  /** Called before each file of an archive with its number, from 1. */
  readonly onFile: (number: number) => void
}

/** Packs files one by one in a worker. Returns the failed addresses. @throws where it is aborted, or has no archive. */
export async function zipFiles(urls: readonly string[], { signal, onFile }: Transfer): Promise<readonly string[]> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./zip-worker.ts', import.meta.url), { type: 'module' })
  try {
    const { archive, failed } = await new Promise<Extract<ZipReport, { kind: 'done' }>>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      worker.addEventListener('error', ({ message }) => reject(new Error(`the archive could not be made: ${message}`)))
      worker.addEventListener('message', ({ data }: MessageEvent<ZipReport>) => {
        if (data.kind === 'file') onFile(data.number)
        else resolve(data)
      })
      // Relative addresses would resolve differently in a worker.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none to name
      worker.postMessage(urls.map((url) => new URL(url, location.href).href))
    })
    if (failed.length < urls.length) saveBlob(archive, 'files.zip')
    return failed
  } finally {
    worker.terminate()
  }
}

/** Saves a single file under its own name; several in an archive, as in `zipFiles`. */
export async function saveFiles(urls: readonly string[], transfer: Transfer): Promise<readonly string[]> {
  const [only, ...others] = urls
  if (only === undefined || others.length > 0) return zipFiles(urls, transfer)
  const file = await fetchFile(only, transfer.signal)
  if (!file) return [only]
  saveBlob(file, archiveNames([only])[0] ?? 'file')
  return []
}
