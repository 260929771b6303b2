import { limestone, oak, plaster, travertine } from './materials.ts'
import type { Room } from './room.ts'
import { twigs } from './accessories.ts'
import { block, daylight, shell, sunbeam, type Shell } from './set.ts'

const BENCH = 950
const walls: Shell = {
  left: -1800,
  right: 1500,
  back: 0,
  front: 2600,
  height: 2600,
  floor: oak('z', { board: 0.14, across: 'x' }),
  walls: plaster('#dcd5ca', 0.1),
  backWall: plaster('#d6cec1', 0.16),
  window: { z: [300, 1700], y: [800, 2300] },
}
const FINISHES = ['BB', 'BZ', 'GM', 'BN', 'B'] as const

export const showroom: Room = {
  name: 'showroom',
  title: 'Finishes side by side',
  alt: 'Five tall basin mixers in brass, bronze, gunmetal, nickel and black on plinths of travertine along a plaster wall',
  inside: [
    [-1800, 0, 0],
    [1500, 2600, 2600],
  ],
  shapes: [
    ...shell(walls),
    block([-1000, BENCH - 60, 0], [1200, BENCH, 460], limestone(), { bevel: 3 }),
    block([-980, 0, 20], [1180, BENCH - 60, 440], plaster('#d6cec1', 0.12), { bevel: 2 }),
    ...FINISHES.map((_, index) =>
      block([-470 + index * 290, BENCH, 130], [-290 + index * 290, BENCH + 60 + (index % 2) * 60, 310], travertine(), {
        bevel: 3,
      }),
    ),
    ...twigs([-780, BENCH, 220], 460, 13),
  ],
  products: FINISHES.map((finish, index) => ({
    sku: `96344${finish}6AF`,
    at: [-380 + index * 290, BENCH + 60 + (index % 2) * 60, 190] as const,
    turn: [0, -28, 0] as const,
    mounting: 'loose' as const,
  })),
  lights: [...daylight(walls, 1, 0.25), sunbeam(11, [1400, -700, -600])],
  ambient: 0.15,
  camera: { at: [60, 1260, 2500], yaw: 0, lens: 44, shift: [0, -0.02] },
  exposure: 0.6,
  tallAt: 0.5,
}
