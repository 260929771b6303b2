/** Addresses whose first fetch failed: how often they were asked for again, and the module once it came. */
const failed = new Map<string, { attempts: number; module?: Promise<unknown> }>()

/**
 * Imports code of the site in a browser; `load` is nothing but a dynamic import. Browsers remember an address that
 * failed until the page is left (WHATWG HTML, issue 6768), so a later call fetches it under another address.
 *
 * @throws {TypeError} When the code could not be fetched.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const address = failedAddress(error)
    if (address === null) throw error
    const entry = failed.get(address)
    if (!entry) {
      failed.set(address, { attempts: 0 })
      throw error
    }
    entry.module ??= import(/* @vite-ignore */ `${address}?attempt=${++entry.attempts}`)
    try {
      return (await entry.module) as Module
    } catch (cause) {
      delete entry.module
      throw cause
    }
  }
}

/** Chromium and Firefox name the address in the message; Safari, which names none, fetches again by itself. */
function failedAddress(error: unknown): string | null {
  const named = error instanceof TypeError ? /https?:\/\/\S+?\.js/.exec(error.message) : null
  return named?.[0] ?? null
}
