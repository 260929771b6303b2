import { limestone, marble, plaster, walnut } from './materials.ts'
import type { Room } from './room.ts'
import { soapBottle } from './accessories.ts'
import { block, cabinet, daylight, shell, sunbeam, type Shell } from './set.ts'

const BENCH = 770
const walls: Shell = {
  left: -2300,
  right: 1700,
  back: 0,
  front: 3500,
  height: 2700,
  floor: marble({ tile: [0.9, 0.9, 0.002], plane: 'xz', colour: limestone().colour }),
  walls: plaster('#cfc2b0', 0.14),
  backWall: plaster('#c9bba7', 0.2),
  window: { z: [300, 1900], y: [500, 2500] },
}

export const hotel: Room = {
  name: 'hotel',
  title: 'Double vanity of a hotel suite',
  alt: 'Two round fluted basins on a marble bench over walnut drawers, with bronze wall taps and two arched mirrors with light',
  inside: [
    [-2300, 0, 0],
    [1700, 2700, 3500],
  ],
  shapes: [
    ...shell(walls),
    block([-1000, BENCH - 40, 0], [1300, BENCH, 520], marble(), { bevel: 2 }),
    block([-1000, BENCH, 0], [1300, BENCH + 120, 20], marble(), { bevel: 1.5 }),
    ...cabinet([-990, 330, 0], [1290, BENCH - 42, 510], 4, 1, walnut('x')),
    ...soapBottle([150, BENCH, 200], '#3a332c'),
    {
      shape: 'folded',
      at: [1130, BENCH, 260],
      size: [230, 40, 190],
      count: 3,
      material: { kind: 'cloth', colour: [0.8, 0.77, 0.71] },
    },
  ],
  products: [
    { sku: '872110W', at: [-420, BENCH, 265], mounting: 'basin rim', meets: ['9635022BZ6AF'], quantity: 2 },
    { sku: '872110W', at: [720, BENCH, 265], mounting: 'basin rim', meets: ['9635022BZ6AF'], isPart: true },
    { sku: '9635022BZ6AF', at: [-420, 1065, 0], mounting: 'wall outlet', quantity: 2 },
    { sku: '9635022BZ6AF', at: [720, 1065, 0], mounting: 'wall outlet', isPart: true },
    { sku: '891032W', at: [-420, 1760, 0], mounting: 'mirror middle', quantity: 2 },
    { sku: '891032W', at: [720, 1760, 0], mounting: 'mirror middle', isPart: true },
  ],
  lights: [...daylight(walls, 0.9, 0.2), sunbeam(12)],
  ambient: 0.18,
  camera: { at: [-300, 1290, 3420], yaw: 0, lens: 34, shift: [0.02, 0] },
  exposure: 0.6,
  tallAt: 0.36,
  detail: [0.38, 0.55, 0.32],
}
