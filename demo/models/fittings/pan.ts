import { Vector3, type BufferGeometry } from 'three'
import type { PanDesign } from '../forms.ts'
import { bowl, smoothSkin } from '../geometry/bowl.ts'
import { resampled, withNormals } from '../geometry/flutes.ts'
import { grownAlongNormals, type Outline, type OutlinePoint } from '../geometry/outline.ts'
import { merged, upright } from '../geometry/placing.ts'
import { sheath } from '../geometry/sheath.ts'
import { flatFace } from '../geometry/skin.ts'

export type PanShape = {
  design: PanDesign
  widthMm: number
  /** Back edge to front. */
  depthMm: number
  /** Width at the back, as a share of the width. */
  backShare: number
  cornerMm: number
}

const POINTS = 132

/** Outline of a pan or seat from above: back edge along y = 0, front at y = -depth. */
export function panOutline({ design, widthMm, depthMm, backShare, cornerMm }: PanShape): Outline {
  const half = widthMm / 2
  const exponent = design === 'square' ? 3.1 : design === 'compact' ? 2.4 : 2.1
  const nose = Math.min(depthMm * 0.62, widthMm * (design === 'square' ? 0.5 : design === 'compact' ? 0.58 : 0.68))
  const middle = -depthMm + nose
  const backHalf = half * backShare
  const right: { x: number; y: number }[] = []
  for (let step = 0; step <= 40; step++) {
    const angle = (step / 40) * (Math.PI / 2)
    right.push({ x: half * Math.sin(angle) ** (2 / exponent), y: middle - nose * Math.cos(angle) ** (2 / exponent) })
  }
  for (let step = 1; step <= 12; step++) {
    const share = step / 12
    const ease = share * share * (3 - 2 * share)
    right.push({ x: half + (backHalf - half) * ease, y: middle + (-cornerMm - middle) * share })
  }
  for (let step = 1; step <= 10; step++) {
    const angle = (step / 10) * (Math.PI / 2)
    right.push({ x: backHalf - cornerMm * (1 - Math.cos(angle)), y: -cornerMm * (1 - Math.sin(angle)) })
  }
  const left = right
    .slice(1)
    .toReversed()
    .map(({ x, y }) => ({ x: -x, y }))
  const closed = withNormals([...right, ...left])
  return grownAlongNormals(withNormals(even(closed)))
}

function even(points: readonly OutlinePoint[]): OutlinePoint[] {
  const length = points.reduce((sum, point, index) => {
    const next = points[(index + 1) % points.length]!
    return sum + Math.hypot(next.x - point.x, next.y - point.y)
  }, 0)
  return resampled(points, length, POINTS)
}

export type PanBodyOptions = {
  rim: PanShape
  /** Shape where the body meets the floor, or its lowest visible outline on the wall. */
  foot: PanShape
  /** Distance of the foot's back in front of the rim's back. */
  footSetBackMm: number
  fromY: number
  rimY: number
  /** Share of the height below which the walls stay upright. */
  upright: number
  bottom: 'flat' | 'round'
}

/** Ceramic body from the floor or the wall up to its rim, closed on top around the opening of the bowl. */
export function panBody(options: PanBodyOptions): BufferGeometry {
  const { rimY, fromY } = options
  const rim = panOutline(options.rim)
  const foot = panOutline(options.foot)
  const shoulder = 12
  const height = rimY - shoulder - fromY
  const rows: Vector3[][] = []
  if (options.bottom === 'round') rows.push(...undersideRows(foot, options))
  for (let step = 0; step <= 30; step++) {
    const share = step / 30
    const rise = Math.max(0, (share - options.upright) / (1 - options.upright))
    const blend = options.bottom === 'round' ? Math.sin((rise * Math.PI) / 2) ** 0.9 : rise * rise * (3 - 2 * rise)
    rows.push(mixedRow(foot, rim, blend, options.footSetBackMm * (1 - blend), fromY + height * share))
  }
  const wall = smoothSkin(rows)
  const top = upright(
    sheath(rim, [
      [0, rimY - shoulder - 0.2],
      [0, rimY, shoulder],
      [-24, rimY],
    ]),
  )
  const opening = bowlOpening(options.rim)
  const face = upright(flatFace(rim(-23), [opening(7)], rimY, 'up'))
  const inside = upright(
    bowl({
      opening,
      depthMm: Math.min(190, rimY - fromY - 60),
      lipMm: 7,
      squareness: 2.4,
      waste: { x: 0, y: opening(0).reduce((sum, point) => sum + point.y, 0) / POINTS + 30, diameterMm: 110 },
    }),
  ).translate(0, rimY, 0)
  const parts = [wall, top, face, inside]
  if (options.bottom === 'flat')
    parts.push(upright(flatFace(shifted(foot(0), options.footSetBackMm), [], fromY, 'down')))
  return merged(...parts)
}

/** Opening of the bowl below the seat. */
function bowlOpening(rim: PanShape): Outline {
  const back = rim.depthMm * 0.34
  return eggOutline(rim.widthMm - 112, rim.depthMm - back - 52, back)
}

/** Egg with its blunt end in front, `backMm` in front of y = 0. */
export function eggOutline(widthMm: number, depthMm: number, backMm: number): Outline {
  return grownAlongNormals(
    withNormals(
      Array.from({ length: POINTS }, (_, index) => {
        // Starts at the front and runs counter-clockwise, as a pan outline does.
        const angle = (2 * Math.PI * index) / POINTS
        const x = (widthMm / 2) * Math.sin(angle) * (1 + 0.1 * Math.cos(angle))
        return { x, y: -backMm - depthMm / 2 - (depthMm / 2) * Math.cos(angle) }
      }),
    ),
  )
}

function shifted(points: readonly OutlinePoint[], back: number): OutlinePoint[] {
  return points.map((point) => ({ ...point, y: point.y - back }))
}

function mixedRow(foot: Outline, rim: Outline, blend: number, back: number, y: number): Vector3[] {
  const from = foot(0)
  const to = rim(0)
  return from.map((point, index) => {
    const target = to[index]!
    const x = point.x + (target.x - point.x) * blend
    const v = point.y + (target.y - point.y) * blend - back
    return new Vector3(x, y, -v)
  })
}

/** Rounded belly of a wall-hung pan, drawn together towards the wall. */
function undersideRows(foot: Outline, { footSetBackMm, fromY }: PanBodyOptions): Vector3[][] {
  const drop = 46
  return Array.from({ length: 9 }, (_, step) => {
    const angle = (step / 9) * (Math.PI / 2)
    const scale = step === 0 ? 0.02 : 0.66 + 0.34 * Math.sin(angle)
    const y = step === 0 ? fromY - drop : fromY - drop * Math.cos(angle)
    return foot(0).map((point) => new Vector3(point.x * scale, y, -point.y * scale + footSetBackMm))
  })
}
