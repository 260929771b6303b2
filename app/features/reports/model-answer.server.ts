import { safePdfName } from '#app/platform/pdf/markup/file-name.ts'
import { downloadHeader } from '#app/platform/http/download-header.ts'

/** A file to be saved: `name` without its extension may be hostile. */
export function modelAnswer(
  content: string | Uint8Array<ArrayBuffer>,
  { name, extension, type }: { readonly name: string; readonly extension: string; readonly type: string },
): Response {
  const safe = safePdfName(name.slice(0, 120)).replace(/pdf$/, extension)
  return new Response(content, {
    headers: {
      'content-type': type,
      'content-disposition': downloadHeader(safe),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
