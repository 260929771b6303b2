import { loadWorkspaceStyles } from './style-sheets.ts'

const fetched = new Set<string>()

/**
 * Imports code that was split from the page. `files` are its chunks, below the root of the site; the build gives none
 * for code that is one file. Browsers remember for the life of the page that a module or one of its imports failed to
 * load, so the files are fetched first: that can be retried. It comes with its styles.
 * @throws TypeError where a file or the styles do not load.
 */
export async function importPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  const [, only] = files.length > 0 ? [] : (/import\(\s*["'`]\.\/([^"'`]+)/.exec(String(load)) ?? [])
  const paths = only === undefined ? files.map((file) => `/${file}`) : [`/assets/${only}`]
  await Promise.all([loadWorkspaceStyles(paths), ...paths.map(fetchOnce)])
  return load()
}

async function fetchOnce(path: string): Promise<void> {
  if (fetched.has(path) || document.querySelector(`link[rel="modulepreload"][href="${path}"]`)) return
  const response = await fetch(path)
  if (!response.ok) throw new TypeError(`${path} answered ${response.status}.`)
  await response.arrayBuffer()
  fetched.add(path)
}
