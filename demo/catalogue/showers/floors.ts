import type { ChannelGrateSpec } from '#demo/families/drainage/channel-grate.ts'
import type { FloorWasteSpec } from '#demo/families/drainage/floor-waste.ts'
import type { ShowerBaseSpec } from '#demo/families/drainage/shower-base.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import { LINES, type LineId } from '../lines/all.ts'
import type { ProductDraft } from '../model.ts'
import { inFinishes, inSizesAndFinishes } from '../record/options.ts'
import { compose } from '../record/text.ts'

interface BaseRow {
  readonly line: LineId
  readonly code: string
  readonly name: string
  readonly price: number
  readonly shape: ShowerBaseSpec['shape']
  readonly waste: ShowerBaseSpec['waste']
  readonly surface: ShowerBaseSpec['surface']
  readonly heightMm: number
  readonly sizesMm: readonly (readonly [number, number])[]
  readonly finishes: readonly FinishName[]
  readonly stone?: true
}

// oxfmt-ignore
const BASES: readonly BaseRow[] = [
  { line: 'urbaneTwo', code: '4210', name: 'Urbane II Solid Surface Shower Base', price: 968, shape: 'rectangle', waste: 'rear', surface: 'slate', heightMm: 30, sizesMm: [[900, 900], [1200, 900]], finishes: ['Matte White', 'Matte Grey'], stone: true },
  { line: 'lianoTwo', code: '4220', name: 'Liano II Shower Base with Channel', price: 824, shape: 'rectangle', waste: 'channel', surface: 'smooth', heightMm: 40, sizesMm: [[900, 900], [1000, 900], [1200, 900]], finishes: ['White'] },
  { line: 'luna', code: '4230', name: 'Luna Shower Base, Rear Waste', price: 386, shape: 'rectangle', waste: 'rear', surface: 'smooth', heightMm: 60, sizesMm: [[820, 820], [900, 900], [1000, 900]], finishes: ['White'] },
  { line: 'luna', code: '4232', name: 'Luna Quadrant Shower Base', price: 412, shape: 'quadrant', waste: 'centre', surface: 'smooth', heightMm: 60, sizesMm: [[900, 900]], finishes: ['White'] },
  { line: 'basis', code: 'ST4240', name: 'Stylus Basis Shower Base, Centre Waste', price: 268, shape: 'rectangle', waste: 'centre', surface: 'smooth', heightMm: 75, sizesMm: [[900, 750], [900, 900]], finishes: ['White'] },
  { line: 'basis', code: 'ST4242', name: 'Stylus Basis Neo-Angle Shower Base', price: 296, shape: 'neo-angle', waste: 'centre', surface: 'smooth', heightMm: 75, sizesMm: [[900, 900]], finishes: ['White'] },
  { line: 'care', code: '4250', name: 'Care Level-Entry Shower Base', price: 742, shape: 'rectangle', waste: 'rear', surface: 'ribbed', heightMm: 25, sizesMm: [[1200, 1160], [1800, 1160]], finishes: ['White'] },
]

interface GrateRow {
  readonly line: LineId
  readonly code: string
  readonly name: string
  readonly price: number
  readonly pattern: ChannelGrateSpec['pattern']
  readonly widthMm: number
  readonly lengthsMm: readonly number[]
  readonly finishes: readonly FinishName[]
}

