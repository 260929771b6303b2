import type { ToiletSuiteSpec } from '#demo/families/toilets/toilet-suite.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import type { FeedAttributes } from '../attributes.ts'
import { LINES } from '../lines/all.ts'
import { suiteWords } from '../lines/line.ts'
import type { Option, ProductDraft } from '../model.ts'
import { FINISH_TRADE } from '../record/finish-trade.ts'
import { compose } from '../record/text.ts'
import { starsOf, type Wels } from '../record/wels.ts'
import { SPARE } from '../spare-parts/codes.ts'
import { SUITES, type Connection, type SuiteRow } from './suite-rows.ts'

/** Pipe connections of a suite, as a choice between variants. */
const CONNECTIONS: Record<Connection, { suffix: string; label: string; attributes: FeedAttributes }> = {
  'back-entry': { suffix: '', label: 'Back entry', attributes: { 'inlet-type': 'Back entry' } },
  'bottom-entry': { suffix: 'BE', label: 'Bottom entry', attributes: { 'inlet-type': 'Bottom entry' } },
  's-trap': { suffix: 'S', label: 'S trap', attributes: { 'trap-type': 'S trap', 'set-out': '140 mm' } },
  'p-trap': { suffix: 'P', label: 'P trap', attributes: { 'trap-type': 'P trap', 'set-out': '180 mm' } },
  'seat-white': { suffix: '', label: 'White seat', attributes: {} },
  'seat-grey': { suffix: 'GR', label: 'Grey seat', attributes: {} },
  'seat-blue': { suffix: 'BU', label: 'Blue seat', attributes: {} },
}

const PLACES = {
  'close-coupled': 'sanitaryware/close-coupled-toilets',
  connector: 'sanitaryware/close-coupled-toilets',
  'back-to-wall': 'sanitaryware/back-to-wall-toilets',
  'wall-faced': 'sanitaryware/wall-faced-toilets',
  'wall-faced-invisi': 'sanitaryware/wall-faced-toilets',
  'wall-hung': 'sanitaryware/wall-hung-toilets',
} as const satisfies Record<ToiletSuiteSpec['style'], string>

/** Complete suites: pan, cistern and seat under one code. */
export function toiletSuites(): ProductDraft[] {
  return SUITES.map(toSuite)
}

function toSuite(row: SuiteRow): ProductDraft {
  const line = LINES[row.line]
  const wels: Wels = { device: 'toilet', fullLitres: row.flush?.[0] ?? 4.5, halfLitres: row.flush?.[1] ?? 3 }
  const kind = row.kind ? (`sanitaryware/${row.kind}-toilets` as const) : null
  return {
    code: row.code,
    name: row.name,
    line,
    at: [...(kind ? [kind] : []), PLACES[row.style], 'sanitaryware/toilet-suites'],
    ...(row.types ? { types: row.types } : {}),
    price: row.price,
    description: [describe(row), row.note].filter(Boolean).join(' '),
    bullets: bullets(row, wels),
    localBullets: {
      au: ['WaterMark certified to AS 1172.1 and AS 1172.2'],
      nz: ['Meets AS 1172.1; suits Building Code G13/AS1'],
    },
    options: options(row),
    views: ['hero', 'front', 'detail'],
    wels,
    attributes: {
      'trap-type': 'S & P trap',
      'set-out': row.style === 'wall-hung' ? '225 mm from floor (P trap)' : '90–280 mm (S trap), 185 mm (P trap)',
      'clean-flush': row.cleanflush,
      'outlet-type': '100 mm DWV',
      'inlet-type': row.style === 'wall-hung' || row.style === 'wall-faced-invisi' ? 'In-wall cistern' : 'Back entry',
      ...compliance(row),
      ...row.more,
    },
    bundle: ({ spec, finish }) => [
      ...(row.parts?.pan ? [inColour(row.parts.pan, finish)] : []),
      ...(row.parts?.cistern ? [inColour(row.parts.cistern, finish)] : []),
      ...(row.parts?.seat ? [`${row.parts.seat}${seatSuffix(spec)}`] : []),
      ...(row.parts?.plate ? [row.parts.plate] : []),
    ],
    spares: ({ attributes }) =>
      row.style === 'wall-hung' || row.style === 'wall-faced-invisi'
        ? [SPARE.inletSide, SPARE.outletInWall, SPARE.panBolts]
        : [
            attributes?.['inlet-type'] === 'Bottom entry' ? SPARE.inletBottom : SPARE.inletSide,
            SPARE.outletDual,
            SPARE.cisternSeals,
            SPARE.panBolts,
          ],
  }
}

/** China is ordered in the colour of the suite; its codes begin with 74. What goes in the wall is white. */
function inColour(code: string, finish: FinishName): string {
  return code.startsWith('74') ? code.replace(/W$/, FINISH_TRADE[finish].suffix) : code
}

function seatSuffix(spec: Option['spec']): string {
  const colour = spec.family === 'toilet-suite' ? (spec.seatColour ?? 'white') : 'white'
  return { white: 'W', grey: 'GR', blue: 'BU' }[colour]
}

