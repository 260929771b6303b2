import { AlignmentType, HeadingLevel, type LevelFormat, Paragraph, TextRun } from 'docx'
import type { Block, Run } from './template.ts'

const HEADINGS = [HeadingLevel.HEADING_2, HeadingLevel.HEADING_3, HeadingLevel.HEADING_4] as const
/** Levels of a list that a template may have. */
export const LEVELS = [0, 1, 2, 3, 4]
/** Twentieths of a point. */
const INDENT = 360

export function listLevel(level: number, format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) {
  const indent = { left: INDENT * (level + 1), hanging: INDENT * 0.75 }
  return { level, format, text, alignment: AlignmentType.LEFT, style: { paragraph: { indent } } }
}

export function paragraphOf(block: Block): Paragraph {
  const children = block.runs.map(runOf)
  if (block.kind === 'heading')
    return new Paragraph({ heading: HEADINGS[Math.min(2, Math.max(0, block.depth - 3))]!, children })
  if (block.kind === 'item')
    return new Paragraph({
      numbering: { reference: block.isOrdered ? 'numbers' : 'bullets', level: block.level },
      spacing: { after: 20 },
      children,
    })
  return new Paragraph({ spacing: { before: 60, after: 120 }, children })
}

function runOf({ text, isBold, isItalic }: Run): TextRun {
  return new TextRun({ text: printable(text), bold: isBold, italics: isItalic })
}

export function smallText(text: string): TextRun {
  return new TextRun({ text: printable(text), size: 17, color: '65615A' })
}

/** XML has no place for control characters and halves of surrogate pairs. */
export function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is removed
  return text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
}
