/** Bypasses every cache. Null where it does not load. @throws DOMException `AbortError` once aborted. */
export async function fetchFile(url: string, signal?: AbortSignal): Promise<Blob | null> {
  try {
    const address = `${url}${url.includes('?') ? '&' : '?'}v=${Date.now()}`
    const response = await fetch(address, signal ? { signal } : {})
    return response.ok ? await response.blob() : null
  } catch {
    signal?.throwIfAborted()
    return null
  }
}
