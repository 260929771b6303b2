/** The sheet with the styles of work, beside the one that every page has. */
export function laterSheetOf(sheet: string): string {
  return sheet.replace('/style-', '/later-')
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
