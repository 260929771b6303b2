import { ellipse, polygon, rectangle, superellipse, type Outline } from '../../models/geometry/outline.ts'
import type { Corner } from '../../models/geometry/path.ts'
import type { BasinSpec } from './basin.ts'

export function outerOutline(spec: BasinSpec): Outline {
  const { shape, widthMm, depthMm, mount } = spec
  if (mount === 'vanity-top') return rectangle(widthMm, depthMm, 4)
  if (mount === 'corner') return cornerOutline(widthMm, depthMm)
  if (isRoundFronted(spec)) return dOutline(widthMm, depthMm, frontRadius(spec))
  switch (shape) {
    case 'round':
      return ellipse(widthMm, depthMm, 112)
    case 'oval':
    case 'd-shape':
      return superellipse(widthMm, depthMm, 2.25, 120)
    case 'pill':
      return rectangle(widthMm, depthMm, Math.min(widthMm, depthMm) / 2)
    case 'soft-rectangle':
      return superellipse(widthMm, depthMm, 4.6, 128)
    case 'rectangle':
      return rectangle(widthMm, depthMm, mount === 'wall' || mount === 'pedestal' ? 26 : 18)
  }
}

/** Straight back, rounded front. */
function dOutline(widthMm: number, depthMm: number, frontMm: number): Outline {
  const half = widthMm / 2
  const back = depthMm / 2
  return polygon([
    [-half, back, 10],
    [-half, -back, Math.min(frontMm, half * 0.98)],
    [half, -back, Math.min(frontMm, half * 0.98)],
    [half, back, 10],
  ])
}

/** Two sides on the walls of a corner, a bowed front. */
function cornerOutline(widthMm: number, depthMm: number): Outline {
  const half = widthMm / 2
  const back = depthMm / 2
  return polygon([
    [-half * 0.1, back, 10],
    [-half, back - depthMm * 0.44, 16],
    [-half, -back, half * 0.96],
    [half, -back, half * 0.96],
    [half, back - depthMm * 0.44, 16],
    [half * 0.1, back, 10],
  ])
}

/** Outside of the body below the rim, as (outset, height). */
export function outsideProfile(spec: BasinSpec, height: number): Corner[] {
  if (spec.mount === 'vanity-top')
    return [
      [-4, -Math.min(height, 46)],
      [0, -Math.min(height, 46), 2],
    ]
  if (spec.mount === 'inset' || spec.mount === 'under-counter') {
    const rim = spec.mount === 'inset' ? 12 : 8
    const under = Math.max(spec.rimWidthMm - 8, 10)
    return [
      [-spec.widthMm * 0.34, -height],
      [-spec.widthMm * 0.22, -height, 40],
      [-under - 6, -height * 0.3, 40],
      [-under, -rim - 4, 6],
      [-under, -rim, 2],
      [-1, -rim],
      [0, -rim, 2],
    ]
  }
  const span = Math.min(spec.widthMm, spec.depthMm)
  if (spec.side === 'curved' || spec.mount === 'pedestal') {
    const hung = spec.mount === 'pedestal' || spec.mount === 'wall' || spec.mount === 'care'
    const inset = span * (hung ? 0.3 : 0.24)
    const foot = Math.max(inset + 4, span * 0.32)
    return [
      [-foot, -height],
      [-inset, -height, 8],
      [-span * 0.1, -height * 0.62, height * 0.9],
      [0, -height * 0.16, height * 0.5],
    ]
  }
  if (spec.side === 'tapered')
    return [
      [-span * 0.15, -height],
      [-span * 0.11, -height, 9],
    ]
  return [
    [-14, -height],
    [-1.5, -height, spec.mount === 'wall' || spec.mount === 'care' ? 14 : 5],
  ]
}

/** Straight at the wall, round at the front. */
export function isRoundFronted({ shape, mount }: BasinSpec): boolean {
  return shape === 'd-shape' || mount === 'care' || (mount === 'wall' && shape === 'oval')
}

export function frontRadius({ mount, depthMm }: BasinSpec): number {
  return mount === 'care' ? 90 : depthMm * 0.5
}
