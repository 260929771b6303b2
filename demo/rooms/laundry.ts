import { limestone, oak, paint, plaster, stoneWhite, tile } from './materials.ts'
import type { Room } from './room.ts'
import { vase } from './accessories.ts'
import { block, cabinet, daylight, shell, sunbeam, type Shell } from './set.ts'

const BENCH = 900
const walls: Shell = {
  left: -2200,
  right: 1800,
  back: 0,
  front: 3300,
  height: 2600,
  floor: limestone({ tile: [0.6, 0.6, 0.003], plane: 'xz' }),
  walls: plaster('#e1dbd0', 0.06),
  backWall: tile('xy', [0.06, 0.24], '#dfe0d8', { tone: 0.1 }),
  window: { z: [400, 2000], y: [950, 2300] },
}

export const laundry: Room = {
  name: 'laundry',
  title: 'Laundry with an inset tub',
  alt: 'A laundry with a steel tub in a white bench, a nickel mixer, sage fronts, an oak shelf and folded linen',
  inside: [
    [-2200, 0, 0],
    [1800, 2600, 3300],
  ],
  shapes: [
    ...shell(walls),
    block([-1200, BENCH - 30, 0], [1800, BENCH, 620], stoneWhite(), {
      bevel: 2,
      cuts: [{ at: [200, BENCH - 15, 310], size: [468, 100, 408], radius: 40 }],
    }),
    ...cabinet([-1190, 110, 20], [1799, BENCH - 32, 610], 5, 1, paint('#9aa492', 0.45)),
    block([-1190, 0, 30], [1800, 108, 540], paint('#4c5248', 0.7)),
    block([-1200, 1540, 0], [1200, 1574, 260], oak('x'), { bevel: 2 }),
    {
      shape: 'folded',
      at: [-900, 1574, 140],
      size: [300, 52, 210],
      count: 4,
      seed: 2,
      material: { kind: 'cloth', colour: [0.74, 0.7, 0.62] },
    },
    {
      shape: 'folded',
      at: [-540, 1574, 140],
      size: [300, 52, 210],
      count: 3,
      seed: 5,
      material: { kind: 'cloth', colour: [0.45, 0.5, 0.45] },
    },
    vase([620, 1574, 130], 210, 150, paint('#c7b9a3', 0.7)),
    {
      shape: 'folded',
      at: [1050, BENCH, 300],
      size: [340, 60, 260],
      count: 4,
      seed: 9,
      material: { kind: 'cloth', colour: [0.8, 0.77, 0.71] },
    },
  ],
  products: [
    { sku: 'CL8112.0', at: [200, BENCH - 240, 90], mounting: 'bench top', meets: ['CL6021BN'] },
    { sku: 'CL6021BN', at: [200, BENCH, 42], mounting: 'on its basin' },
  ],
  lights: [...daylight(walls, 1, 0.35), sunbeam(10)],
  ambient: 0.25,
  camera: { at: [-200, 1500, 3220], yaw: 0, lens: 37, shift: [0.02, -0.09] },
  exposure: 0.75,
  tallAt: 0.55,
}
