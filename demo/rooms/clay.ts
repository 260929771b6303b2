import { concrete, hex, paint, plaster } from './materials.ts'
import type { Room } from './room.ts'
import { stool, towelOn, vase } from './accessories.ts'
import { block, daylight, shell, sunbeam, type Shell } from './set.ts'

const walls: Shell = {
  left: -2500,
  right: 2000,
  back: 0,
  front: 3600,
  height: 2700,
  floor: concrete({ colour: hex('#b7a594'), roughness: 0.5 }),
  walls: plaster('#cdb6a2', 0.2),
  backWall: plaster('#c8b09b', 0.26),
  window: { z: [500, 2300], y: [400, 2300] },
}

export const clay: Room = {
  name: 'clay',
  title: 'Bath in clay against limewash',
  alt: 'A clay-coloured freestanding bath with a tall brass floor tap, an oak stool and a towel on a brass rail before limewashed walls',
  inside: [
    [-2500, 0, 0],
    [2000, 2700, 3600],
  ],
  shapes: [
    ...shell(walls),
    ...stool([-650, 0, 1250], 420, 380),
    vase([-650, 420, 1250], 150, 110, paint('#8e6f58', 0.8)),
    towelOn([1250, 1250, 57], 420, [560, 470], 10, '#dcd1c2'),
    block([-2500, 0, 0], [2000, 70, 12], paint('#c8b09b', 0.8), { bevel: 2 }),
  ],
  products: [
    { sku: '853010-155CL', at: [400, 0, 760], mounting: 'bath rim', meets: ['95670BB'] },
    { sku: '95670BB', at: [-120, 0, 250], turn: [0, 25, 0], mounting: 'floor' },
    { sku: '95710-80BB', at: [1250, 1250, 0], mounting: 'towel rail' },
  ],
  lights: [...daylight(walls, 1.1, 0.2), sunbeam(15)],
  ambient: 0.15,
  camera: { at: [-150, 1180, 3500], yaw: 0, lens: 32, shift: [0, -0.115] },
  exposure: 0.6,
  tallAt: 0.6,
}
