import { attachmentHeader, safePdfName } from '#app/platform/pdf/file-name.ts'

export function pdfResponse(pdf: Buffer, fileName: string): Response {
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': attachmentHeader(safePdfName(fileName)),
      'cache-control': 'private, no-store',
    },
  })
}
