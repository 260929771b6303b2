import { downloadZip } from 'client-zip'
import { saveBlob } from '#app/ui/save-blob.ts'
import { archiveNames } from '../file-name.ts'

/** Fetches files one after the other into `files.zip` and saves it. Answers the addresses that failed. */
export async function zipFiles(urls: readonly string[]): Promise<string[]> {
  const names = archiveNames(urls)
  const failed: string[] = []
  async function* entries() {
    for (const [index, url] of urls.entries()) {
      const input = await fetchFile(url)
      if (input) yield { name: names[index] ?? 'file', input }
      else failed.push(url)
    }
  }
  const archive = await downloadZip(entries()).blob()
  if (failed.length < urls.length) saveBlob(archive, 'files.zip')
  return failed
}

/** Saves a single file under its own name; several go into an archive. Answers the addresses that failed. */
export async function saveFiles(urls: readonly string[]): Promise<string[]> {
  const [only, ...others] = urls
  if (only === undefined || others.length > 0) return zipFiles(urls)
  const file = await fetchFile(only)
  if (!file) return [only]
  saveBlob(file, archiveNames([only])[0] ?? 'file')
  return []
}

/** Past every cache, so that the newest version is saved. Null where the file does not come. */
async function fetchFile(url: string): Promise<Blob | null> {
  try {
    const response = await fetch(`${url}${url.includes('?') ? '&' : '?'}t=${Date.now()}`)
    return response.ok ? await response.blob() : null
  } catch {
    return null
  }
}
