import { concrete, darkStone, plaster, walnut } from './materials.ts'
import type { Room } from './room.ts'
import { soapBottle, towelOn } from './accessories.ts'
import { block, cabinet, daylight, shell, sunbeam, type Shell } from './set.ts'

const BENCH = 780
const walls: Shell = {
  left: -2000,
  right: 1400,
  back: 0,
  front: 3300,
  height: 2600,
  floor: concrete({ colour: [0.16, 0.15, 0.14], tile: [1.2, 0.6, 0.002], plane: 'xz' }),
  walls: plaster('#57514a', 0.25),
  backWall: plaster('#5a544d', 0.3),
  window: { z: [350, 1500], y: [700, 2300] },
}

export const powder: Room = {
  name: 'powder',
  title: 'Black powder room',
  alt: 'A black round basin and tall black tap on a walnut and dark stone bench, with a pill mirror and a black wall-hung toilet',
  inside: [
    [-2000, 0, 0],
    [1400, 2600, 3300],
  ],
  shapes: [
    ...shell(walls),
    block([-700, BENCH - 30, 0], [420, BENCH, 480], darkStone(), { bevel: 2 }),
    ...cabinet([-690, 470, 0], [410, BENCH - 32, 470], 2, 1, walnut('x')),
    ...soapBottle([-480, BENCH, 220], '#2a2725'),
    towelOn([-1050, 1100, 57], 260, [420, 360], 10, '#8d857a'),
  ],
  products: [
    { sku: '874012B', at: [-130, BENCH, 290], mounting: 'basin rim', meets: ['95644B6AF'] },
    { sku: '95644B6AF', at: [-130, BENCH, 58], mounting: 'on its basin' },
    { sku: '891030B', at: [-130, 1640, 0], mounting: 'mirror middle' },
    { sku: '746200PB', at: [870, 0, 0], mounting: 'seat' },
    { sku: '95714B', at: [-1050, 1100, 0], mounting: 'towel rail' },
    { sku: '95740B', at: [1230, 700, 0], mounting: 'roll holder' },
  ],
  lights: [...daylight(walls, 1.2, 0.15), sunbeam(12)],
  ambient: 0.12,
  camera: { at: [-180, 1180, 3200], yaw: 0, lens: 34, shift: [0, -0.05] },
  exposure: -0.45,
  tallAt: 0.5,
  detail: [0.5, 0.55, 0.34],
}
