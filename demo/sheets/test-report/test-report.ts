import type { ProductModel } from '../../models/assembly.ts'
import { codesAlike, openDocument } from '../open-document.ts'
import { heading, paragraph, table, type TableRow } from '../paper/blocks.ts'
import { COLOURS, STYLES } from '../paper/paper.ts'
import type { SheetSubject } from '../subject.ts'

/** Writes the test report as PDF, for staff: sizes stated by the catalogue against those of the model. */
export function writeTestReport(
  subject: SheetSubject,
  model: ProductModel,
  statedMm: readonly number[],
): Promise<Buffer> {
  const flow = openDocument(subject, {
    type: 'test-report',
    kind: 'Test report',
    name: subject.product.name.au,
    below: codesAlike(subject).join('   '),
    belowStyle: { ...STYLES.code, colour: COLOURS.soft },
  })
  const { paper } = flow
  flow.section([heading(paper, 'Subject'), paragraph(paper, SUBJECT)], 4)
  const rows = model.dimensions.map((dimension) => measurementRow(dimension, statedMm))
  flow.section([heading(paper, 'Dimensions'), ...table(paper, COLUMNS, rows)])
  flow.section([paragraph(paper, METHOD, STYLES.small)], 8)
  return flow.finish()
}

const COLUMNS = [
  { title: 'Dimension', share: 0.4 },
  { title: 'Measured', share: 0.2 },
  { title: 'Stated', share: 0.2 },
  { title: 'Deviation', share: 0.2 },
]

/** Stated sizes are whole millimetres of the product, edges and feet left out. */
const SAME_SIZE_MM = 2

function measurementRow({ name, valueMm }: ProductModel['dimensions'][number], statedMm: readonly number[]): TableRow {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const stated = statedMm.find((size) => Math.abs(size - valueMm) <= SAME_SIZE_MM)
  return {
    cells: [
      words.charAt(0).toUpperCase() + words.slice(1),
      `${Number(valueMm.toFixed(1))} mm`,
      stated === undefined ? '–' : `${stated} mm`,
      stated === undefined ? '–' : `${(valueMm - stated).toFixed(1)} mm`,
    ],
  }
}

const SUBJECT =
  'Dimensional inspection of the model that the drawings and BIM files of this product are made of, against the sizes that the catalogue states. For staff: the report is not published with the product.'
const METHOD =
  'Measured between the named points of the model, in millimetres, rounded to one decimal. A dash stands where the catalogue does not state the size.'
