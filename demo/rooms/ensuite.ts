import { limestone, oak, paint, plaster, travertine } from './materials.ts'
import type { Room } from './room.ts'
import { soapBottle, twigs } from './accessories.ts'
import { block, cabinet, daylight, shell, sunbeam, type Shell } from './set.ts'

const BENCH = 780
const walls: Shell = {
  left: -2100,
  right: 1500,
  back: 0,
  front: 3300,
  height: 2600,
  floor: limestone({ tile: [0.9, 0.6, 0.003], plane: 'xz' }),
  walls: plaster('#d9d0c3'),
  backWall: travertine({ tile: [0.9, 0.6, 0.0015], plane: 'xy', from: [0.15, 0.0] }),
  window: { z: [300, 1500], y: [500, 2350] },
}

/** Travertine, oak and brass, one basin, morning. */
export const ensuite: Room = {
  name: 'ensuite',
  title: 'Ensuite in travertine and brass',
  alt: 'A round white basin on a travertine bench with a brass wall tap and a round brass mirror above an oak cabinet',
  inside: [
    [-2100, 0, 0],
    [1500, 2600, 3300],
  ],
  shapes: [
    ...shell(walls),
    block([-700, BENCH - 40, 0], [1100, BENCH, 500], travertine({ layers: [0.7, 0.7, 5] }), { bevel: 2.5 }),
    ...cabinet([-690, 360, 0], [1090, BENCH - 42, 492], 3, 1, oak('x')),
    ...soapBottle([-40, BENCH, 170], '#5b4a38'),
    ...twigs([-420, BENCH, 200], 560, 11),
    {
      shape: 'folded',
      at: [860, BENCH, 230],
      size: [250, 44, 200],
      count: 3,
      material: { kind: 'cloth', colour: [0.78, 0.73, 0.65] },
    },
    block([-2100, 0, 0], [1500, 60, 12], paint('#d9d0c3'), { bevel: 1 }),
  ],
  products: [
    { sku: '872010MW', at: [300, BENCH, 250], mounting: 'basin rim', meets: ['9635022BB6AF'] },
    { sku: '9635022BB6AF', at: [300, 1055, 0], mounting: 'wall outlet' },
    { sku: '891010-80BB', at: [300, 1640, 0], mounting: 'mirror middle' },
  ],
  lights: [...daylight(walls, 1, 0.2), sunbeam(13)],
  camera: { at: [-250, 1240, 3150], yaw: 0, lens: 39, shift: [0.02, -0.01] },
  ambient: 0.15,
  exposure: 0.75,
  tallAt: 0.66,
  detail: [0.66, 0.5, 0.34],
}
