import { concrete, hex, metal, oak, paint, plaster, tile } from './materials.ts'
import type { Room, Shape } from './room.ts'
import { block, daylight, shell, sunbeam, type Shell } from './set.ts'

const walls: Shell = {
  left: -2200,
  right: 1800,
  back: 0,
  front: 3500,
  height: 2700,
  floor: concrete({ colour: hex('#a8a49b'), tile: [0.3, 0.3, 0.003], plane: 'xz' }),
  walls: plaster('#e4dfd2', 0.05),
  backWall: tile('xy', [0.15, 0.15], '#e6dfc9', { tone: 0.1 }),
  window: { z: [400, 2100], y: [1000, 2500] },
}

export const school: Room = {
  name: 'school',
  title: 'School amenities with a trough and junior pans',
  alt: 'School amenities: a stainless steel trough with three wall taps, and two low junior toilets between coloured partitions',
  inside: [
    [-2200, 0, 0],
    [1800, 2700, 3500],
  ],
  shapes: [
    ...shell(walls),
    block([90, 150, 0], [122, 1500, 950], paint('#6f8f86', 0.45), { bevel: 3 }),
    block([930, 150, 0], [962, 1500, 950], paint('#6f8f86', 0.45), { bevel: 3 }),
    block([1770, 150, 0], [1800, 1500, 950], paint('#6f8f86', 0.45), { bevel: 3 }),
    ...[106, 946, 1785].flatMap((x) =>
      [40, 910].map((z): Shape => ({
        shape: 'tube',
        straight: true,
        along: [
          [x, 0, z],
          [x, 152, z],
        ],
        radius: 11,
        material: metal('#b9bab9', 0.3),
      })),
    ),
    block([-1900, 1560, 0], [-300, 1600, 120], oak('x'), { bevel: 4 }),
  ],
  products: [
    { sku: 'CL8122.0', at: [-950, 420, 0], mounting: 'junior basin rim' },
    { sku: '72312C6AF', at: [-1200, 900, 0], mounting: 'wall outlet', quantity: 3 },
    { sku: '72312C6AF', at: [-950, 900, 0], mounting: 'wall outlet', isPart: true },
    { sku: '72312C6AF', at: [-700, 900, 0], mounting: 'wall outlet', isPart: true },
    { sku: 'PT 40/240C', at: [-1190, 262, 0], mounting: 'loose', meets: ['CL8122.0'], quantity: 2 },
    { sku: 'PT 40/240C', at: [-710, 262, 0], mounting: 'loose', meets: ['CL8122.0'], isPart: true },
    { sku: '746240BUW', at: [526, 0, 0], mounting: 'junior seat', quantity: 2 },
    { sku: '746240BUW', at: [1366, 0, 0], mounting: 'junior seat', isPart: true },
    { sku: '99040C', at: [820, 600, 0], mounting: 'roll holder', quantity: 2 },
    { sku: '99040C', at: [1660, 600, 0], mounting: 'roll holder', isPart: true },
    { sku: '721090S', at: [-330, 1050, 0], mounting: 'in hand reach' },
  ],
  lights: [...daylight(walls, 1.1, 0.45), sunbeam(9)],
  ambient: 0.3,
  camera: { at: [420, 1200, 3430], yaw: 0, lens: 30, shift: [-0.13, -0.06] },
  exposure: 0.75,
  tallAt: 0.66,
}
