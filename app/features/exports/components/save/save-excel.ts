import type { ExcelOrder, ExcelReport } from './excel-worker.ts'

interface Progress {
  /** Aborted, nothing is made. */
  readonly signal: AbortSignal
  /** Called for each picture that loaded or failed. */
  readonly onPicture: (done: number, of: number) => void
}

/** Makes an Excel file in a worker. @throws where it fails, and where the signal is aborted. */
export async function makeExcel(order: ExcelOrder, { signal, onPicture }: Progress): Promise<Blob> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./excel-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<Blob>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      worker.addEventListener('error', ({ message }) => reject(new Error(`the file could not be made: ${message}`)))
      worker.addEventListener('message', ({ data }: MessageEvent<ExcelReport>) => {
        if (data.kind === 'picture') onPicture(data.done, data.of)
        else resolve(data.file)
      })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none to name
      worker.postMessage(order)
    })
  } finally {
    worker.terminate()
  }
}
