import type { BasinSpec } from '#demo/families/basins/basin.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import type { Hand } from '#demo/models/forms.ts'
import type { FeedAttributes } from '../attributes.ts'
import type { CategoryPath } from '../categories.ts'
import { LINES } from '../lines/all.ts'
import type { Option, ProductDraft } from '../model.ts'
import { FINISH_TRADE } from '../record/finish-trade.ts'
import { compose } from '../record/text.ts'
import { BASINS, type BasinRow } from './basin-rows.ts'

const PLACES: Record<BasinSpec['mount'], CategoryPath> = {
  'counter-top': 'basins/counter-top-basins',
  inset: 'basins/inset-basins',
  'semi-recessed': 'basins/semi-recessed-basins',
  'under-counter': 'basins/under-counter-basins',
  wall: 'basins/wall-basins',
  corner: 'basins/wall-basins',
  pedestal: 'basins/pedestal-basins',
  care: 'basins/care-basins',
  'vanity-top': 'basins/vanity-tops',
}

const MATERIALS: Record<NonNullable<BasinRow['material']>, FeedAttributes> = {
  'solid-surface': { 'item-material': 'Solid surface', 'coating-method': 'Uncoated', 'surface-finish': 'Matte' },
  fireclay: { 'item-material': 'Fireclay', 'coating-method': 'Vitreous glaze' },
  stainless: { 'item-material': '304 stainless steel', 'coating-method': 'Uncoated' },
}

const MATERIAL_WORDS: Record<NonNullable<BasinRow['material']>, readonly string[]> = {
  'solid-surface': [
    'Solid surface is the same all the way through, warm to the touch, and sanded where it is scratched.',
  ],
  fireclay: ['Fireclay is heavier and thicker than china and keeps a slight waviness from the kiln.'],
  stainless: ['Pressed and welded from 1.5 mm sheet, it stands up to what public rooms do to basins.'],
}

/** Basins of every mounting. */
export function basins(): ProductDraft[] {
  return BASINS.map(toBasin)
}

function toBasin(row: BasinRow): ProductDraft {
  const line = LINES[row.line]
  const [first] = row.sizesMm
  if (!first) throw new Error(`${row.code} has no size`)
  const title = line.title === 'Caroma' ? '' : line.title
  const size = row.sizesMm.length > 1 || row.mount === 'vanity-top' || /\d$/.test(row.model) ? '' : `${first[0]} mm`
  const place = PLACES[row.mount]
  return {
    code: row.code,
    name: [title, row.model, size].filter(Boolean).join(' '),
    line,
    at: row.mount === 'care' ? [place, 'basins/wall-basins'] : [place],
    price: row.price,
    description: [describe(row), row.note].filter(Boolean).join(' '),
    bullets: bullets(row),
    options: options(row),
    views: row.mount === 'pedestal' || row.mount === 'care' ? ['hero', 'front'] : ['hero', 'top'],
    attributes: {
      'outlet-type': row.overflow ? '32 or 40 mm waste with overflow' : '32 or 40 mm waste, free flowing',
      'waste-position': row.mount === 'corner' ? 'Front' : 'Centre',
      'capacity-to-overflow': Math.max(2, Math.round((first[0] * first[1] * Math.min(first[2], 150)) / 9_000_000)),
      ...(row.material ? MATERIALS[row.material] : {}),
      ...row.more,
    },
    spares: () => [row.overflow ? '4110C' : '4114C'],
  }
}

/** Sizes, tap holes, hands and colours, in this order. */
function options(row: BasinRow): Option[] {
  const hands = row.shelf === 'handed' ? (['left', 'right'] as const) : ([undefined] as const)
  const colours = row.colours ?? (['White'] as const)
  return row.sizesMm.flatMap((size) =>
    row.tapHoles.flatMap((tapHoles) =>
      hands.flatMap((hand) => colours.map((finish) => toOption(row, { size, tapHoles, hand, finish }))),
    ),
  )
}

interface Choice {
  readonly size: readonly [number, number, number]
  readonly tapHoles: BasinSpec['tapHoles']
  readonly hand: Hand | undefined
  readonly finish: FinishName
}

