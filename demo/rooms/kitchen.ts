import { limestone, oak, paint, plaster, sky, terrazzo, tile, walnut } from './materials.ts'
import type { Room } from './room.ts'
import { shrubs, twigs, vase } from './accessories.ts'
import { block, cabinet, daylight, shell, sunbeam, windowFrame, type Shell } from './set.ts'

const BENCH = 900
const walls: Shell = {
  left: -2400,
  right: 2000,
  back: 0,
  front: 3400,
  height: 2700,
  floor: oak('z', { board: 0.16, across: 'x' }),
  walls: plaster('#ddd6ca', 0.08),
  backWall: tile('xy', [0.13, 0.13], '#d9d3c6', { tone: 0.14, tilt: 0.02 }),
  window: { z: [300, 2200], y: [950, 2350] },
  openings: [{ at: [300, 1640, -60], size: [1500, 1000, 400] }],
}

export const kitchen: Room = {
  name: 'kitchen',
  title: 'Kitchen with a gunmetal sink',
  alt: 'A gunmetal sink and pull-out mixer in a pale stone bench under a kitchen window, with oak fronts and handmade tiles',
  inside: [
    [-2400, 0, 0],
    [2000, 2700, 3400],
  ],
  shapes: [
    ...shell(walls),
    ...windowFrame([-450, 1140, 0], [1050, 2140, 0], oak('x'), limestone(), sky(1.6, 4)),
    block([-2400, BENCH - 30, 0], [2000, BENCH, 640], terrazzo({ colour: limestone().colour }), {
      bevel: 2,
      cuts: [{ at: [300, BENCH - 15, 330], size: [724, 100, 414], radius: 12 }],
    }),
    ...cabinet([-2399, 110, 20], [1999, BENCH - 32, 630], 6, 1, oak('y')),
    block([-2400, 0, 30], [2000, 108, 560], paint('#2b2723', 0.7)),
    block([-2100, 1560, 0], [-760, 1596, 240], oak('x'), { bevel: 2 }),
    vase([-1850, 1596, 120], 190, 130, paint('#b7ab98', 0.7)),
    {
      shape: 'lathe',
      at: [-1120, 1596, 125],
      profile: [
        [55, 0],
        [60, 3],
        [92, 54],
        [90, 56],
        [56, 10],
        [1, 9],
      ],
      material: paint('#e7e0d3', 0.4),
    },
    block([-1300, BENCH, 110], [-1280, BENCH + 380, 360], oak('y'), { bevel: 6 }),
    block([-1500, BENCH, 150], [-1462, BENCH + 300, 400], walnut('y'), { bevel: 8 }),
    ...twigs([-820, BENCH, 200], 520, 21),
    ...shrubs([-900, -150, 620, 1350], 31),
  ],
  products: [
    { sku: 'CL7012GM', at: [300, BENCH - 30 - 218, 330], mounting: 'bench top' },
    { sku: 'CL6012GM', at: [300, BENCH, 70], mounting: 'on its basin' },
    { sku: 'CL 66 10 GM', at: [610, BENCH, 75], mounting: 'on its basin' },
  ],
  lights: [
    ...daylight(walls, 1, 0.3),
    {
      kind: 'window',
      at: [300, 1640, -140],
      towards: [300, 700, 1500],
      size: [1500, 1000],
      strength: 60,
      kelvin: 6400,
      reflected: true,
    },
    sunbeam(13),
  ],
  ambient: 0.2,
  camera: { at: [-80, 1560, 3000], yaw: 0, lens: 38, shift: [0, -0.1] },
  exposure: 0.7,
  tallAt: 0.6,
  detail: [0.62, 0.6, 0.36],
}
