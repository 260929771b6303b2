import { attachmentHeader, safePdfName } from '#app/platform/pdf/markup/file-name.ts'

/** Documents are sent in pieces of this size, so that other requests run in between. */
const CHUNK_BYTES = 256 * 1024

export function pdfResponse(pdf: Buffer, fileName: string): Response {
  return new Response(inChunks(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': attachmentHeader(safePdfName(fileName)),
      'cache-control': 'private, no-store',
    },
  })
}

/** Parts of the same memory: a response copies what it is given whole. */
function inChunks(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(at, at + CHUNK_BYTES))
      at += CHUNK_BYTES
    },
  })
}
