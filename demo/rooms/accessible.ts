import { plaster, terrazzo, tile } from './materials.ts'
import type { Room } from './room.ts'
import { block, daylight, shell, sunbeam, wallMirror, type Shell } from './set.ts'

const walls: Shell = {
  left: -1750,
  right: 1050,
  back: 0,
  front: 3400,
  height: 2600,
  floor: terrazzo({ tile: [0.6, 0.6, 0.002], plane: 'xz' }),
  walls: plaster('#dcd9d0', 0.06),
  backWall: tile('xy', [0.2, 0.1], '#c3cbc0', { tone: 0.12 }),
  window: { z: [900, 2100], y: [900, 2300] },
}

/** AS 1428.1: pan 455 mm from the side wall, seat at 460 to 480, rail at 800 to 810, basin rim at 800 to 830. */
export const accessible: Room = {
  name: 'accessible',
  title: 'Bathroom with accessible products',
  alt: 'A bathroom with an 800 mm deep toilet with a backrest, an angled grab rail and a shallow basin with knee room',
  inside: [
    [-1750, 0, 0],
    [1050, 2600, 3400],
  ],
  shapes: [
    ...shell(walls),
    ...wallMirror([-650, 1450, 0], [500, 1100], 12),
    block([-1750, 0, 0], [1050, 80, 8], terrazzo(), { bevel: 2 }),
  ],
  products: [
    { sku: '746220BUW', at: [595, 0, 0], mounting: 'care seat' },
    { sku: '877120.RC', at: [1050, 805, 800], turn: [0, -90, 0], mounting: 'grab rail' },
    { sku: '878010.1W', at: [-650, 665, 0], mounting: 'care basin rim', meets: ['87610C6AF', '4140C'] },
    { sku: '87610C6AF', at: [-650, 815, 53], mounting: 'on its basin' },
    { sku: '4140C', at: [-650, 455, 0], mounting: 'loose', meets: ['878010.1W'] },
    { sku: '870690W', at: [-1180, 1050, 0], mounting: 'in hand reach' },
    { sku: '96540C', at: [150, 700, 0], mounting: 'roll holder' },
  ],
  lights: [...daylight(walls, 1, 0.4), sunbeam(7)],
  ambient: 0.3,
  camera: { at: [-250, 1250, 3330], yaw: 3, lens: 31, shift: [0.02, -0.11] },
  exposure: 0.6,
  tallAt: 0.6,
}
