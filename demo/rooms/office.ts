import { concrete, hex, mirror, oak, paint, plaster, terrazzo, tile } from './materials.ts'
import type { Room } from './room.ts'
import { twigs } from './accessories.ts'
import { block, daylight, shell, sunbeam, type Shell } from './set.ts'

const BENCH = 870
const walls: Shell = {
  left: -2500,
  right: 2100,
  back: 0,
  front: 3700,
  height: 2800,
  floor: concrete({ colour: hex('#9c978e'), tile: [1.2, 1.2, 0.003], plane: 'xz' }),
  walls: plaster('#d8d2c7', 0.08),
  backWall: tile('xy', [0.2, 0.065], '#8fa097', { tone: 0.16, bond: 0 }),
  window: { z: [400, 2300], y: [700, 2500] },
}
const at = [-700, 200, 1100] as const

export const office: Room = {
  name: 'office',
  title: 'Office washroom with a row of sensor taps',
  alt: 'Three basins under a long terrazzo bench with black sensor taps, a long mirror and green tiles in an office washroom',
  inside: [
    [-2500, 0, 0],
    [2100, 2800, 3700],
  ],
  shapes: [
    ...shell(walls),
    block([-1250, BENCH - 40, 0], [1650, BENCH, 560], terrazzo(), {
      bevel: 2,
      cuts: at.map((x) => ({ at: [x, BENCH - 20, 300], size: [462, 120, 332], radius: 62 }) as const),
    }),
    block([-1250, BENCH - 260, 540], [1650, BENCH - 40.5, 560], oak('x'), { bevel: 2 }),
    block([-1250, BENCH - 260, 0], [-1230, BENCH - 40.5, 540], oak('x')),
    block([-1100, 1220, 0], [1500, 2120, 16], paint('#3a3733', 0.6)),
    block([-1110, 1210, 16], [1510, 2130, 22], mirror, { bevel: 1.5 }),
    ...twigs([1480, BENCH, 220], 460, 9),
  ],
  products: [
    ...at.map((x, index) => ({
      sku: '873040W',
      at: [x, BENCH - 40 - 180, 300] as const,
      mounting: 'bench top' as const,
      ...(index === 0 ? { quantity: 3 } : { isPart: true }),
    })),
    ...at.map((x, index) => ({
      sku: '98310B6AF',
      at: [x, BENCH, 82] as const,
      mounting: 'on its basin' as const,
      ...(index === 0 ? { quantity: 3 } : { isPart: true }),
    })),
    ...at.map((x, index) => ({
      sku: '4140B',
      at: [x, BENCH - 440, 0] as const,
      mounting: 'loose' as const,
      ...(index === 0 ? { quantity: 3 } : { isPart: true }),
    })),
  ],
  lights: [...daylight(walls, 1, 0.35), sunbeam(10)],
  ambient: 0.22,
  camera: { at: [-1350, 1480, 3300], yaw: 22, lens: 32, shift: [0, -0.1] },
  exposure: 0.6,
  tallAt: 0.5,
}
