import type { ExplodedFamily } from '../../catalogue/record/exploded.ts'
import type { Family } from '../../models/families.ts'
import type { Point3 } from '../../models/geometry/placing.ts'
import type { Pose } from '../../drawings/exploded/piece.ts'

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
  /** What the rest of the product is sold as. */
  readonly bodySoldAs?: Family
  readonly branches: readonly BranchRule[]
}

const UP: Point3 = [0, 1, 0]
const DOWN: Point3 = [0, -1, 0]
const OUT: Point3 = [0, 0, 1]
const IN: Point3 = [0, 0, -1]

/** The pose of wall-mounted products: what comes off towards the room goes to the left. */
const FROM_THE_LEFT: Pose = { azimuth: -48, elevation: 20 }

const LEVER: BranchRule = {
  from: ['side lever', 'handle'],
  towards: 'off',
  pieces: [
    { loose: 'cartridge', lies: 'along' },
    { own: ['side lever', 'handle'], soldAs: 'spare-handle' },
  ],
}
const OUTLET: BranchRule = { from: ['aerator', 'outlet', 'spray face'], towards: DOWN, pieces: [{ loose: 'aerator' }] }
const FOOT: BranchRule = {
  from: ['foot', 'body', 'flange'],
  towards: DOWN,
  pieces: [{ loose: 'seal-kit' }, { loose: 'hose' }],
}
const spindle = (towards: BranchRule['towards']): BranchRule => ({
  from: ['handle'],
  towards,
  pieces: [{ loose: 'spindle', lies: 'along' }, { own: ['cover'] }, { own: ['handle', 'index', 'gap'] }],
})
const SEALS: BranchRule = { from: [], towards: DOWN, pieces: [{ loose: 'seal-kit' }] }

const ON_THE_HOB: AssemblyRule = { branches: [LEVER, OUTLET, FOOT] }
const ON_THE_WALL: AssemblyRule = { pose: FROM_THE_LEFT, branches: [LEVER, OUTLET, SEALS] }
const WITH_WASTE: AssemblyRule = {
  branches: [{ from: ['waste'], towards: DOWN, pieces: [{ loose: 'waste' }, { own: ['pedestal'] }] }],
}

/** How each family comes apart. */
export const ASSEMBLIES: Record<ExplodedFamily, AssemblyRule> = {
  'basin-mixer': ON_THE_HOB,
  'kitchen-mixer': ON_THE_HOB,
  'care-mixer': ON_THE_HOB,
  'sensor-tap': ON_THE_HOB,
  'wall-mixer': ON_THE_HOB,
  'wall-basin-set': ON_THE_WALL,
  'shower-mixer': ON_THE_WALL,
  'thermostatic-valve': { branches: [LEVER, SEALS] },
  'pillar-tap': { branches: [spindle(UP), SEALS] },
  'tap-set': { branches: [spindle('mount'), OUTLET, SEALS] },
  'wall-tops': { pose: FROM_THE_LEFT, branches: [spindle(OUT), SEALS] },
  'bib-tap': { pose: FROM_THE_LEFT, branches: [spindle(UP), SEALS] },
  'shower-rail': {
    branches: [
      {
        from: ['hand shower'],
        towards: OUT,
        pieces: [{ own: ['hand shower', 'spray face', 'nozzles'], soldAs: 'hand-shower' }],
      },
      { from: ['hose'], towards: [1, 0, 0], pieces: [{ loose: 'hose' }, { loose: 'seal-kit' }] },
    ],
  },
  'toilet-suite': {
    bodySoldAs: 'toilet-suite',
    branches: [
      { from: ['seat'], towards: UP, pieces: [{ own: ['seat', 'seat gap', 'hinges', 'lid'], soldAs: 'toilet-seat' }] },
      {
        from: ['cistern'],
        towards: UP,
        pieces: [
          { own: ['cistern', 'lid gap'], soldAs: 'cistern' },
          { loose: 'outlet-valve' },
          { loose: 'inlet-valve' },
          { own: ['cistern lid', 'button', 'button gap'] },
        ],
      },
      { from: ['plate'], towards: OUT, pieces: [{ own: ['plate', 'gap', 'button'], soldAs: 'flush-plate' }] },
      {
        from: ['plate'],
        towards: IN,
        pieces: [{ loose: 'cistern' }, { loose: 'outlet-valve' }, { loose: 'inlet-valve' }],
      },
      SEALS,
    ],
  },
  cistern: {
    branches: [
      {
        from: ['cistern lid', 'access', 'cistern'],
        towards: UP,
        pieces: [{ loose: 'outlet-valve' }, { loose: 'inlet-valve' }, { own: ['cistern lid', 'button', 'button gap'] }],
      },
      SEALS,
    ],
  },
  'toilet-seat': { branches: [{ from: ['lid'], towards: UP, pieces: [{ own: ['lid', 'gap'] }] }, SEALS] },
  basin: WITH_WASTE,
  'kitchen-sink': WITH_WASTE,
  'laundry-tub': WITH_WASTE,
}