// oxfmt-ignore
const GRATES: readonly GrateRow[] = [
  { line: 'plain', code: '4310', name: 'Tile Insert Channel Grate', price: 296, pattern: 'tile-insert', widthMm: 100, lengthsMm: [600, 900, 1200], finishes: ['Stainless Steel', 'Matte Black'] },
  { line: 'plain', code: '4312', name: 'Wedge Wire Channel Grate', price: 342, pattern: 'wedge-wire', widthMm: 90, lengthsMm: [600, 900], finishes: ['Stainless Steel'] },
  { line: 'urbaneTwo', code: '4320', name: 'Urbane II Channel Grate, Squares', price: 318, pattern: 'squares', widthMm: 100, lengthsMm: [900], finishes: ['Polished Stainless Steel', 'Matte Black', 'Brushed Nickel', 'Gunmetal'] },
  { line: 'lianoTwo', code: '4330', name: 'Liano II Channel Grate, Slots', price: 324, pattern: 'slots', widthMm: 90, lengthsMm: [900], finishes: ['Polished Stainless Steel', 'Matte Black', 'Brushed Nickel', 'Brushed Brass', 'Gunmetal'] },
  { line: 'conturaTwo', code: '4340', name: 'Contura II Channel Grate, Wave', price: 336, pattern: 'wave', widthMm: 100, lengthsMm: [900], finishes: ['Polished Stainless Steel', 'Matte Black', 'Brushed Nickel'] },
  { line: 'plainStylus', code: 'ST4350', name: 'Stylus Channel Grate, Round Holes', price: 186, pattern: 'holes', widthMm: 76, lengthsMm: [750, 900], finishes: ['Polished Stainless Steel'] },
]

interface WasteRow {
  readonly code: string
  readonly name: string
  readonly price: number
  readonly line: LineId
  readonly shape: FloorWasteSpec['shape']
  readonly pattern: FloorWasteSpec['pattern']
  readonly widthMm: number
  readonly finishes: readonly FinishName[]
}

// oxfmt-ignore
const WASTES: readonly WasteRow[] = [
  { line: 'plain', code: '4410', name: 'Tile Insert Floor Waste 110 mm', price: 74, shape: 'square', pattern: 'tile-insert', widthMm: 110, finishes: ['Chrome', 'Matte Black', 'Brushed Nickel', 'Brushed Brass', 'Gunmetal'] },
  { line: 'lianoTwo', code: '4420', name: 'Liano II Round Floor Waste', price: 68, shape: 'round', pattern: 'radial', widthMm: 105, finishes: ['Chrome', 'Matte Black', 'Brushed Nickel', 'Brushed Brass', 'Gunmetal', 'Brushed Bronze'] },
  { line: 'urbaneTwo', code: '4430', name: 'Urbane II Square Floor Waste', price: 69, shape: 'square', pattern: 'squares', widthMm: 100, finishes: ['Chrome', 'Matte Black', 'Brushed Nickel', 'Brushed Brass', 'Gunmetal'] },
  { line: 'plainStylus', code: 'ST4440', name: 'Stylus Floor Waste 80 mm', price: 22, shape: 'round', pattern: 'holes', widthMm: 90, finishes: ['Chrome'] },
]

export function showerBases(): ProductDraft[] {
  return BASES.map(toShowerBase)
}

function toShowerBase(row: BaseRow): ProductDraft {
  const line = LINES[row.line]
  const [first] = row.sizesMm
  const sizes = row.sizesMm.map(([widthMm, depthMm]) => ({
    size: `${widthMm} x ${depthMm} mm`,
    code: `.${widthMm / 10}x${depthMm / 10}`,
    priceFactor: (widthMm * depthMm) ** 0.6 / ((first?.[0] ?? 900) * (first?.[1] ?? 900)) ** 0.6,
    spec: {
      family: 'shower-base',
      shape: row.shape,
      widthMm,
      depthMm,
      heightMm: row.heightMm,
      waste: row.waste,
      surface: row.surface,
    } satisfies ShowerBaseSpec,
  }))
  return {
    code: row.code,
    name: row.name,
    line,
    at: ['showers/shower-bases'],
    price: row.price,
    description: compose(
      row.code,
      [
        row.stone
          ? 'Solid surface is cast through and through, so a scratch is sanded out on site.'
          : 'Acrylic sheet over a reinforced core: warm underfoot and quiet under water.',
      ],
      [
        `At ${row.heightMm} mm the step is ${row.heightMm <= 40 ? 'small enough to be lost in the tile bed' : 'high enough for a trap on top of the slab'}.`,
        `Fall to the waste is moulded in; the rim stands ${row.heightMm} mm above the floor.`,
      ],
      [
        `It comes in ${row.sizesMm.map(([width, depth]) => `${width} by ${depth}`).join(', ')} mm, with the waste ${{ centre: 'in the middle', rear: 'at the back', side: 'at the side', channel: 'in a channel' }[row.waste]}.`,
      ],
      [
        'Tile over the upstand of 25 mm, and bed the underside fully in mortar.',
        'The 90 mm waste outlet and its grate are included.',
        row.surface === 'ribbed'
          ? 'Wet slip resistance is classed P4 to AS 4586.'
          : 'Wet slip resistance is classed P3 to AS 4586.',
      ],
    ),
    bullets: [
      `${row.sizesMm.length} size${row.sizesMm.length > 1 ? 's' : ''}`,
      `Rim ${row.heightMm} mm`,
      'Waste included',
    ],
    options: inSizesAndFinishes(line, sizes, row.finishes),
    views: ['hero', 'front'],
    attributes: {
      'outlet-type': row.waste === 'channel' ? 'Channel, 50 mm outlet' : '90 mm waste',
      ...(row.stone ? { 'item-material': 'Solid surface', 'coating-method': 'Uncoated' } : {}),
      ...(row.line === 'care'
        ? { IsAS14281Compliant: true, IsNZ41121Compliant: true, IsIndependentLivingCompliant: true }
        : {}),
    },
  }
}

