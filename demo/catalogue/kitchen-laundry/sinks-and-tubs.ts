import type { KitchenSinkSpec } from '#demo/families/kitchen/kitchen-sink.ts'
import type { LaundryTubSpec } from '#demo/families/kitchen/laundry-tub.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import { LINES, type LineId } from '../lines/all.ts'
import type { Option, ProductDraft } from '../model.ts'
import { FINISH_TRADE } from '../record/finish-trade.ts'
import { compose } from '../record/text.ts'

type Drainer = KitchenSinkSpec['drainer']

interface SinkRow {
  readonly line: LineId
  readonly code: string
  readonly name: string
  readonly price: number
  readonly mount: KitchenSinkSpec['mount']
  readonly bowls: KitchenSinkSpec['bowls']
  /** Left and right drainer are variants of one sink. */
  readonly drainers: readonly Drainer[]
  readonly widthMm: number
  readonly depthMm: number
  readonly bowlMm: number
  readonly cornerMm: number
  /** Each number of tap holes is a variant. */
  readonly tapHoles: readonly (0 | 1)[]
  readonly finishes?: readonly FinishName[]
  readonly material?: string
}

const HANDS: readonly Drainer[] = ['left', 'right']

// oxfmt-ignore
const SINKS: readonly SinkRow[] = [
  { line: 'razor', code: 'CL7010', name: 'Clark Razor Single Bowl Sink', price: 586, mount: 'undermount', bowls: 'single', drainers: ['none'], widthMm: 500, depthMm: 440, bowlMm: 200, cornerMm: 10, tapHoles: [0], finishes: ['Stainless Steel', 'Gunmetal', 'Brushed Brass'] },
  { line: 'razor', code: 'CL7012', name: 'Clark Razor Large Single Bowl Sink', price: 712, mount: 'undermount', bowls: 'single', drainers: ['none'], widthMm: 760, depthMm: 450, bowlMm: 210, cornerMm: 10, tapHoles: [0], finishes: ['Stainless Steel', 'Gunmetal'] },
  { line: 'razor', code: 'CL7014', name: 'Clark Razor Double Bowl Sink', price: 846, mount: 'undermount', bowls: 'double', drainers: ['none'], widthMm: 820, depthMm: 450, bowlMm: 200, cornerMm: 10, tapHoles: [0], finishes: ['Stainless Steel', 'Gunmetal'] },
  { line: 'razor', code: 'CL7016', name: 'Clark Razor One and a Half Bowl Sink with Drainer', price: 968, mount: 'flushmount', bowls: 'one-and-half', drainers: HANDS, widthMm: 1080, depthMm: 500, bowlMm: 200, cornerMm: 10, tapHoles: [0, 1] },
  { line: 'razor', code: 'CL7018', name: 'Clark Razor Flushmount Single Bowl Sink with Drainer', price: 824, mount: 'flushmount', bowls: 'single', drainers: HANDS, widthMm: 860, depthMm: 500, bowlMm: 200, cornerMm: 10, tapHoles: [0, 1] },
  { line: 'prism', code: 'CL7110', name: 'Clark Prism Single Bowl Sink with Drainer', price: 426, mount: 'inset', bowls: 'single', drainers: HANDS, widthMm: 860, depthMm: 500, bowlMm: 190, cornerMm: 25, tapHoles: [0, 1] },
  { line: 'prism', code: 'CL7112', name: 'Clark Prism One and a Half Bowl Sink', price: 518, mount: 'inset', bowls: 'one-and-half', drainers: HANDS, widthMm: 1080, depthMm: 500, bowlMm: 190, cornerMm: 25, tapHoles: [0, 1] },
  { line: 'prism', code: 'CL7114', name: 'Clark Prism Double Bowl Sink with Drainer', price: 586, mount: 'inset', bowls: 'double', drainers: HANDS, widthMm: 1180, depthMm: 500, bowlMm: 190, cornerMm: 25, tapHoles: [1] },
  { line: 'prism', code: 'CL7116', name: 'Clark Prism Compact Bowl', price: 268, mount: 'undermount', bowls: 'single', drainers: ['none'], widthMm: 400, depthMm: 420, bowlMm: 180, cornerMm: 25, tapHoles: [0] },
  { line: 'clark', code: 'CL7210', name: 'Clark Monaco Single Bowl Sink with Drainer', price: 248, mount: 'inset', bowls: 'single', drainers: HANDS, widthMm: 780, depthMm: 480, bowlMm: 165, cornerMm: 60, tapHoles: [0, 1], finishes: ['Stainless Steel'] },
  { line: 'clark', code: 'CL7212', name: 'Clark Monaco Double Bowl Sink, Double Drainer', price: 398, mount: 'inset', bowls: 'double', drainers: ['both'], widthMm: 1380, depthMm: 480, bowlMm: 165, cornerMm: 60, tapHoles: [0, 1], finishes: ['Stainless Steel'] },
  { line: 'clark', code: 'CL7214', name: 'Clark Round Bar Sink', price: 196, mount: 'round', bowls: 'single', drainers: ['none'], widthMm: 430, depthMm: 430, bowlMm: 170, cornerMm: 60, tapHoles: [0, 1], finishes: ['Stainless Steel'] },
  { line: 'clark', code: 'CL7216', name: 'Clark Belfast Fireclay Sink', price: 1124, mount: 'apron', bowls: 'single', drainers: ['none'], widthMm: 760, depthMm: 460, bowlMm: 220, cornerMm: 25, tapHoles: [0], finishes: ['White', 'Matte White'], material: 'Fireclay' },
  { line: 'clark', code: 'CL7218', name: 'Clark Belfast Double Fireclay Sink', price: 1386, mount: 'apron', bowls: 'double', drainers: ['none'], widthMm: 860, depthMm: 470, bowlMm: 220, cornerMm: 25, tapHoles: [0], finishes: ['White'], material: 'Fireclay' },
  { line: 'clark', code: 'CL7220', name: 'Clark Granite Single Bowl Sink', price: 642, mount: 'undermount', bowls: 'single', drainers: ['none'], widthMm: 560, depthMm: 460, bowlMm: 200, cornerMm: 25, tapHoles: [0], finishes: ['Matte Black', 'Matte Grey', 'Matte White'], material: 'Granite composite' },
  { line: 'clark', code: 'CL7222', name: 'Clark Granite One and a Half Bowl Sink with Drainer', price: 786, mount: 'inset', bowls: 'one-and-half', drainers: HANDS, widthMm: 1000, depthMm: 500, bowlMm: 200, cornerMm: 25, tapHoles: [1], finishes: ['Matte Black', 'Matte Grey'], material: 'Granite composite' },
  { line: 'civic', code: '879310', name: 'Civic Cleaner Sink', price: 686, mount: 'inset', bowls: 'single', drainers: ['none'], widthMm: 560, depthMm: 450, bowlMm: 240, cornerMm: 60, tapHoles: [0], finishes: ['Stainless Steel'] },
]

