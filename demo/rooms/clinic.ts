import { hex, metal, paint, plaster, type Material } from './materials.ts'
import type { Room } from './room.ts'
import { block, daylight, shell, sunbeam, type Shell } from './set.ts'

const vinyl: Material = { kind: 'concrete', colour: hex('#a9b3ad'), roughness: 0.45 }
const walls: Shell = {
  left: -2000,
  right: 1700,
  back: 0,
  front: 3200,
  height: 2700,
  floor: vinyl,
  walls: plaster('#e2e2dc', 0.04),
  backWall: plaster('#dfe2dc', 0.04),
  window: { z: [400, 2000], y: [900, 2400] },
}

export const clinic: Room = {
  name: 'clinic',
  title: 'Hand-wash bay of a ward',
  alt: 'A hospital hand-wash bay: two white basins with sensor taps on a green splash panel, elbow soap dispensers and a waste bin',
  inside: [
    [-2000, 0, 0],
    [1700, 2700, 3200],
  ],
  shapes: [
    ...shell(walls),
    block([-750, 780, 0], [1450, 1560, 6], paint('#9fb4a9', 0.22), { bevel: 2 }),
    block([-2000, 0, 0], [1700, 150, 5], vinyl, { bevel: 2 }),
    block([-2000, 900, 0], [-1100, 1060, 26], { kind: 'timber', colour: hex('#b79b78'), grain: 'x' }, { bevel: 6 }),
    {
      shape: 'slab',
      normal: 'z',
      at: [350, 1330, 66],
      size: [280, 380, 120],
      radius: 26,
      bevel: 6,
      material: metal('#c9cac9', 0.3),
    },
    block([250, 1150, 50], [450, 1162, 100], paint('#f3f1ec', 0.9)),
    {
      shape: 'lathe',
      at: [350, 0, 260],
      profile: [
        [125, 0],
        [140, 12],
        [150, 520],
        [142, 526],
        [120, 527],
        [112, 400],
        [1, 398],
      ],
      material: metal('#c4c5c4', 0.32),
    },
    {
      shape: 'tube',
      straight: true,
      along: [
        [-2000, 2260, 620],
        [-1040, 2260, 620],
      ],
      radius: 13,
      material: metal('#c4c5c4', 0.3),
    },
    {
      shape: 'curtain',
      at: [-1540, 2235, 620],
      size: [880, 2050],
      seed: 9,
      material: { kind: 'cloth', colour: hex('#c3d0ca') },
    },
  ],
  products: [
    { sku: '878012.0W', at: [-220, 690, 0], mounting: 'basin rim', meets: ['72312C6AF'], quantity: 2 },
    { sku: '72312C6AF', at: [-220, 1040, 6], mounting: 'wall outlet', quantity: 2 },
    { sku: '878012.0W', at: [920, 690, 0], mounting: 'basin rim', meets: ['72312C6AF'], isPart: true },
    { sku: '72312C6AF', at: [920, 1040, 6], mounting: 'wall outlet', isPart: true },
    { sku: '870690W', at: [60, 1270, 6], mounting: 'in hand reach', quantity: 2 },
    { sku: '870690W', at: [640, 1270, 6], mounting: 'in hand reach', isPart: true },
    { sku: '4140C', at: [-220, 470, 0], mounting: 'loose', quantity: 2, meets: ['878012.0W'] },
    { sku: '4140C', at: [920, 470, 0], mounting: 'loose', isPart: true, meets: ['878012.0W'] },
  ],
  lights: [...daylight(walls, 1, 0.5), sunbeam(6)],
  ambient: 0.35,
  camera: { at: [-20, 1300, 3140], yaw: 0, lens: 33, shift: [0.03, -0.1] },
  exposure: 0.7,
  tallAt: 0.42,
}
