import { countOf } from '@specify/core/text/count-text.ts'
import { sizeText } from './package/package-files.ts'

interface ChosenKind {
  readonly files: number
  readonly bytes: number
  /** Number of files without a stated size. */
  readonly unsized: number
}

/** Summarises an order, counted as the package is: product files, and papers of the schedule. */
export function chosenText(kinds: readonly ChosenKind[], papers: number): string {
  const sum = (of: (kind: ChosenKind) => number) => kinds.reduce((total, kind) => total + of(kind), 0)
  const [files, bytes, unsized] = [sum((kind) => kind.files), sum((kind) => kind.bytes), sum((kind) => kind.unsized)]
  const size = bytes > 0 ? `${unsized > 0 ? 'at least' : 'about'} ${sizeText(bytes)}` : ''
  const ofProducts = `${files} of the products${size && ` (${size})`}`
  if (files === 0) return papers === 0 ? 'Nothing chosen' : `${countOf(papers, 'file')} of the schedule`
  if (papers === 0) return `${countOf(files, 'file')} of the products${size && ` (${size})`}`
  return `${countOf(files + papers, 'file')}: ${ofProducts} and ${papers} of the schedule`
}