function toOption(row: BasinRow, { size: [widthMm, depthMm, heightMm], tapHoles, hand, finish }: Choice): Option {
  const line = LINES[row.line]
  const firstWidthMm = row.sizesMm[0]?.[0] ?? widthMm
  const hasSizes = row.sizesMm.length > 1
  const size = hasSizes ? `${widthMm} mm` : undefined
  const holes = row.tapHoles.length > 1 ? `${tapHoles} tap hole${tapHoles === 1 ? '' : 's'}` : undefined
  const shelf = hand ? `${hand === 'left' ? 'Left' : 'Right'} shelf` : undefined
  const colour = (row.colours?.length ?? 1) > 1 || !(size ?? holes ?? shelf) ? finish : undefined
  const suffix = [
    widthMm !== firstWidthMm || row.mount === 'vanity-top' ? `-${widthMm / 10}` : '',
    holes ? `.${tapHoles}` : '',
    hand ? hand.charAt(0).toUpperCase() : '',
    FINISH_TRADE[finish].suffix,
  ]
  return {
    suffix: suffix.join(''),
    finish,
    ...(size ? { size } : {}),
    label: line.brand === 'Stylus' ? null : [size, holes, shelf, colour].filter(Boolean).join(', '),
    priceFactor: (widthMm / firstWidthMm) ** 0.8 * (COLOUR_FACTOR[finish] ?? 1.34),
    spec: {
      family: 'basin',
      mount: row.mount,
      shape: row.shape ?? line.form.basin,
      widthMm,
      depthMm,
      heightMm,
      side: row.side ?? line.form.side,
      rimWidthMm: row.rimWidthMm ?? line.form.rimWidthMm,
      tapHoles,
      overflow: row.overflow,
      ...(hand ? { shelf: hand } : row.shelf === 'both' ? { shelf: 'both' as const } : {}),
      ...(row.bowls ? { bowls: row.bowls } : {}),
    },
  }
}

/** Matte glazes and colours are sprayed by hand. */
const COLOUR_FACTOR: Partial<Record<FinishName, number>> = { White: 1, 'Stainless Steel': 1, 'Matte White': 1.16 }

function bullets(row: BasinRow): string[] {
  return [
    row.sizesMm.map(([width, depth, height]) => `${width} x ${depth} x ${height} mm`).join('; '),
    row.overflow ? 'With overflow' : 'Without overflow, for a free-flowing waste',
    row.material === 'solid-surface'
      ? 'Solid surface, repairable on site'
      : row.material === 'fireclay'
        ? 'Fireclay, fired at 1,200 °C'
        : row.material === 'stainless'
          ? '1.5 mm stainless steel'
          : 'Vitreous china with an easy-clean glaze',
    ...(row.mount === 'care' ? ['Knee clearance to AS 1428.1:2021 when set with its rim at 800 to 830 mm'] : []),
  ]
}

function describe(row: BasinRow): string {
  const line = LINES[row.line]
  const [width = 0, depth = 0, height = 0] = row.sizesMm[0] ?? []
  return compose(
    row.code,
    row.material ? MATERIAL_WORDS[row.material] : line.ceramics,
    {
      'counter-top': [
        `It stands ${height} mm above the bench, so a bench top at 760 to 780 mm puts the rim at a comfortable height.`,
        `The foot is sealed with a bead of neutral silicone; the cut-out is a single 45 mm hole.`,
        `At ${width} by ${depth} mm it leaves room for a hand on either side on a 600 mm top.`,
      ],
      inset: [
        `The rim laps the cut-out by 15 mm and hides its edge.`,
        `It drops into a cut-out of ${width - 40} by ${depth - 40} mm; the template is in the carton.`,
      ],
      'semi-recessed': [
        `The front stands proud of a shallow bench, so 320 mm of cabinet is enough for a ${depth} mm basin.`,
        'The joinery stays shallow and the bowl stays full size, which is why narrow bathrooms use it.',
      ],
      'under-counter': [
        'It is hung below stone or solid surface, with the edge polished over the rim.',
        'Six clips and a bead of silicone hold it below the bench; the cut-out template follows the bowl.',
      ],
      wall: [
        'Two bolts and a bead of silicone carry it on a noggin at 780 mm.',
        `It projects ${depth} mm and needs no cabinet.`,
        'The back is ground flat, so that it seats against tiles without packing.',
      ],
      corner: [`It fills a corner at ${width} mm along either wall, for powder rooms and under stairs.`],
      pedestal: ['The pedestal hides the trap and takes part of the weight; two bolts hold the basin to the wall.'],
      care: [
        `The bowl is shallow and the waste set back, which leaves room for knees below a ${depth} mm deep basin.`,
        'The front edge is rounded and thick enough to hold on to.',
      ],
      'vanity-top': [
        `Top and bowl are one piece, ${depth} mm deep, with a drip edge at the front.`,
        'The top laps the cabinet by 5 mm and is fixed with silicone alone.',
      ],
    }[row.mount],
    row.tapHoles.includes(0)
      ? ['Use it with a tall or a wall mixer.', '']
      : row.tapHoles.length > 1
        ? ['Tap holes are cut to order in the factory.']
        : [''],
  )
}