const DRAINER_NAMES: Record<Drainer, [string, string]> = {
  none: ['', ''],
  left: ['Left drainer', 'L'],
  right: ['Right drainer', 'R'],
  both: ['', ''],
}

export function kitchenSinks(): ProductDraft[] {
  return SINKS.map(toSink)
}

function toSink(row: SinkRow): ProductDraft {
  const line = LINES[row.line]
  const options = row.drainers.flatMap((drainer) =>
    row.tapHoles.flatMap((tapHoles) =>
      (row.finishes ?? ['Stainless Steel' as const]).map((finish) => toSinkOption(row, drainer, tapHoles, finish)),
    ),
  )
  const material = row.material ?? '304 stainless steel'
  return {
    code: row.code,
    name: row.name,
    line,
    at: ['kitchen-laundry/kitchen-sinks'],
    price: row.price,
    description: compose(
      row.code,
      row.material === 'Fireclay'
        ? [
            'Fireclay is fired in one piece and shrugs off heat, knives and beetroot.',
            'A deep front and plain sides make it the sink of country kitchens.',
          ]
        : row.material
          ? ['Eighty per cent quartz in acrylic resin: quiet, matte and proof against 280 °C.']
          : [
              ...line.metalware,
              row.cornerMm <= 10
                ? 'Corners of 10 mm give the most room for the cut-out and are still reached by a brush.'
                : row.cornerMm <= 25
                  ? 'Corners of 25 mm are reached by a sponge.'
                  : 'Wide corners are the easiest to clean.',
            ],
      {
        inset: [
          `It drops into a cut-out of ${row.widthMm - 20} by ${row.depthMm - 20} mm and is clamped from below.`,
          'A folded rim of one millimetre lies on the bench over a foam seal.',
        ],
        undermount: [
          'Clips and silicone hold it below stone; the edge of the bench is polished over the bowl.',
          'Set it below the bench, level with the cut or 3 mm back.',
        ],
        flushmount: ['Let into the stone it is wiped across without a step; it may also lie on top.'],
        apron: [
          `The front stands 20 mm proud of the cabinet; ${row.depthMm} mm deep, it needs a bench cut to its shape.`,
        ],
        round: ['A single round bowl for bars, islands and classrooms.'],
      }[row.mount],
      [
        `Overall it measures ${row.widthMm} by ${row.depthMm} mm.`,
        `It takes a cabinet of ${Math.ceil((Math.min(row.widthMm, 900) + 60) / 50) * 50} mm or more.`,
      ],
      [
        `The bowl is ${row.bowlMm} mm deep.`,
        row.material
          ? 'A basket waste is included.'
          : 'Sound-deadening pads are bonded below, and a basket waste is included.',
      ],
    ),
    bullets: [
      `${row.widthMm} x ${row.depthMm} mm, bowl ${row.bowlMm} mm deep`,
      row.material ??
        (row.cornerMm <= 10
          ? '304 stainless steel, 1.2 mm, corners 10 mm'
          : `304 stainless steel, ${row.cornerMm <= 25 ? '1.0' : '0.8'} mm`),
      'Basket waste 90 mm included',
    ],
    options,
    views: ['hero', 'top'],
    attributes: {
      'item-material': material,
      ...(row.material ? { 'coating-method': row.material === 'Fireclay' ? 'Vitreous glaze' : 'Uncoated' } : {}),
      'waste-position': row.cornerMm <= 10 ? 'Rear' : 'Centre',
      overflow: row.mount === 'apron' ? 'With overflow' : 'No overflow',
      'outlet-type': '90 mm basket waste',
    },
    bundle: () => ['4124S'],
    spares: () => ['4124S'],
  }
}

