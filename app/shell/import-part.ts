/** Files that have come; browsers have them in their cache. */
const fetched = new Set<string>()

/**
 * Imports code that was left out of the page. `files` are what it consists of, below the root of the site; the build
 * gives none for code that is one file. Browsers remember for as long as the page lasts that a module or one of its
 * imports did not come, so the files are fetched first: what fails here can be asked for again.
 * @throws TypeError where a file does not come.
 */
export async function importPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  const [, only] = files.length > 0 ? [] : (/import\(\s*["'`]\.\/([^"'`]+)/.exec(String(load)) ?? [])
  await Promise.all((only === undefined ? files : [`assets/${only}`]).map((file) => fetchOnce(`/${file}`)))
  return load()
}

async function fetchOnce(path: string): Promise<void> {
  if (fetched.has(path) || document.querySelector(`link[rel="modulepreload"][href="${path}"]`)) return
  const response = await fetch(path)
  if (!response.ok) throw new TypeError(`${path} answered ${response.status}.`)
  await response.arrayBuffer()
  fetched.add(path)
}
