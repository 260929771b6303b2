import { downloadZip } from 'client-zip'
import { saveBlob } from '#app/ui/save-blob.ts'
import { archiveNames } from '../file-name.ts'

interface Transfer {
  /** Aborted, nothing is saved. */
  readonly signal: AbortSignal
  /** Told before each file which one it is, from 1. */
  readonly onFile: (number: number) => void
}

/**
 * Fetches files one after the other into `files.zip` and saves it. Answers the addresses that failed.
 * @throws DOMException `AbortError` once the signal is aborted.
 */
export async function zipFiles(urls: readonly string[], { signal, onFile }: Transfer): Promise<string[]> {
  const names = archiveNames(urls)
  const failed: string[] = []
  async function* entries() {
    for (const [index, url] of urls.entries()) {
      onFile(index + 1)
      const input = await fetchFile(url, signal)
      if (input) yield { name: names[index] ?? 'file', input }
      else failed.push(url)
    }
  }
  const archive = await downloadZip(entries()).blob()
  signal.throwIfAborted()
  if (failed.length < urls.length) saveBlob(archive, 'files.zip')
  return failed
}

/**
 * Saves a single file under its own name; several go into an archive. Answers the addresses that failed.
 * @throws DOMException `AbortError` once the signal is aborted.
 */
export async function saveFiles(urls: readonly string[], transfer: Transfer): Promise<string[]> {
  const [only, ...others] = urls
  if (only === undefined || others.length > 0) return zipFiles(urls, transfer)
  const file = await fetchFile(only, transfer.signal)
  if (!file) return [only]
  saveBlob(file, archiveNames([only])[0] ?? 'file')
  return []
}

/** Past every cache, so that the newest version is saved. Null where the file does not come. */
async function fetchFile(url: string, signal: AbortSignal): Promise<Blob | null> {
  try {
    const response = await fetch(`${url}${url.includes('?') ? '&' : '?'}t=${Date.now()}`, { signal })
    return response.ok ? await response.blob() : null
  } catch {
    signal.throwIfAborted()
    return null
  }
}