export function channelGrates(): ProductDraft[] {
  return GRATES.map(toChannelGrate)
}

function toChannelGrate(row: GrateRow): ProductDraft {
  const line = LINES[row.line]
  const sizes = row.lengthsMm.map((lengthMm) => ({
    size: `${lengthMm} mm`,
    code: `.${lengthMm / 10}`,
    priceFactor: 0.55 + lengthMm / (2.2 * (row.lengthsMm[0] ?? 900)),
    spec: {
      family: 'channel-grate',
      pattern: row.pattern,
      lengthMm,
      widthMm: row.widthMm,
    } satisfies ChannelGrateSpec,
  }))
  return {
    code: row.code,
    name: row.name,
    line,
    at: ['showers/channel-grates'],
    price: row.price,
    description: compose(
      row.code,
      [
        `A ${row.widthMm} mm channel drains a recess to one side, so that large tiles need one fall only.`,
        `The grate lifts out with the key supplied, and the trap below is cleaned by hand.`,
      ],
      [
        {
          slots: 'Slots run lengthwise.',
          squares: 'Square openings are laser cut.',
          holes: 'Round holes are punched in rows.',
          'wedge-wire': 'Wedge wires lie 4 mm apart and feel closed under bare feet.',
          'tile-insert': 'The tray takes the tile of the floor and leaves two thin gaps.',
          wave: 'A wave runs along the grate.',
        }[row.pattern],
      ],
      [
        'The frame takes tiles from 6 to 20 mm by four levelling screws.',
        'Heel-proof openings are 6 mm or less, as AS 3996 asks in public rooms.',
      ],
      ['It drains 45 litres a minute with 20 mm of water above the outlet.', ''],
    ),
    bullets: ['Channel, grate and lifting key', `Overall width ${row.widthMm} mm`, 'Outlet 50 or 80 mm, centre'],
    options: inSizesAndFinishes(line, sizes, row.finishes),
    attributes: { 'item-material': '316 stainless steel', 'outlet-type': '50 or 80 mm, centre' },
  }
}

export function floorWastes(): ProductDraft[] {
  return WASTES.map(toFloorWaste)
}

function toFloorWaste(row: WasteRow): ProductDraft {
  const line = LINES[row.line]
  const spec: FloorWasteSpec = { family: 'floor-waste', shape: row.shape, pattern: row.pattern, widthMm: row.widthMm }
  return {
    code: row.code,
    name: row.name,
    line,
    at: ['showers/floor-wastes'],
    price: row.price,
    description: compose(
      row.code,
      [
        `The ${row.widthMm} mm frame fits 80 and 100 mm puddle flanges.`,
        `It sits flush with the tile at ${row.widthMm} mm and lifts out for cleaning.`,
      ],
      [
        'Grate and frame are solid brass, plated or coated on all sides.',
        'The frame is set with the tiles, the grate goes in last.',
      ],
    ),
    bullets: ['Frame and grate', 'For 80 and 100 mm outlets', 'Screw-down or loose grate'],
    options: inFinishes(line, row.finishes, spec),
    attributes: { 'outlet-type': '80 or 100 mm' },
  }
}
