import type { BasinSpec } from '#demo/families/basins/basin.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import type { FeedAttributes } from '../attributes.ts'
import type { LineId } from '../lines/all.ts'

export interface BasinRow {
  readonly line: LineId
  readonly code: string
  /** Words after the line's title; the size follows by itself. */
  readonly model: string
  readonly price: number
  readonly mount: BasinSpec['mount']
  /** Left out: the basin of the line. */
  readonly shape?: BasinSpec['shape']
  readonly side?: BasinSpec['side']
  readonly rimWidthMm?: number
  /** Width, depth and height of each size. */
  readonly sizesMm: readonly (readonly [number, number, number])[]
  readonly tapHoles: readonly BasinSpec['tapHoles'][]
  readonly overflow: boolean
  /** A shelf may be on either side: each hand is a variant of its own. */
  readonly shelf?: 'handed' | 'both'
  readonly bowls?: 2
  readonly colours?: readonly FinishName[]
  readonly material?: 'solid-surface' | 'fireclay' | 'stainless'
  readonly more?: FeedAttributes
  readonly note?: string
}

const SOFT_COLOURS = ['White', 'Matte White', 'Matte Clay', 'Matte Grey'] as const
const DEEP_COLOURS = ['White', 'Matte White', 'Matte Black', 'Matte Navy', 'Matte Sage', 'Matte Blush'] as const
const CARE = { IsAS14281Compliant: true, IsNZ41121Compliant: true, IsIndependentLivingCompliant: true } as const

