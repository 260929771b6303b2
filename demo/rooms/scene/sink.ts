import { paint, type Material } from '../materials.ts'
import type { Placed } from '../room.ts'
import { block, cabinet } from '../set.ts'
import { modelOf } from './model-of.ts'
import type { Group } from './scene.ts'

interface SinkBench {
  /** Middle of the sink. */
  readonly x: number
  readonly ends: readonly [left: number, right: number]
  readonly sink: string
  /** Taps on the bench behind the sink, with their offset to the right of its middle. */
  readonly taps: readonly { readonly sku: string; readonly dx?: number }[]
  readonly top: Material
  readonly fronts: { readonly material: Material; readonly columns: number }
  readonly splash?: { readonly material: Material; readonly height: number }
}

const BENCH_MM = 900
const TOP_MM = 30
const DEPTH_MM = 640
/** The stone hangs over the rim of a sink that is mounted from below. */
const OVERHANG_MM = 18
const TAP_FROM_WALL_MM = 72

/** A bench with a sink hung below its stone, and the mixer on the stone behind it. */
export function sinkBench({ x, ends: [left, right], sink, taps, top, fronts, splash }: SinkBench): Group {
  const { width, height, depth } = modelOf(sink)
  const z = TAP_FROM_WALL_MM + 48 + depth / 2
  const cut = [width - 2 * OVERHANG_MM, 100, depth - 2 * OVERHANG_MM] as const
  return {
    shapes: [
      block([left, BENCH_MM - TOP_MM, 0], [right, BENCH_MM, DEPTH_MM], top, {
        bevel: 2,
        cuts: [{ at: [x, BENCH_MM - TOP_MM / 2, z], size: cut, radius: 14 }],
      }),
      ...cabinet(
        [left + 1, 110, 20],
        [right - 1, BENCH_MM - TOP_MM - 2, DEPTH_MM - 10],
        fronts.columns,
        1,
        fronts.material,
      ),
      block([left, 0, 30], [right, 108, DEPTH_MM - 80], paint('#2b2723', 0.7)),
      ...(splash
        ? [block([left, BENCH_MM, 0], [right, BENCH_MM + splash.height, 20], splash.material, { bevel: 2 })]
        : []),
    ],
    products: [
      { sku: sink, at: [x, BENCH_MM - TOP_MM - Math.round(height), z], mounting: 'bench top' },
      ...taps.map(({ sku, dx = 0 }): Placed => ({
        sku,
        at: [x + dx, BENCH_MM, TAP_FROM_WALL_MM],
        mounting: 'on its basin',
      })),
    ],
  }
}
