import { PdfFile } from './pdf-file.ts'

/** Indexes of the pages that the headings of the first level are on, from 0. Null where the file has no such outline. */
export function pagesOfHeadings(pdf: Buffer): { readonly pages: readonly number[]; readonly count: number } | null {
  const file = PdfFile.read(pdf)
  if (!file) return null
  const reference = (id: number, name: string) =>
    Number(new RegExp(String.raw`/${name} (\d+) 0 R`).exec(file.text(id))?.[1] ?? 0)
  const sheets = leavesOf(file, reference(file.root, 'Pages'))
  const pages: number[] = []
  for (let id = reference(reference(file.root, 'Outlines'), 'First'); id !== 0; id = reference(id, 'Next'))
    pages.push(sheets.indexOf(Number(/\/Dest \[(\d+) 0 R/.exec(file.text(id))?.[1])))
  return pages.length === 0 || pages.includes(-1) ? null : { pages, count: sheets.length }
}

/** Pages below a node of the tree of pages, in their order. */
function leavesOf(file: PdfFile, id: number): readonly number[] {
  const kids = /\/Kids \[([^\]]*)\]/.exec(file.text(id))?.[1]
  if (kids === undefined) return [id]
  return Array.from(kids.matchAll(/(\d+) 0 R/g), ([, kid]) => Number(kid)).flatMap((kid) => leavesOf(file, kid))
}
