/** The sheet with the styles of work, beside the one that every page has. */
export function laterSheetOf(sheet: string): string {
  return sheet.replace('/style-', '/later-')
}

/** Chunk name prefix of code with workspace styles. */
export const WORKSPACE_CHUNK_PREFIX = 'work-'

let workspaceSheet: Promise<void> | null = null

/**
 * Settles once what some code shows has its styles: a visitor's page asks for the sheet of work with the first code that
 * needs it. `files` are addresses or paths of that code.
 * @throws TypeError where the sheet does not load; the next call asks again.
 */
export async function loadWorkspaceStyles(files: readonly string[]): Promise<void> {
  if (files.some((file) => file.includes(`/${WORKSPACE_CHUNK_PREFIX}`))) await (workspaceSheet ??= askForSheetOfWork())
}

async function askForSheetOfWork(): Promise<void> {
  const first = sheetBeforeWork()
  if (!first) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: first.dataset['later'] ?? '' })
  const came = new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true), { once: true })
    link.addEventListener('error', () => resolve(false), { once: true })
  })
  first.after(link)
  if (await came) return first.removeAttribute('data-later')
  link.remove()
  workspaceSheet = null
  throw new TypeError(`${link.href} does not load.`)
}

/** Fetches the sheet of work, so that who begins to work does not wait for it. */
export function fetchSheetOfWork(): void {
  const href = sheetBeforeWork()?.dataset['later']
  if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
}

/** The sheet of every page, where it names the sheet of work that the page has not taken up. */
function sheetBeforeWork(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('link[data-later]')
}

/** Settles once every sheet is there, or did not come: what the browser draws would have no styles before. */
export async function allSheets(): Promise<void> {
  const waiting = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => !sheet,
  )
  await Promise.all(
    waiting.map(
      (link) =>
        new Promise((resolve) => {
          link.addEventListener('load', resolve)
          link.addEventListener('error', resolve)
        }),
    ),
  )
}

/** Once a page's own sheet is there, it takes the place of its text in the page. */
export function takeUpOwnSheets(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-own]')) {
    const link = document.querySelector<HTMLLinkElement>(`link[href="${style.dataset['own']}"]`)
    if (!link?.sheet) continue
    link.removeAttribute('media')
    style.remove()
  }
}
