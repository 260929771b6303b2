import { concrete, metal, paint, pine, plaster } from './materials.ts'
import type { Room, Shape } from './room.ts'
import { block, daylight, shell, sunbeam, type Shell } from './set.ts'

const walls: Shell = {
  left: -2000,
  right: 1700,
  back: -150,
  front: 3200,
  height: 2600,
  floor: concrete(),
  walls: plaster('#d9d4ca', 0.1),
  window: { z: [300, 1900], y: [700, 2300] },
}
const studs = [-1955, -1500, -1050, -595, 25, 480].map((x): Shape =>
  block([x, 45, -120], [x + 45, 2555, -30], pine('y'), { bevel: 1 }),
)

export const frame: Room = {
  name: 'frame',
  title: 'In-wall frame with the wall cut open',
  alt: 'A wall cut open: timber studs with a blue steel frame and cistern on the left, the finished wall with the toilet on the right',
  inside: [
    [-2000, 0, -150],
    [1700, 2600, 3200],
  ],
  shapes: [
    ...shell(walls),
    ...studs,
    block([-2000, 0.5, -120], [500, 45, -30], pine('x'), { bevel: 1 }),
    block([-2000, 2555, -120], [500, 2599, -30], pine('x'), { bevel: 1 }),
    block([-1005, 1240, -118], [-595, 1285, -32], pine('x'), { bevel: 1 }),
    block([-550, 1240, -118], [25, 1285, -32], pine('x'), { bevel: 1 }),
    block([400, 0, -14], [1700, 2600, 0], paint('#ece8e0', 0.85), { bevel: 1 }),
    block([400, 0, -27], [1700, 2600, -14.5], paint('#b9a58b', 0.9), { bevel: 1 }),
    {
      shape: 'tube',
      straight: true,
      along: [
        [-1280, 0, -75],
        [-1280, 2600, -75],
      ],
      radius: 11,
      material: metal('#c98b62', 0.3),
    },
    {
      shape: 'tube',
      straight: true,
      along: [
        [-1280, 1330, -75],
        [-230, 1330, -75],
        [-230, 1060, -75],
      ],
      radius: 8,
      material: metal('#c98b62', 0.3),
    },
  ],
  products: [
    { sku: '237014W', at: [-262, 0, -30], mounting: 'floor' },
    { sku: '746202PW', at: [1050, 0, 0], mounting: 'seat' },
  ],
  lights: [...daylight(walls, 1, 0.35), sunbeam(10)],
  ambient: 0.2,
  camera: { at: [150, 1150, 3100], yaw: 0, lens: 33, shift: [0, -0.04] },
  exposure: 0.5,
  tallAt: 0.4,
}
