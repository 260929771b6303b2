import type { Material } from '../materials.ts'
import type { Placed, Shape } from '../room.ts'
import { block, cabinet } from '../set.ts'
import { modelOf, tapHoleFromBack } from './model-of.ts'
import type { Group } from './scene.ts'

interface BasinBench {
  /** Middle of the basin. */
  readonly x: number
  /** Ends of the bench. */
  readonly ends: readonly [left: number, right: number]
  readonly depth?: number
  /** A counter top basin. */
  readonly basin: string
  /** Tap on the basin's landing, on the bench behind it, or on the wall over it. */
  readonly tap: { readonly sku: string; readonly on: 'basin' | 'bench' | 'wall' }
  readonly top: Material
  /** Drawers below the bench; none for a bench that stands out of the wall. */
  readonly fronts?: { readonly material: Material; readonly columns: number; readonly height?: number }
  readonly mirror?: Mirror
}

interface Mirror {
  readonly sku: string
  /** Height of its middle. */
  readonly y?: number
}

/** Rim of a basin at which an adult washes hands upright, higher where a tap stands on the bench beside a bowl. */
const RIM_MM = 880
const BENCH_TAP_RIM_MM = 925
/** An outlet clears the rim by a hand's breadth. */
const OUTLET_ABOVE_RIM_MM = 170
const TOP_MM = 40
const MIRROR_MIDDLE_MM = 1640
/** Between the body of a tap and the basin before it. */
const TAP_CLEARANCE_MM = 18
const TAP_FROM_WALL_MM = 62

export function basinBench({ x, ends: [left, right], depth = 500, basin, tap, top, ...bench }: BasinBench): Group {
  const { height, min, max } = modelOf(basin)
  const benchY = (tap.on === 'bench' ? BENCH_TAP_RIM_MM : RIM_MM) - Math.round(height)
  const tapModel = modelOf(tap.sku)
  const z = tap.on === 'bench' ? TAP_FROM_WALL_MM - tapModel.min.z + TAP_CLEARANCE_MM - min.z : depth - 40 - max.z
  const { fronts } = bench
  const shapes: Shape[] = [block([left, benchY - TOP_MM, 0], [right, benchY, depth], top, { bevel: 2.5 })]
  if (fronts) {
    const foot = benchY - TOP_MM - 2 - (fronts.height ?? 380)
    shapes.push(
      ...cabinet([left + 8, foot, 0], [right - 8, benchY - TOP_MM - 2, depth - 10], fronts.columns, 1, fronts.material),
    )
  }
  return {
    shapes,
    products: [
      { sku: basin, at: [x, benchY, z], mounting: 'basin rim', meets: [tap.sku] },
      tapOf(),
      ...mirrorOver(x, bench.mirror),
    ],
  }

  function tapOf(): Placed {
    if (tap.on === 'wall') return { sku: tap.sku, at: [x, RIM_MM + OUTLET_ABOVE_RIM_MM, 0], mounting: 'wall outlet' }
    if (tap.on === 'bench') return { sku: tap.sku, at: [x, benchY, TAP_FROM_WALL_MM], mounting: 'on its basin' }
    return { sku: tap.sku, at: [x, RIM_MM, z + min.z + tapHoleFromBack(basin)], mounting: 'on its basin' }
  }
}

interface WallBasin {
  readonly x: number
  readonly basin: string
  readonly tap: string
  readonly mirror?: Mirror
  /** Height of its rim. */
  readonly rim?: number
  /** The bottle trap seen below it. */
  readonly trap?: string
  /** Thickness of the wall finish behind it. */
  readonly wallMm?: number
  readonly mounting?: Placed['mounting']
  /** Quantity and listing of further ones like it, which are not listed again. */
  readonly like?: Pick<Placed, 'quantity' | 'isPart'>
}

/** A basin that hangs on the wall, or a vanity that stands before it, with a tap in its tap hole. */
export function wallBasin({ x, basin, tap, trap, wallMm = 0, like = {}, ...more }: WallBasin): Group {
  const { height } = modelOf(basin)
  const foot = (more.rim ?? RIM_MM) - Math.round(height)
  const meets = [tap, ...(trap ? [trap] : [])]
  return {
    products: [
      { sku: basin, at: [x, foot, wallMm], mounting: more.mounting ?? 'basin rim', meets, ...like },
      {
        sku: tap,
        at: [x, foot + height, wallMm + tapHoleFromBack(basin)],
        mounting: 'on its basin',
        ...like,
      },
      ...(trap ? [{ sku: trap, at: [x, foot - 200, wallMm], mounting: 'loose', ...like } as const] : []),
      ...mirrorOver(x, more.mirror),
    ],
  }
}

function mirrorOver(x: number, mirror: Mirror | undefined): Placed[] {
  return mirror ? [{ sku: mirror.sku, at: [x, mirror.y ?? MIRROR_MIDDLE_MM, 0], mounting: 'mirror middle' }] : []
}
