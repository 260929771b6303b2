import type { FinishName } from '#demo/models/finishes.ts'
import { inFinishes, inSizesAndFinishes, type Size } from '../record/options.ts'
import { compose } from '../record/text.ts'
import { LINES, type LineId } from '../lines/all.ts'
import type { Line } from '../lines/line.ts'
import type { ProductDraft } from '../model.ts'
import { PIECES, type PieceId } from './pieces.ts'

/** The accessories of a collection: which pieces it has, and at what level of price. */
interface AccessoryLine {
  readonly line: LineId
  /** First part of the codes; the number of the piece follows. */
  readonly codes: string
  readonly level: number
  readonly pieces: readonly PieceId[]
  readonly finishes?: readonly FinishName[]
  /** Left out: the title of the line. */
  readonly title?: string
  readonly types?: readonly string[]
}

const FULL = ['rail', 'double-rail', 'hand-rail', 'ring', 'hook', 'roll-holder', 'shelf', 'soap-dish', 'brush'] as const
const BASIC = ['rail', 'ring', 'hook', 'roll-holder'] as const

// oxfmt-ignore
const COLLECTIONS: readonly AccessoryLine[] = [
  { line: 'lianoTwo', codes: '965', level: 1, pieces: [...FULL, 'double-hook', 'double-roll-holder', 'metal-shelf'] },
  { line: 'lianoNexus', codes: '972', level: 1.25, pieces: ['rail', 'hook', 'roll-holder', 'hand-rail', 'ring'] },
  { line: 'urbaneTwo', codes: '997', level: 1, pieces: [...FULL, 'double-hook', 'roll-shelf'] },
  { line: 'conturaTwo', codes: '957', level: 1.05, pieces: [...FULL] },
  { line: 'luna', codes: '682', level: 0.58, pieces: [...BASIC, 'double-rail', 'soap-dish', 'shelf'], finishes: ['Chrome', 'Matte Black', 'Brushed Nickel'] },
  { line: 'aio', codes: '02-28', level: 0.85, pieces: [...BASIC, 'soap-dish'] },
  { line: 'turoa', codes: '02-27', level: 0.9, pieces: [...BASIC, 'hand-rail'] },
  { line: 'krome', codes: '02-29', level: 0.55, pieces: BASIC },
  { line: 'villa', codes: '6122.', level: 1.15, pieces: [...BASIC, 'rail-shelf', 'soap-dish'] },
  { line: 'basis', codes: 'ST26', level: 0.34, pieces: BASIC, title: 'Stylus Basis' },
  { line: 'opalTwo', codes: '879.', level: 0.95, pieces: ['rail', 'hook', 'roll-holder', 'basket'] },
  { line: 'plain', codes: '990', level: 0.72, pieces: ['rail', 'double-rail', 'hook', 'roll-holder', 'cover-holder', 'spare-holder', 'basket', 'corner-basket', 'towel-shelf', 'brush'], title: 'Universal', finishes: ['Chrome', 'Matte Black', 'Brushed Nickel'], types: ['Universal accessories'] },
]

/** Rails, rings, hooks, holders and shelves of every collection. */
export function collectionAccessories(): ProductDraft[] {
  return COLLECTIONS.flatMap((collection) => collection.pieces.map((piece) => toAccessory(collection, piece)))
}

function toAccessory(collection: AccessoryLine, pieceId: PieceId): ProductDraft {
  const line: Line = LINES[collection.line]
  const piece = PIECES[pieceId]
  const finishes = collection.finishes ?? line.finishes
  const code = `${collection.codes}${piece.number}`
  const [first, ...others] = piece.sizes
  const name = `${collection.title ?? line.title} ${piece.name}`
  const sizes: Size[] = piece.sizes.map((lengthMm, index) => ({
    size: `${lengthMm} mm`,
    code: index === 0 ? '' : `-${lengthMm / 10}`,
    priceFactor: 1 + index * 0.16,
    spec: piece.spec(line.form, lengthMm),
  }))
  return {
    code,
    name: first && others.length === 0 && piece.sizeInName ? `${name} ${first} mm` : name,
    line,
    at: [piece.at],
    ...(collection.types ? { types: collection.types } : {}),
    price: piece.price * collection.level,
    description: compose(code, line.metalware, piece.sentences, FIXING, ENDING),
    bullets: [
      ...piece.bullets,
      'Concealed fixing with grub screw below',
      'Screws and plugs for masonry and studs included',
    ],
    options:
      others.length > 0
        ? inSizesAndFinishes(line, sizes, finishes)
        : inFinishes(line, finishes, piece.spec(line.form, first ?? 0)),
    views: ['hero', 'front'],
    attributes: { 'item-material': piece.material ?? 'Brass' },
  }
}

const FIXING = [
  'The wall plate takes two screws at 32 mm centres, so it goes over most old holes.',
  'One grub screw from below locks it, and no fixing is seen from the front.',
  'The wall plate is stainless steel; it stays behind when the piece is taken off for tiling.',
  'It is set with the paper template and a 6 mm drill.',
] as const

const ENDING = [
  'Finishes come from the same tanks as those of the tapware.',
  'A hexagon key of 2.5 mm is in the box.',
  '',
] as const
