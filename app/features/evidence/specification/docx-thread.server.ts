import { parentPort, workerData } from 'node:worker_threads'
import {
  AlignmentType,
  Document,
  Footer,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx'
import type { WorkSection } from './clauses.ts'
import type { Block, Run } from './template.ts'
import type { SpecificationHead } from './to-markdown.ts'

export interface DocxJob {
  readonly head: SpecificationHead
  readonly sections: readonly WorkSection[]
  /** `en-AU` */
  readonly language: string
}

const HEADINGS = [HeadingLevel.HEADING_2, HeadingLevel.HEADING_3, HeadingLevel.HEADING_4] as const
/** Levels of a list that a template may have. */
const LEVELS = [0, 1, 2, 3, 4]
/** Twentieths of a point. */
const INDENT = 360

function documentOf({ head, sections, language }: DocxJob): Document {
  const { title, about } = head
  return new Document({
    title,
    creator: 'Specify',
    description: about.join(' '),
    styles: {
      default: {
        document: { run: { font: 'Arial', size: 20, language: { value: language } } },
        title: { run: { font: 'Arial', size: 44, bold: true }, paragraph: { spacing: { after: 120 } } },
        heading1: {
          run: { font: 'Arial', size: 28, bold: true },
          paragraph: { spacing: { before: 360, after: 120 }, keepNext: true },
        },
        heading2: {
          run: { font: 'Arial', size: 23, bold: true },
          paragraph: { spacing: { before: 240, after: 80 }, keepNext: true },
        },
        heading3: {
          run: { font: 'Arial', size: 21, bold: true },
          paragraph: { spacing: { before: 160, after: 60 }, keepNext: true },
        },
      },
    },
    numbering: {
      config: [
        { reference: 'bullets', levels: LEVELS.map((level) => listLevel(level, LevelFormat.BULLET, '•')) },
        {
          reference: 'numbers',
          levels: LEVELS.map((level) => listLevel(level, LevelFormat.DECIMAL, `%${level + 1}.`)),
        },
      ],
    },
    sections: [
      {
        headers: { default: new Header({ children: [new Paragraph({ children: [small(title)] })] }) },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.RIGHT,
                children: [
                  new TextRun({ size: 16, children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
                ],
              }),
            ],
          }),
        },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(printable(title))] }),
          ...about.map((line) => new Paragraph({ spacing: { after: 60 }, children: [small(line)] })),
          ...sections.flatMap((section) => [
            new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(printable(section.title))] }),
            ...section.clauses.flatMap(({ blocks }) => blocks.map(paragraphOf)),
          ]),
        ],
      },
    ],
  })
}

function listLevel(level: number, format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) {
  const indent = { left: INDENT * (level + 1), hanging: INDENT * 0.75 }
  return { level, format, text, alignment: AlignmentType.LEFT, style: { paragraph: { indent } } }
}

function paragraphOf(block: Block): Paragraph {
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

function small(text: string): TextRun {
  return new TextRun({ text: printable(text), size: 17, color: '65615A' })
}

/** XML has no place for control characters and halves of surrogate pairs. */
function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is removed
  return text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
}

const made = await Packer.toArrayBuffer(documentOf(workerData as DocxJob))
parentPort?.postMessage(made, [made])
