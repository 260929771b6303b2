import type { BufferGeometry } from 'three'
import type { ChannelGrateSpec } from '../../families/drainage/channel-grate.ts'
import type { FloorWasteSpec } from '../../families/drainage/floor-waste.ts'
import { circle, movedOutline, polygon, rectangle, turnedOutline, type Outline } from '../geometry/outline.ts'
import { merged, upright } from '../geometry/placing.ts'
import { perforatedPlate } from '../geometry/plate.ts'
import { box } from '../geometry/sheath.ts'

type Pattern = ChannelGrateSpec['pattern'] | FloorWasteSpec['pattern']

/** Grate plate lying on y = 0, `thickMm` high, with its openings cut through. */
export function gratePlate(
  outline: Outline,
  pattern: Pattern,
  widthMm: number,
  depthMm: number,
  round: boolean,
): BufferGeometry {
  if (pattern === 'wedge-wire') return wedgeWire(widthMm, depthMm)
  return upright(perforatedPlate(outline, holesFor(pattern, widthMm, depthMm, round), 4, 0.9))
}

function holesFor(pattern: Pattern, width: number, depth: number, round: boolean): Outline[] {
  const radius = round ? Math.min(width, depth) / 2 - 7 : Infinity
  const keep = (x: number, y: number, reach: number) => Math.hypot(x, y) + reach < radius
  switch (pattern) {
    case 'radial':
      return radialSlots(Math.min(width, depth) / 2 - 7)
    case 'slots':
      return round ? roundSlots(radius) : slots(width, depth)
    case 'holes':
      return grid(width - 12, depth - 12, 9.5)
        .filter(([x, y]) => keep(x, y, 3))
        .map(([x, y]) => movedOutline(circle(5.6, 20), x, y))
    case 'squares':
      return grid(width - 14, depth - 14, 12)
        .filter(([x, y]) => keep(x, y, 6))
        .map(([x, y]) => movedOutline(rectangle(7.6, 7.6, 1), x, y))
    case 'wave':
      return waves(width, depth)
    default:
      return []
  }
}

function grid(width: number, depth: number, gap: number): [number, number][] {
  const columns = Math.max(1, Math.floor(width / gap))
  const rows = Math.max(1, Math.floor(depth / gap))
  return Array.from({ length: columns * rows }, (_, index): [number, number] => [
    ((index % columns) - (columns - 1) / 2) * gap,
    (Math.floor(index / columns) - (rows - 1) / 2) * gap,
  ])
}

/** Long slots in bands across the length. */
function slots(width: number, depth: number): Outline[] {
  const rows = Math.max(2, Math.floor((depth - 16) / 10))
  const span = 64
  const columns = Math.max(1, Math.floor((width - 16) / (span + 8)))
  const length = (width - 16) / columns - 8
  return Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns)
    const column = index % columns
    return movedOutline(
      rectangle(length, 4.4, 2.1),
      (column - (columns - 1) / 2) * (length + 8),
      (row - (rows - 1) / 2) * 10,
    )
  })
}

function roundSlots(radius: number): Outline[] {
  const rows = Math.floor((radius * 2) / 10)
  return Array.from({ length: rows }, (_, row) => {
    const y = (row - (rows - 1) / 2) * 10
    const length = 2 * Math.sqrt(Math.max(0, radius * radius - y * y)) - 6
    return { y, length }
  })
    .filter(({ length }) => length > 12)
    .map(({ y, length }) => movedOutline(rectangle(length, 4.4, 2.1), 0, y))
}

function radialSlots(radius: number): Outline[] {
  const outer = Array.from({ length: 16 }, (_, index) =>
    turnedOutline(movedOutline(rectangle(radius * 0.42, 4.6, 2.2), radius * 0.74, 0), (2 * Math.PI * index) / 16),
  )
  const inner = Array.from({ length: 8 }, (_, index) =>
    turnedOutline(
      movedOutline(rectangle(radius * 0.26, 4.4, 2.1), radius * 0.32, 0),
      (2 * Math.PI * (index + 0.5)) / 8,
    ),
  )
  return [...outer, ...inner]
}

function waves(width: number, depth: number): Outline[] {
  const rows = Math.max(2, Math.floor((depth - 18) / 14))
  const columns = Math.max(1, Math.floor((width - 20) / 52))
  const arc = Array.from({ length: 9 }, (_, index) => index / 8)
  const outline = polygon([
    ...arc.map((share) => [(share - 0.5) * 44, Math.sin(share * Math.PI * 2) * 3 - 2.4, 1] as const),
    ...arc.toReversed().map((share) => [(share - 0.5) * 44, Math.sin(share * Math.PI * 2) * 3 + 2.4, 1] as const),
  ])
  return Array.from({ length: rows * columns }, (_, index) =>
    movedOutline(
      outline,
      ((index % columns) - (columns - 1) / 2) * 52,
      (Math.floor(index / columns) - (rows - 1) / 2) * 14,
    ),
  )
}

/** Fine bars along the length on cross rods. */
function wedgeWire(width: number, depth: number): BufferGeometry {
  const bars = Math.floor(depth / 4.6)
  const pitch = depth / bars
  const rods = Math.max(3, Math.round(width / 60))
  const wires = Array.from({ length: bars }, (_, index) =>
    box(width, 4, 2.5, 0.5).translate(0, 0, (index - (bars - 1) / 2) * pitch),
  )
  const cross = Array.from({ length: rods }, (_, index) =>
    box(4, 3, depth, 0.3).translate((index / (rods - 1) - 0.5) * (width - 12), -2.4, 0),
  )
  return merged(...wires, ...cross)
}
