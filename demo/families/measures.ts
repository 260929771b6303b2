import type { PanDesign } from '../models/forms.ts'

export const oneHobHole = {
  'mount-type': 'Hob mounted',
  'item-tapholes': '1 tap hole',
  'number-of-tap-holes': 1,
  'tap-hole-size': '35 mm',
} as const

export const onWall = { 'mount-type': 'Wall mounted' } as const

export function kilograms(amount: number): number {
  return Math.round(amount * 20) / 20
}

export function panShape(design: PanDesign): string {
  return design === 'square' ? 'Square' : 'Round'
}
