import { downloadZip } from 'client-zip'
import { archiveNames } from '@specify/catalogue/files/file-name.ts'
import { fetchFile } from './fetch-file.ts'

export type ZipReport =
  | { readonly kind: 'file'; readonly number: number }
  | { readonly kind: 'done'; readonly archive: Blob; readonly failed: readonly string[] }

/** Packs the files of the given addresses, one after the other. Checksums of large files would block a page. */
addEventListener('message', ({ data: urls }: MessageEvent<readonly string[]>) => {
  zip(urls).then(report, (error: unknown) => {
    // Thrown outside of any promise it becomes an error event of the worker, which its page handles.
    setTimeout(() => {
      throw error
    })
  })
})

function report(message: ZipReport): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the page that started it
  postMessage(message)
}

async function zip(urls: readonly string[]): Promise<ZipReport> {
  const names = archiveNames(urls)
  const failed: string[] = []
  async function* entries() {
    for (const [index, url] of urls.entries()) {
      report({ kind: 'file', number: index + 1 })
      const input = await fetchFile(url)
      if (input) yield { name: names[index] ?? 'file', input }
      else failed.push(url)
    }
  }
  return { kind: 'done', archive: await downloadZip(entries()).blob(), failed }
}
