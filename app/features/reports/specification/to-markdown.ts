import type { Chunked } from '@specify/core/data/chunked.ts'
import type { Block, Run } from './template.ts'
import type { WorkSection } from './clauses.ts'

export interface SpecificationHead {
  readonly title: string
  /** Lines below the title: company, date, basis. */
  readonly about: readonly string[]
}

/** Writes Markdown: sections are second-level headings, and headings within templates start at the third. */
export function* toMarkdown({ title, about }: SpecificationHead, sections: readonly WorkSection[]): Chunked<string> {
  const parts = [`# ${escaped(title)}`, ...about.map(escaped)]
  for (const section of sections) {
    parts.push(`## ${escaped(section.title)}`)
    for (const { blocks } of section.clauses) {
      parts.push(...blocksText(blocks))
      yield
    }
  }
  return `${parts.join('\n\n')}\n`
}

/** Items of one list stand on lines after each other. */
function blocksText(blocks: readonly Block[]): string[] {
  const texts: string[] = []
  let isList = false
  for (const block of blocks) {
    const text = blockText(block)
    if (block.kind === 'item' && isList) texts.push(`${texts.pop()!}\n${text}`)
    else texts.push(text)
    isList = block.kind === 'item'
  }
  return texts
}

function blockText(block: Block): string {
  const text = block.runs.map(runText).join('')
  if (block.kind === 'heading') return `${'#'.repeat(Math.max(3, block.depth))} ${text}`
  if (block.kind === 'item') return `${'  '.repeat(block.level)}${block.isOrdered ? '1.' : '-'} ${text}`
  return text
}

/** Spaces stand outside the marks, which would not count otherwise. */
function runText({ text, isBold, isItalic }: Run): string {
  const mark = `${isBold ? '**' : ''}${isItalic ? '*' : ''}`
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  if (mark === '' || inner === '') return escaped(text)
  return `${before}${mark}${escaped(inner)}${mark}${after}`
}

/** Text that stays text: no mark-up of Markdown or HTML begins in it. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\r\n\u2028\u2029]+/g, ' ')
    .replaceAll(/[\\`*_{}[\]()<>#|~&!]/g, String.raw`\$&`)
    .replace(
      /^(\s*)([-+=]|\d+[.)])/,
      (_, space: string, sign: string) => `${space}${sign.slice(0, -1)}\\${sign.slice(-1)}`,
    )
}