function toSinkOption(row: SinkRow, drainer: Drainer, tapHoles: 0 | 1, finish: FinishName): Option {
  const [drainerName, drainerLetter] = DRAINER_NAMES[drainer]
  const holes = row.tapHoles.length > 1 ? (tapHoles === 0 ? 'no tap hole' : '1 tap hole') : ''
  const colour = (row.finishes?.length ?? 1) > 1 || (!drainerName && !holes) ? finish : ''
  const label = [drainerName, holes, colour].filter(Boolean).join(', ')
  return {
    suffix: [
      row.tapHoles.length > 1 ? `.${tapHoles}` : '',
      drainerLetter,
      (row.finishes?.length ?? 1) > 1 ? FINISH_TRADE[finish].suffix : '',
    ].join(''),
    finish,
    label: label.charAt(0).toUpperCase() + label.slice(1),
    priceFactor: finish === 'Stainless Steel' || row.material ? 1 : FINISH_TRADE[finish].priceFactor,
    spec: {
      family: 'kitchen-sink',
      mount: row.mount,
      bowls: row.bowls,
      drainer,
      widthMm: row.widthMm,
      depthMm: row.depthMm,
      bowlDepthMm: row.bowlMm,
      cornerRadiusMm: row.cornerMm,
      tapHoles,
    },
  }
}

interface TubRow {
  readonly code: string
  readonly name: string
  /** New Zealand calls a tub with its cabinet a supertub. */
  readonly nameInNz?: string
  readonly price: number
  readonly form: LaundryTubSpec['form']
  readonly litres: number
  readonly widthsMm: readonly number[]
  readonly depthMm: number
  readonly heightMm: number
  readonly bowls: LaundryTubSpec['bowls']
  readonly doors?: 1 | 2
  readonly line?: LineId
}

