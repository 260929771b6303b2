import { getDocumentProxy } from 'unpdf'

interface Node {
  readonly role?: string
  readonly type?: string
  readonly children?: readonly Node[]
}

/** Content of a PDF according to the browsers' reader. */
export interface OpenedPdf {
  readonly pageCount: number
  readonly language: string
  readonly title: string
  readonly isTagged: boolean
  /** Titles of the outline, the first level and what is in it. */
  readonly outline: readonly string[]
  /** Structure roles of all pages, each once. */
  readonly roles: ReadonlySet<string>
  readonly text: string
}

export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const file = await getDocumentProxy(new Uint8Array(bytes))
  const { info } = (await file.getMetadata()) as {
    readonly info: { readonly Language?: string; readonly Title?: string }
  }
  const marks = await file.getMarkInfo()
  const roles = new Set<string>()
  const texts: string[] = []
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number)
    addRoles(await page.getStructTree(), roles)
    const { items } = await page.getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  const outline = (await file.getOutline()) ?? []
  await file.cleanup()
  return {
    pageCount: file.numPages,
    language: info.Language ?? '',
    title: info.Title ?? '',
    isTagged: marks?.Marked === true,
    outline: outline.flatMap(({ title, items }) => [title, ...items.map((each) => each.title)]),
    roles,
    text: texts.join('\n'),
  }
}

function addRoles(node: Node | null, roles: Set<string>): void {
  if (node?.role) roles.add(node.role)
  for (const child of node?.children ?? []) addRoles(child, roles)
}
