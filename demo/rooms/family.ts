import { hex, limestone, oak, paint, plaster, sky, tile } from './materials.ts'
import type { Room } from './room.ts'
import { shrubs, stool, towelOn, twigs } from './accessories.ts'
import { daylight, shell, sunbeam, windowFrame, type Shell } from './set.ts'

const walls: Shell = {
  left: -2000,
  right: 1700,
  back: 0,
  front: 3400,
  height: 2600,
  ceiling: paint('#f2f1ee', 0.9),
  floor: limestone({ tile: [0.6, 0.6, 0.003], plane: 'xz', colour: hex('#dad8d4'), grout: hex('#c2c0bc') }),
  walls: plaster('#efeeeb', 0.05),
  backWall: tile('xy', [0.075, 0.225], '#f8f8f6', { tone: 0.05, grout: hex('#dcdad6') }),
  window: { z: [900, 2300], y: [800, 2300] },
  openings: [{ at: [-250, 1600, -60], size: [1500, 1100, 400] }],
}

export const family: Room = {
  name: 'family',
  title: 'Family bathroom with the bath under the window',
  alt: 'A white oval bath under a window in a white tiled bathroom, with a chrome floor tap and an oak stool with folded towels',
  inside: [
    [-2000, 0, 0],
    [1700, 2600, 3400],
  ],
  shapes: [
    ...shell(walls),
    ...windowFrame([-1000, 1050, 0], [500, 2150, 0], paint('#f1efea', 0.4), oak('x'), sky(1.5, 5)),
    towelOn([-1560, 1300, 57], 430, [600, 520], 10, '#dfe0dc'),
    ...stool([-1180, 0, 980]),
    {
      shape: 'folded',
      at: [-1180, 440, 980],
      size: [270, 46, 210],
      count: 3,
      material: { kind: 'cloth', colour: [0.74, 0.72, 0.68] },
    },
    ...twigs([380, 1050, -30], 420, 5),
    ...shrubs([-1300, -550, 150, 800], 51),
  ],
  products: [
    { sku: '854010-150W', at: [-250, 0, 560], mounting: 'bath rim', meets: ['96370C'] },
    { sku: '96370C', at: [630, 0, 480], turn: [0, -90, 0], mounting: 'floor' },
    { sku: '96510-80C', at: [-1500, 1300, 0], mounting: 'towel rail' },
  ],
  lights: [
    ...daylight(walls, 1, 0.7),
    {
      kind: 'window',
      at: [-250, 1600, -140],
      towards: [-250, 700, 1500],
      size: [1500, 1100],
      strength: 70,
      kelvin: 6400,
      reflected: false,
    },
    sunbeam(12),
  ],
  ambient: 0.25,
  camera: { at: [-150, 1350, 3330], yaw: 2, lens: 30, shift: [0, -0.13] },
  exposure: 1.3,
  tallAt: 0.45,
}
