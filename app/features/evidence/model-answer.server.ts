import { safePdfName } from '#app/platform/pdf/file-name.ts'

/** A file to be saved: `name` without its extension may be hostile. */
export function modelAnswer(
  content: string | Uint8Array<ArrayBuffer>,
  { name, extension, type }: { readonly name: string; readonly extension: string; readonly type: string },
): Response {
  const safe = safePdfName(name.slice(0, 120)).replace(/pdf$/, extension)
  const ascii = safe
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|[%;]/g, '_')
  const encoded = encodeURIComponent(safe).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return new Response(content, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
