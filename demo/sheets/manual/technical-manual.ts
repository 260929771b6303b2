import { familyOf } from '../../families/all.ts'
import { careOf } from '../care.ts'
import { specificationGroups } from '../data-sheet/specification.ts'
import type { Directory } from '../directory.ts'
import { codesAlike, openDocument } from '../open-document.ts'
import { bullets, heading, pairColumns, paragraph, table, type TableRow } from '../paper/blocks.ts'
import { lineDrawing, type DrawWithin } from '../paper/line-drawing.ts'
import { COLOURS, STYLES } from '../paper/paper.ts'
import type { SheetSubject } from '../subject.ts'
import { FIXTURE } from './manuals.ts'

/** Writes the technical manual as PDF: use, care and repair. */
export function writeTechnicalManual(subject: SheetSubject, draw: DrawWithin, directory: Directory): Promise<Buffer> {
  const { product, variant, pictures } = subject
  const manual = familyOf(pictures.spec).manual ?? FIXTURE
  const flow = openDocument(subject, {
    type: 'technical-manual',
    kind: 'Technical manual',
    name: product.name.au,
    below: codesAlike(subject).join('   '),
    belowStyle: { ...STYLES.code, colour: COLOURS.soft },
  })
  const { paper } = flow
  flow.section([heading(paper, 'Operation'), ...manual.operation.map((text) => paragraph(paper, text))], 4)
  flow.section([heading(paper, 'Dimensions'), lineDrawing(paper, draw, 230)])
  flow.section([heading(paper, 'Technical data'), pairColumns(paper, specificationGroups(subject))])
  flow.section([heading(paper, 'Maintenance'), ...table(paper, MAINTENANCE_COLUMNS, rowsOf(manual.maintenance))])
  flow.section([heading(paper, 'Faults and remedies'), ...table(paper, FAULT_COLUMNS, rowsOf(manual.faults))])
  flow.section([heading(paper, 'Cleaning'), bullets(paper, careOf(subject))])
  const spares = variant.spareReferences.flatMap((code): TableRow[] => {
    const entry = directory.get(code)
    return entry ? [{ cells: [entry.name, entry.colour || '–', code] }] : []
  })
  if (spares.length > 0) flow.section([heading(paper, 'Spare parts'), ...table(paper, SPARE_COLUMNS, spares)])
  return flow.finish()
}

const MAINTENANCE_COLUMNS = [
  { title: 'When', share: 0.22 },
  { title: 'What', share: 0.78 },
]
const FAULT_COLUMNS = [
  { title: 'Fault', share: 0.26 },
  { title: 'Cause', share: 0.34 },
  { title: 'Remedy', share: 0.4 },
]
const SPARE_COLUMNS = [
  { title: 'Part', share: 0.52 },
  { title: 'Finish', share: 0.22 },
  { title: 'Item code', share: 0.26, style: STYLES.code },
]

function rowsOf(rows: readonly (readonly string[])[]): TableRow[] {
  return rows.map((cells) => ({ cells }))
}
