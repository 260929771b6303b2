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
import { LEVELS, listLevel, paragraphOf, printable, smallText } from './docx-paragraphs.ts'
import type { SpecificationHead } from './to-markdown.ts'

export interface DocxJob {
  readonly head: SpecificationHead
  readonly sections: readonly WorkSection[]
  /** `en-AU` */
  readonly language: string
}

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
        headers: { default: new Header({ children: [new Paragraph({ children: [smallText(title)] })] }) },
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
          ...about.map((line) => new Paragraph({ spacing: { after: 60 }, children: [smallText(line)] })),
          ...sections.flatMap((section) => [
            new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(printable(section.title))] }),
            ...section.clauses.flatMap(({ blocks }) => blocks.map(paragraphOf)),
          ]),
        ],
      },
    ],
  })
}

const buffer = await Packer.toArrayBuffer(documentOf(workerData as DocxJob))
parentPort?.postMessage(buffer, [buffer])