// oxfmt-ignore
const TUBS: readonly TubRow[] = [
  { code: 'CL8045', name: 'Clark Cyclone 45L Laundry Tub', nameInNz: 'Clark Cyclone 45L Laundry Supertub', price: 398, form: 'cabinet', litres: 45, widthsMm: [560], depthMm: 565, heightMm: 900, bowls: 1, doors: 1 },
  { code: 'CL8030', name: 'Clark Cyclone 30L Compact Laundry Tub', nameInNz: 'Clark Cyclone 30L Compact Supertub', price: 348, form: 'cabinet', litres: 30, widthsMm: [455], depthMm: 500, heightMm: 895, bowls: 1, doors: 1 },
  { code: 'CL8070', name: 'Clark Cyclone 70L Laundry Tub', nameInNz: 'Clark Cyclone 70L Laundry Supertub', price: 512, form: 'cabinet', litres: 70, widthsMm: [710], depthMm: 565, heightMm: 905, bowls: 1, doors: 2 },
  { code: 'CL8090', name: 'Clark Cyclone Double Laundry Tub', nameInNz: 'Clark Cyclone Double Supertub', price: 724, form: 'cabinet', litres: 80, widthsMm: [980], depthMm: 565, heightMm: 905, bowls: 2, doors: 2 },
  { code: 'CL8110', name: 'Clark Utility Inset Tub 42L', price: 286, form: 'inset', litres: 42, widthsMm: [610], depthMm: 500, heightMm: 235, bowls: 1 },
  { code: 'CL8112', name: 'Clark Razor Inset Laundry Tub 35L', price: 468, form: 'inset', litres: 35, widthsMm: [500], depthMm: 440, heightMm: 240, bowls: 1, line: 'razor' },
  { code: 'CL8120', name: 'Clark Wall Mounted Laundry Trough', price: 324, form: 'wall', litres: 45, widthsMm: [560], depthMm: 460, heightMm: 300, bowls: 1 },
  { code: 'CL8122', name: 'Clark Wall Mounted Double Trough', price: 486, form: 'wall', litres: 80, widthsMm: [960], depthMm: 460, heightMm: 300, bowls: 2 },
]

export function laundryTubs(): ProductDraft[] {
  return TUBS.map(toTub)
}

function toTub(row: TubRow): ProductDraft {
  const line = LINES[row.line ?? 'clark']
  const [widthMm = 560] = row.widthsMm
  const spec: LaundryTubSpec = {
    family: 'laundry-tub',
    form: row.form,
    widthMm,
    depthMm: row.depthMm,
    heightMm: row.heightMm,
    bowls: row.bowls,
    ...(row.doors ? { doors: row.doors } : {}),
  }
  const option = (suffix: string, label: string, priceFactor: number, hasBypass: boolean): Option => ({
    suffix,
    finish: 'Stainless Steel',
    label,
    priceFactor,
    spec,
    attributes: { 'item-tapholes': label, overflow: hasBypass ? 'With bypass' : 'No overflow' },
  })
  return {
    code: row.code,
    name: row.nameInNz ? { au: row.name, nz: row.nameInNz } : row.name,
    line,
    at: ['kitchen-laundry/laundry-tubs'],
    price: row.price,
    description: compose(
      row.code,
      [
        `The bowl is pressed from 304 stainless steel and holds ${row.litres} litres.`,
        `${row.litres} litres take a bucket, a school bag or a week of socks.`,
      ],
      {
        cabinet: [
          'The cabinet is zinc-coated steel, powder coated white, with adjustable feet and a reversible door.',
          'Washing machine hoses pass through two grommets at the side.',
        ],
        inset: ['It drops into a bench and is clamped from below.'],
        wall: ['Two folded brackets carry it on masonry or blocking; the floor below stays free.'],
      }[row.form],
      row.form === 'cabinet'
        ? ['The bypass empties the washing machine below the plug.']
        : ['A 50 mm plug and waste are included.'],
    ),
    bullets: [
      `${row.litres} L ${row.bowls === 2 ? 'in two bowls' : 'bowl'}`,
      `${widthMm} x ${row.depthMm} mm`,
      'Plug and waste included',
    ],
    options:
      row.form === 'cabinet'
        ? [option('.1', '1 tap hole', 1, true), option('.2', '2 tap holes', 1.03, true)]
        : [option('.0', 'No tap hole', 1, false), option('.1', '1 tap hole', 1.04, false)],
    views: ['hero', 'front'],
    attributes: {
      'item-material':
        row.form === 'cabinet' ? '304 stainless steel bowl, coated steel cabinet' : '304 stainless steel',
      'capacity-size': row.litres,
      'outlet-type': '50 mm plug and waste',
      'waste-position': 'Centre',
    },
    spares: () => ['4126C'],
  }
}
