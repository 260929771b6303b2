import { concrete, hex, metal, paint, pine, plaster, type Material } from './materials.ts'
import type { Point, Room, Shape } from './room.ts'
import { block, daylight, shell, sunbeam, type Shell } from './set.ts'

const walls: Shell = {
  left: -2600,
  right: 2200,
  back: -700,
  front: 3600,
  height: 3600,
  floor: concrete({ colour: hex('#a29e96') }),
  walls: plaster('#cfcac0', 0.1),
  window: { z: [200, 2400], y: [900, 2900] },
}
const board: Material = { kind: 'concrete', colour: hex('#b08d63'), roughness: 0.85 }
const LEVELS = [420, 1120, 1820] as const

/** A carton with its tape and label. */
function carton([x, y, z]: Point, width: number, height: number, depth: number): Shape[] {
  return [
    block([x, y, z], [x + width, y + height, z + depth], board, { bevel: 3 }),
    block(
      [x + width / 2 - 26, y + height, z],
      [x + width / 2 + 26, y + height + 0.6, z + depth],
      paint('#c7a77c', 0.3),
      { bevel: 0 },
    ),
    block(
      [x + 30, y + height * 0.4, z + depth],
      [x + 30 + Math.min(110, width * 0.4), y + height * 0.4 + 70, z + depth + 0.6],
      paint('#f1eee7', 0.7),
      { bevel: 0 },
    ),
  ]
}

export const warehouse: Room = {
  name: 'warehouse',
  title: 'A shelf of the warehouse',
  alt: 'A warehouse shelf of timber and steel with basins, a bidet, a cistern and cartons in rows, in window light',
  inside: [
    [-2600, 0, -700],
    [2200, 3600, 3600],
  ],
  shapes: [
    ...shell(walls),
    ...[-1500, -10, 1480].flatMap((x) => [
      block([x, 0, -590], [x + 50, 2600, -540], metal('#8d9094', 0.4), { bevel: 2 }),
      block([x, 0, -60], [x + 50, 2600, -10], metal('#8d9094', 0.4), { bevel: 2 }),
    ]),
    ...LEVELS.flatMap((y) => [
      block([-1500, y - 24, -600], [1530, y, 0], pine('x'), { bevel: 2 }),
      block([-1500, y - 92, -20], [1530, y - 25, 0], paint('#5f6f68', 0.5), { bevel: 2 }),
    ]),
    ...carton([-1400, 1120, -520], 420, 300, 460),
    ...carton([-1400, 1420, -500], 420, 220, 440),
    ...carton([-950, 1120, -520], 380, 360, 460),
    ...carton([980, 420, -520], 460, 420, 460),
    ...carton([600, 1820, -540], 520, 330, 480),
    ...carton([1140, 1820, -540], 320, 260, 480),
    ...carton([-1420, 1820, -540], 560, 380, 480),
    ...carton([90, 420, -520], 420, 340, 460),
    ...carton([540, 420, -520], 420, 500, 460),
  ],
  products: [
    { sku: '872010MW', at: [330, 1120, -280], mounting: 'loose' },
    { sku: '872010SG', at: [780, 1120, -280], mounting: 'loose' },
    { sku: '872010B', at: [1230, 1120, -280], mounting: 'loose' },
    { sku: '874110W', at: [-450, 1820, -280], mounting: 'loose' },
    { sku: '747016W', at: [-300, 1120, -420], mounting: 'loose' },
    { sku: '746514MW', at: [-1100, 420, -590], mounting: 'loose' },
    { sku: '875010W', at: [-420, 420, -280], mounting: 'loose' },
    { sku: '891010-60BB', at: [250, 2125, -320], turn: [-8, 0, 0], mounting: 'loose' },
  ],
  lights: [...daylight(walls, 1, 0.3), sunbeam(10, [1400, -900, -800])],
  ambient: 0.18,
  camera: { at: [-250, 1400, 3300], yaw: 0, lens: 34, shift: [0, 0.01] },
  exposure: 0.25,
  tallAt: 0.62,
}
