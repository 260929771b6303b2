import type { CisternSpec } from '#demo/families/toilets/cistern.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import { LINES, type LineId } from '../lines/all.ts'
import type { ProductDraft } from '../model.ts'
import { modelSizeMm } from '../record/model-sizes.ts'
import { inFinishes } from '../record/options.ts'
import { compose } from '../record/text.ts'
import { SPARE } from '../spare-parts/codes.ts'

interface CisternRow {
  readonly line: LineId
  readonly code: string
  readonly name: string
  readonly price: number
  readonly form: CisternSpec['form']
  readonly widthMm: number
  readonly heightMm: number
  readonly depthMm: number
  readonly button?: CisternSpec['button']
  readonly colours?: readonly FinishName[]
  readonly touchless?: true
  readonly connected?: true
}

// oxfmt-ignore
const CISTERNS: readonly CisternRow[] = [
  { line: 'urbaneTwo', code: '747010', name: 'Urbane II Close Coupled Cistern', price: 312, form: 'close-coupled', widthMm: 380, heightMm: 410, depthMm: 165, colours: ['White', 'Matte White', 'Matte Black'] },
  { line: 'lianoTwo', code: '747012', name: 'Liano II Close Coupled Cistern', price: 318, form: 'close-coupled', widthMm: 372, heightMm: 405, depthMm: 162, colours: ['White', 'Matte White'] },
  { line: 'conturaTwo', code: '747014', name: 'Contura II Close Coupled Cistern', price: 324, form: 'close-coupled', widthMm: 376, heightMm: 412, depthMm: 164, colours: ['White', 'Matte White', 'Matte Clay'] },
  { line: 'luna', code: '747016', name: 'Luna Close Coupled Cistern', price: 218, form: 'close-coupled', widthMm: 370, heightMm: 395, depthMm: 160 },
  { line: 'opal', code: '747018', name: 'Opal Cistern with Raised Buttons', price: 286, form: 'close-coupled', widthMm: 390, heightMm: 420, depthMm: 170 },
  { line: 'care', code: '747020', name: 'Care Connector Cistern', price: 242, form: 'connector', widthMm: 430, heightMm: 360, depthMm: 150, button: 'raised' },
  { line: 'basis', code: 'ST7022', name: 'Stylus Basis Close Coupled Cistern', price: 146, form: 'close-coupled', widthMm: 365, heightMm: 385, depthMm: 158, button: 'oval' },
  { line: 'plainStylus', code: 'ST7024', name: 'Stylus Universal Connector Cistern', price: 98, form: 'connector', widthMm: 440, heightMm: 345, depthMm: 140, button: 'round' },
  { line: 'plain', code: '237010', name: 'Invisi Series II In-wall Cistern', price: 296, form: 'in-wall', widthMm: 420, heightMm: 460, depthMm: 120 },
  { line: 'plain', code: '237012', name: 'Invisi Series II Cistern with Frame, 820 mm', price: 548, form: 'in-wall-frame', widthMm: 450, heightMm: 820, depthMm: 140 },
  { line: 'plain', code: '237014', name: 'Invisi Series II Cistern with Frame, 1140 mm', price: 586, form: 'in-wall-frame', widthMm: 450, heightMm: 1140, depthMm: 140 },
  { line: 'care', code: '237016', name: 'Care Cistern with Frame, 1140 mm', price: 694, form: 'in-wall-frame', widthMm: 520, heightMm: 1140, depthMm: 150, button: 'raised' },
  { line: 'lianoElectronic', code: '237018', name: 'LIANOE Touchless In-wall Cistern', price: 842, form: 'in-wall', widthMm: 420, heightMm: 470, depthMm: 125, touchless: true },
  { line: 'lianoElectronic', code: '237020', name: 'LIANOE Smart Command Cistern with Frame', price: 1124, form: 'in-wall-frame', widthMm: 450, heightMm: 1140, depthMm: 140, touchless: true, connected: true },
]