/** A letter that stands alone is a shape: `S trap`. */
function afterComma(label: string): string {
  return label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())
}

/** Connections in every colour. Colours are fired by hand, which is what they cost more for. */
function options(row: SuiteRow): Option[] {
  const colours: readonly FinishName[] = row.colours ?? ['White']
  return colours.flatMap((finish) =>
    row.connections.map((connection) => {
      const { suffix, label, attributes } = CONNECTIONS[connection]
      return {
        suffix: `${suffix}${FINISH_TRADE[finish].suffix}`,
        finish,
        label: colours.length > 1 ? `${finish}, ${afterComma(label)}` : label,
        priceFactor: finish === 'White' ? 1 : 1.38,
        spec: toSpec(row, connection),
        attributes,
      }
    }),
  )
}

function toSpec(row: SuiteRow, connection: Connection): ToiletSuiteSpec {
  const { form } = LINES[row.line]
  const isInWall = row.style === 'wall-hung' || row.style === 'wall-faced-invisi'
  const seatColour = connection === 'seat-grey' ? 'grey' : connection === 'seat-blue' ? 'blue' : null
  return {
    family: 'toilet-suite',
    style: row.style,
    design: form.pan,
    widthMm: row.widthMm ?? (form.pan === 'square' ? 358 : 364),
    depthMm: row.depthMm,
    heightMm: row.heightMm,
    seatHeightMm: row.seatHeightMm,
    seat: row.seat,
    ...(seatColour ? { seatColour } : {}),
    button: form.button,
    ...(isInWall ? { plate: row.plate ?? 'round-buttons' } : {}),
    ...(row.backrest ? { backrest: true } : {}),
  }
}

/**
 * AS 1428.1 (2021) asks for a seat at 460 to 480 mm, 800 mm of projection and a backrest; NZS 4121 for 460 mm and 700 to
 * 750 mm at least; ambulant cubicles for the seat height and 610 to 660 mm of projection.
 */
function compliance({ seatHeightMm, depthMm, backrest }: SuiteRow): FeedAttributes {
  const isRaised = seatHeightMm >= 460 && seatHeightMm <= 480
  return {
    IsAS14281Compliant: isRaised && depthMm >= 790 && backrest === true,
    IsAS14281Ambulant: isRaised && depthMm >= 610 && depthMm <= 660,
    IsNZ41121Compliant: isRaised && depthMm >= 700,
    IsIndependentLivingCompliant: isRaised,
  }
}

function bullets(row: SuiteRow, wels: Wels): string[] {
  const flush = wels.device === 'toilet' ? `${wels.fullLitres}/${wels.halfLitres} L` : ''
  return [
    `${starsOf(wels)} star WELS rating, ${flush} dual flush`,
    row.cleanflush ? 'Cleanflush: no rim, the whole bowl is in sight' : 'Box rim, easily replaced with the older pan',
    `Seat height ${row.seatHeightMm} mm, projection ${row.depthMm} mm`,
    row.seat === 'single-flap'
      ? 'Single flap seat included'
      : row.seat === 'slim'
        ? 'Slim soft close seat, lifts off for cleaning'
        : 'Soft close seat included',
    ...(row.backrest ? ['Backrest 120 to 150 mm above the seat'] : []),
  ]
}

function describe(row: SuiteRow): string {
  return compose(
    row.code,
    suiteWords(LINES[row.line]),
    {
      'wall-faced': [
        'Pan and cistern stand flush against the wall, so there is nothing behind to reach for.',
        `Sides run straight to the wall, and the pan projects ${row.depthMm} mm.`,
      ],
      'wall-faced-invisi': [
        'The cistern is in the wall and leaves only a plate in sight.',
        `With the cistern in the wall the pan takes ${row.depthMm} mm of the room.`,
      ],
      'back-to-wall': [
        `A skirted pan projects ${row.depthMm} mm and covers set-outs from 90 to 280 mm.`,
        'The skirt closes against the wall; pipes are adjusted by the bend in the carton.',
      ],
      'close-coupled': [
        `An open trap makes it the simplest suite to connect, at ${row.depthMm} mm from wall to front.`,
        'The trap is in view and in reach, which plumbers prefer for renovations on old pipes.',
      ],
      connector: [
        'The cistern hangs on the wall, joined by a 50 mm flush pipe, and suits set-outs that nothing else does.',
      ],
      'wall-hung': [
        'It hangs from a frame and leaves the floor free for the mop.',
        `The pan hangs with its seat ${row.seatHeightMm} mm above the floor; the frame decides the height, so it can be set elsewhere.`,
      ],
    }[row.style],
    row.cleanflush
      ? [
          'Without a rim there is no edge that is cleaned by feel.',
          'Water enters from two sides and rinses up to the lip at 4.5 litres.',
          'The open rim is rinsed whole and wiped with one hand.',
        ]
      : ['The box rim is the one replaced suites had, which keeps seats and habits.'],
    row.seatHeightMm >= 460 ? [`The seat stands ${row.seatHeightMm} mm high for easier standing up.`, ''] : [''],
  )
}