// oxfmt-ignore
export const BASINS: readonly BasinRow[] = [
  { line: 'lianoTwo', code: '872010', model: 'Counter Top Basin', price: 386, mount: 'counter-top', sizesMm: [[400, 400, 120]], tapHoles: [0], overflow: false, colours: DEEP_COLOURS },
  { line: 'lianoTwo', code: '872012', model: 'Pill Counter Top Basin', price: 448, mount: 'counter-top', shape: 'pill', sizesMm: [[530, 360, 125]], tapHoles: [0], overflow: false, colours: SOFT_COLOURS },
  { line: 'lianoTwo', code: '872014', model: 'Counter Top Basin with Tap Landing', price: 462, mount: 'counter-top', shape: 'd-shape', sizesMm: [[440, 460, 130]], tapHoles: [1], overflow: true, colours: ['White', 'Matte White'] },
  { line: 'lianoNexus', code: '872110', model: 'Fluted Counter Top Basin', price: 524, mount: 'counter-top', sizesMm: [[400, 400, 135]], tapHoles: [0], overflow: false, colours: ['White', 'Matte White', 'Matte Clay', 'Matte Sage'] },
  { line: 'lianoNexus', code: '872112', model: 'Fluted Oval Counter Top Basin', price: 558, mount: 'counter-top', shape: 'oval', sizesMm: [[520, 380, 135]], tapHoles: [0], overflow: false, colours: ['White', 'Matte White', 'Matte Clay'] },
  { line: 'urbaneTwo', code: '873010', model: 'Counter Top Basin', price: 394, mount: 'counter-top', sizesMm: [[420, 380, 120], [520, 390, 120]], tapHoles: [0], overflow: false, colours: ['White', 'Matte White', 'Matte Black'] },
  { line: 'urbaneTwo', code: '873014', model: 'Counter Top Basin with Tap Landing', price: 452, mount: 'counter-top', sizesMm: [[500, 420, 130]], tapHoles: [1], overflow: true, colours: ['White', 'Matte White'] },
  { line: 'conturaTwo', code: '874010', model: 'Counter Top Basin', price: 418, mount: 'counter-top', side: 'curved', sizesMm: [[530, 340, 130]], tapHoles: [0], overflow: false, colours: SOFT_COLOURS },
  { line: 'conturaTwo', code: '874012', model: 'Round Counter Top Basin', price: 396, mount: 'counter-top', shape: 'round', side: 'curved', sizesMm: [[400, 400, 140]], tapHoles: [0], overflow: false, colours: DEEP_COLOURS },
  { line: 'contura', code: '874110', model: 'Oval Counter Top Basin', price: 342, mount: 'counter-top', sizesMm: [[540, 370, 145]], tapHoles: [0], overflow: false },
  { line: 'luna', code: '875010', model: 'Round Counter Top Basin', price: 218, mount: 'counter-top', shape: 'round', sizesMm: [[390, 390, 140]], tapHoles: [0], overflow: false },
  { line: 'plain', code: '876010', model: 'Céramique Artisan Counter Top Basin', price: 612, mount: 'counter-top', shape: 'rectangle', side: 'straight', rimWidthMm: 20, sizesMm: [[500, 400, 150]], tapHoles: [0], overflow: false, material: 'fireclay' },
  { line: 'urbaneTwo', code: '876020', model: 'Solid Surface Counter Top Basin', price: 724, mount: 'counter-top', shape: 'rectangle', sizesMm: [[580, 380, 115]], tapHoles: [0], overflow: false, colours: ['Matte White', 'Matte Grey'], material: 'solid-surface' },
  { line: 'prisma', code: 'ST8710', model: 'Counter Top Basin', price: 168, mount: 'counter-top', sizesMm: [[400, 400, 125]], tapHoles: [0], overflow: false, colours: ['White', 'Matte Black'] },
  { line: 'venecia', code: 'ST8712', model: 'Counter Top Basin', price: 154, mount: 'counter-top', sizesMm: [[480, 370, 130]], tapHoles: [0], overflow: false },
  { line: 'lianoTwo', code: '872020', model: 'Inset Basin', price: 342, mount: 'inset', sizesMm: [[460, 460, 170]], tapHoles: [1], overflow: true, colours: ['White', 'Matte White'] },
  { line: 'urbaneTwo', code: '873020', model: 'Inset Basin', price: 348, mount: 'inset', sizesMm: [[500, 430, 175]], tapHoles: [1, 3], overflow: true },
  { line: 'conturaTwo', code: '874020', model: 'Inset Basin', price: 356, mount: 'inset', shape: 'oval', sizesMm: [[540, 420, 175]], tapHoles: [1], overflow: true, colours: ['White', 'Matte White'] },
  { line: 'luna', code: '875020', model: 'Inset Basin', price: 196, mount: 'inset', shape: 'oval', rimWidthMm: 26, sizesMm: [[530, 430, 180]], tapHoles: [1, 3], overflow: true },
  { line: 'basis', code: 'ST8720', model: 'Inset Basin', price: 118, mount: 'inset', shape: 'oval', rimWidthMm: 28, sizesMm: [[520, 425, 185]], tapHoles: [1, 3], overflow: true },
  { line: 'lianoTwo', code: '872030', model: 'Semi-Recessed Basin', price: 384, mount: 'semi-recessed', shape: 'd-shape', sizesMm: [[450, 440, 160]], tapHoles: [1], overflow: true, colours: ['White', 'Matte White'] },
  { line: 'urbaneTwo', code: '873030', model: 'Semi-Recessed Basin', price: 378, mount: 'semi-recessed', sizesMm: [[500, 440, 160]], tapHoles: [1], overflow: true, colours: ['White', 'Matte White'] },
  { line: 'luna', code: '875030', model: 'Semi-Recessed Basin', price: 248, mount: 'semi-recessed', sizesMm: [[480, 430, 165]], tapHoles: [1], overflow: true },
  { line: 'prisma', code: 'ST8730', model: 'Semi-Recessed Basin', price: 186, mount: 'semi-recessed', shape: 'soft-rectangle', sizesMm: [[500, 430, 165]], tapHoles: [1], overflow: true },
  { line: 'lianoTwo', code: '872040', model: 'Under Counter Basin', price: 296, mount: 'under-counter', sizesMm: [[400, 400, 180]], tapHoles: [0], overflow: true },
  { line: 'urbaneTwo', code: '873040', model: 'Under Counter Basin', price: 304, mount: 'under-counter', sizesMm: [[480, 350, 180]], tapHoles: [0], overflow: true },
  { line: 'luna', code: '875040', model: 'Under Counter Basin', price: 212, mount: 'under-counter', shape: 'oval', sizesMm: [[500, 390, 190]], tapHoles: [0], overflow: true },
  { line: 'lianoTwo', code: '872050', model: 'Wall Basin', price: 424, mount: 'wall', shape: 'd-shape', sizesMm: [[400, 380, 140], [550, 440, 150]], tapHoles: [1], overflow: true, colours: ['White', 'Matte White'] },
  { line: 'urbaneTwo', code: '873050', model: 'Wall Basin', price: 412, mount: 'wall', sizesMm: [[420, 360, 140], [550, 440, 150]], tapHoles: [1], overflow: true, colours: ['White', 'Matte White'] },
  { line: 'urbaneTwo', code: '873052', model: 'Wall Basin with Shelf', price: 498, mount: 'wall', shape: 'rectangle', sizesMm: [[600, 420, 140]], tapHoles: [1], overflow: true, shelf: 'handed' },
  { line: 'conturaTwo', code: '874050', model: 'Wall Basin', price: 436, mount: 'wall', sizesMm: [[520, 420, 145]], tapHoles: [1], overflow: true, colours: ['White', 'Matte White', 'Matte Clay'] },
  { line: 'luna', code: '875050', model: 'Wall Basin', price: 224, mount: 'wall', sizesMm: [[400, 340, 150], [500, 420, 165]], tapHoles: [1, 3], overflow: true },
  { line: 'luna', code: '875052', model: 'Compact Hand Basin with Shelf', price: 196, mount: 'wall', shape: 'rectangle', sizesMm: [[450, 240, 120]], tapHoles: [1], overflow: true, shelf: 'handed' },
  { line: 'luna', code: '875054', model: 'Corner Basin', price: 238, mount: 'corner', shape: 'round', sizesMm: [[420, 420, 150]], tapHoles: [1], overflow: true },
  { line: 'lianoJunior', code: '872060', model: 'Wall Basin', price: 286, mount: 'wall', shape: 'd-shape', sizesMm: [[400, 340, 150]], tapHoles: [1], overflow: true },
  { line: 'civic', code: '877050', model: 'Wall Basin', price: 364, mount: 'wall', sizesMm: [[480, 400, 170]], tapHoles: [0, 1], overflow: false },
  { line: 'civic', code: '877052', model: 'Stainless Steel Wall Basin', price: 542, mount: 'wall', shape: 'round', sizesMm: [[400, 380, 160]], tapHoles: [0, 1], overflow: false, colours: ['Stainless Steel'], material: 'stainless' },
  { line: 'basis', code: 'ST8750', model: 'Wall Basin', price: 98, mount: 'wall', shape: 'd-shape', sizesMm: [[410, 330, 150], [500, 410, 170]], tapHoles: [1], overflow: true },
  { line: 'luna', code: '875060', model: 'Pedestal Basin', price: 346, mount: 'pedestal', sizesMm: [[500, 420, 840]], tapHoles: [1, 3], overflow: true },
  { line: 'basis', code: 'ST8760', model: 'Pedestal Basin', price: 178, mount: 'pedestal', shape: 'd-shape', sizesMm: [[510, 420, 830]], tapHoles: [1], overflow: true },
  { line: 'opalCare', code: '878010', model: 'Accessible Wall Basin', price: 486, mount: 'care', sizesMm: [[550, 500, 150]], tapHoles: [0, 1], overflow: false, more: CARE },
  { line: 'care', code: '878012', model: 'Wall Basin 550', price: 442, mount: 'care', sizesMm: [[550, 470, 155]], tapHoles: [0, 1], overflow: false, more: CARE },
  { line: 'care', code: '878014', model: 'Wall Basin with Side Shelf', price: 598, mount: 'care', shape: 'rectangle', sizesMm: [[620, 480, 150]], tapHoles: [1], overflow: false, shelf: 'handed', more: CARE },
  { line: 'opal', code: '878016', model: 'Wall Basin', price: 396, mount: 'care', sizesMm: [[500, 440, 150]], tapHoles: [1], overflow: true, more: { IsIndependentLivingCompliant: true } },
  { line: 'lianoCare', code: '878018', model: 'Accessible Wall Basin', price: 562, mount: 'care', shape: 'd-shape', rimWidthMm: 12, sizesMm: [[560, 480, 140]], tapHoles: [1], overflow: false, colours: ['White', 'Matte White'], more: CARE },
  { line: 'urbaneTwo', code: '879010', model: 'Vanity Top', price: 624, mount: 'vanity-top', shape: 'rectangle', sizesMm: [[600, 460, 140], [750, 460, 140], [900, 460, 140], [1200, 460, 140]], tapHoles: [1], overflow: true },
  { line: 'lianoTwo', code: '879012', model: 'Vanity Top', price: 638, mount: 'vanity-top', shape: 'oval', sizesMm: [[600, 465, 145], [900, 465, 145]], tapHoles: [1], overflow: true },
  { line: 'urbaneTwo', code: '879014', model: 'Double Vanity Top', price: 1186, mount: 'vanity-top', shape: 'rectangle', sizesMm: [[1200, 460, 140], [1500, 460, 140]], tapHoles: [1], overflow: true, bowls: 2, colours: ['White', 'Matte White'], material: 'solid-surface' },
  { line: 'basis', code: 'ST8790', model: 'Vanity Top', price: 248, mount: 'vanity-top', shape: 'oval', sizesMm: [[600, 460, 150], [900, 460, 150]], tapHoles: [1], overflow: true },
]