/** Cisterns on the pan, on the wall and in it. */
export function cisterns(): ProductDraft[] {
  return CISTERNS.map(toCistern)
}

function toCistern(row: CisternRow): ProductDraft {
  const line = LINES[row.line]
  const isInWall = row.form === 'in-wall' || row.form === 'in-wall-frame'
  const isCeramic = row.form === 'close-coupled'
  const spec: CisternSpec = {
    family: 'cistern',
    form: row.form,
    widthMm: row.widthMm,
    heightMm: row.heightMm,
    depthMm: row.depthMm,
    button: row.button ?? line.form.button,
  }
  const size = modelSizeMm(spec)
  return {
    code: row.code,
    name: row.name,
    line,
    at: [isInWall ? 'sanitaryware/in-wall-cisterns' : 'sanitaryware/cisterns'],
    types: [
      ...(row.form === 'in-wall-frame' ? ['Pre-fabrication frames'] : []),
      ...(row.touchless ? ['Touchless'] : []),
    ],
    price: row.price,
    description: compose(
      row.code,
      isInWall
        ? [
            `It is ${size.depth} mm deep and goes into a 90 mm stud wall with packing, or into masonry.`,
            `Everything that wears is reached through the flush plate; the tank is blown in one piece.`,
          ]
        : [
            'The inlet valve is below the water line and fills without a whistle.',
            'Inlet and outlet valve are shared by all Caroma and Stylus cisterns of the last ten years.',
          ],
      row.form === 'in-wall-frame'
        ? [
            'The galvanised frame is factory assembled and carries 400 kg; four feet adjust by 200 mm.',
            'Frames are delivered plumbed and tested, so prefabricated pods are closed in the factory.',
          ]
        : ['Flush is set to 4.5 and 3 litres and can be trimmed by a litre either way.'],
      row.touchless
        ? ['A hand held 60 mm before the plate gives the half flush, a second longer the full one.']
        : [`Over all it is ${size.width} mm wide, ${size.height} mm high and ${size.depth} mm deep.`],
      row.connected ? ['Counts and leaks are reported to the Smart Command gateway.'] : [''],
    ),
    bullets: [
      'Dual flush 4.5/3 L, 4 star WELS',
      isInWall ? 'Maintenance through the plate opening' : 'Bottom or back entry',
      row.form === 'in-wall-frame' ? 'Self-supporting frame for wall-hung pans' : 'Inlet valve ½" BSP, brass shank',
      ...(row.connected ? ['Smart Command: flush counts and leak alarm'] : []),
    ],
    options: inFinishes(line, row.colours ?? ['White'], spec),
    views: ['hero', 'front'],
    wels: { device: 'toilet', fullLitres: 4.5, halfLitres: 3 },
    attributes: {
      'inlet-type': isInWall ? 'Top or side entry, ½" BSP' : 'Back or bottom entry, ½" BSP',
      'outlet-type': row.form === 'connector' ? '50 mm flush pipe' : isInWall ? '90 mm flush bend' : 'Close coupled',
      'capacity-size': 6,
      ...(isInWall ? { 'cistern-series': row.touchless ? 'LIANOE' : 'Invisi Series II' } : {}),
      ...(isCeramic ? { 'item-material': 'Vitreous china', 'coating-method': 'Vitreous glaze' } : {}),
      ...(row.form === 'in-wall-frame'
        ? { 'pre-fabrication-frames': true, 'item-material': 'HDPE tank, galvanised steel frame' }
        : {}),
      ...(row.touchless ? { 'touchless-smart': true } : {}),
      ...(row.connected ? { 'smart-command': true } : {}),
      ...(row.line === 'care' ? { IsAS14281Compliant: true, IsNZ41121Compliant: true } : {}),
    },
    spares: () =>
      isInWall
        ? [SPARE.inletSide, SPARE.outletInWall]
        : [SPARE.inletSide, SPARE.inletBottom, SPARE.outletDual, SPARE.cisternSeals],
  }
}
