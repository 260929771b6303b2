import type { FrontSize } from '#app/features/catalogue/views/scale-picture.ts'
import type { ProductKind } from '@specify/models/product-kinds.ts'
import { BENCH_MM, LOW_BENCH_MM, mountingHeight, SINK_BENCH_MM } from '@specify/models/room/mounting-heights.ts'

export interface ScalePlace {
  readonly bottomMm: number
  readonly benchMm: number | null
}

const STANDING: Readonly<Partial<Record<ProductKind, number>>> = {
  'counter-basin': LOW_BENCH_MM,
  'tower-basin-mixer': LOW_BENCH_MM,
  'basin-mixer': BENCH_MM,
  'sink-mixer': SINK_BENCH_MM,
  'soap-dispenser': BENCH_MM,
}
const LET_IN: Readonly<Partial<Record<ProductKind, number>>> = {
  'inset-basin': BENCH_MM,
  'kitchen-sink': SINK_BENCH_MM,
}

const FLAT: ReadonlySet<ProductKind> = new Set<ProductKind>(['toilet-seat', 'channel-grate', 'floor-waste'])

export function liesFlat(kind: ProductKind): boolean {
  return FLAT.has(kind)
}

interface Placed {
  readonly kind: ProductKind
  readonly isOnWall: boolean
  readonly mountingHeight: unknown
}

/** Clearance above the floor of kinds that hang low and are drawn from their own foot. */
const CLEAR_MM: Readonly<Partial<Record<ProductKind, number>>> = { 'wall-hung-toilet': 70 }

/** Position of a product in a usual room; kinds without one stand on the floor. */
export function scalePlace({ kind, isOnWall, mountingHeight: stated }: Placed, { height }: FrontSize): ScalePlace {
  const letIn = LET_IN[kind]
  if (letIn !== undefined) return { bottomMm: letIn - height, benchMm: letIn }
  const standing = isOnWall ? undefined : STANDING[kind]
  if (standing !== undefined) return { bottomMm: standing, benchMm: standing }
  const usual = mountingHeight(kind, stated, null)
  if (!usual) return { bottomMm: CLEAR_MM[kind] ?? 0, benchMm: null }
  const share = { bottom: 0, middle: 0.5, origin: 0.5, tube: 0.5, top: 1 }[usual.part]
  return { bottomMm: Math.max(0, usual.mm - share * height), benchMm: null }
}
