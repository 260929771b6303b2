import type { Pose } from '../../drawings/exploded/piece.ts'
import type { Family } from '../../families/all.ts'
import type { Point3 } from '../../models/geometry/placing.ts'

/**
 * One piece that comes off: parts of the product by their names, which may be sold as a product of another family, or
 * every product of a family that is named as a component or spare part.
 */
export type PieceRule =
  | { readonly own: readonly string[]; readonly soldAs?: Family }
  | { readonly loose: Family; readonly lies?: 'along' }

export interface BranchRule {
  /** The first of these that the product has; the axis goes through its middle. */
  readonly from: readonly string[]
  /**
   * `off`: away from the middle of the product, along the axis on which the part lies furthest off. `mount`: away from
   * what the product is fixed to.
   */
  readonly towards: 'off' | 'mount' | Point3
  /** The innermost first. */
  readonly pieces: readonly PieceRule[]
}

export interface AssemblyRule {
  readonly pose?: Pose
  /** Family of the rest of the product. */
  readonly bodySoldAs?: Family
  readonly branches: readonly BranchRule[]
}

export const UP: Point3 = [0, 1, 0]
const DOWN: Point3 = [0, -1, 0]
export const OUT: Point3 = [0, 0, 1]
export const IN: Point3 = [0, 0, -1]

/** The pose of wall-mounted products: what comes off towards the room goes to the left. */
export const FROM_THE_LEFT: Pose = { azimuth: -48, elevation: 20 }

export const LEVER: BranchRule = {
  from: ['side lever', 'handle'],
  towards: 'off',
  pieces: [
    { loose: 'cartridge', lies: 'along' },
    { own: ['side lever', 'handle'], soldAs: 'spare-handle' },
  ],
}
export const OUTLET: BranchRule = {
  from: ['aerator', 'outlet', 'spray face'],
  towards: DOWN,
  pieces: [{ loose: 'aerator' }],
}
const FOOT: BranchRule = {
  from: ['foot', 'body', 'flange'],
  towards: DOWN,
  pieces: [{ loose: 'seal-kit' }, { loose: 'hose' }],
}
export const spindle = (towards: BranchRule['towards']): BranchRule => ({
  from: ['handle'],
  towards,
  pieces: [{ loose: 'spindle', lies: 'along' }, { own: ['cover'] }, { own: ['handle', 'index', 'gap'] }],
})
export const SEALS: BranchRule = { from: [], towards: DOWN, pieces: [{ loose: 'seal-kit' }] }

export const ON_THE_HOB: AssemblyRule = { branches: [LEVER, OUTLET, FOOT] }
export const ON_THE_WALL: AssemblyRule = { pose: FROM_THE_LEFT, branches: [LEVER, OUTLET, SEALS] }
export const WITH_WASTE: AssemblyRule = {
  branches: [{ from: ['waste'], towards: DOWN, pieces: [{ loose: 'waste' }, { own: ['pedestal'] }] }],
}
