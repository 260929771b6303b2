/**
 * A file, bypassing every cache, so that the newest version is saved. Null where it does not load.
 * @throws DOMException `AbortError` once the signal is aborted.
 */
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
