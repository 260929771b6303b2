import { glass, limestone, tile, plaster, travertine } from './materials.ts'
import type { Room } from './room.ts'
import { soapBottle, stool, towelOn } from './accessories.ts'
import { block, daylight, shell, sunbeam, type Shell } from './set.ts'

const walls: Shell = {
  left: -2100,
  right: 1500,
  back: 0,
  front: 3600,
  height: 2600,
  floor: limestone({ tile: [0.3, 0.3, 0.003], plane: 'xz', colour: travertine().colour }),
  walls: plaster('#ded6c9', 0.1),
  backWall: tile('xy', [0.065, 0.26], '#bfc4b4', { tone: 0.16, tilt: 0.018 }),
  window: { z: [600, 2200], y: [900, 2400] },
  openings: [{ at: [150, 1180, -20], size: [600, 300, 200] }],
}

export const shower: Room = {
  name: 'shower',
  title: 'Shower for two',
  alt: 'A walk-in shower for two with two brushed nickel twin showers, a stone niche and a long channel grate, tiled in pale green',
  inside: [
    [-2100, -30, 0],
    [1500, 2600, 3600],
  ],
  shapes: [
    ...shell(walls),
    block([-150, 1030, -118], [450, 1330, -112], travertine(), { bevel: 0 }),
    block([-150, 1022, -120], [450, 1030, 4], travertine(), { bevel: 1 }),
    block([-150, 1330, -120], [450, 1338, 4], travertine(), { bevel: 1 }),
    ...soapBottle([300, 1030, -60], '#4d4438'),
    ...soapBottle([385, 1030, -66], '#8b8778'),
    towelOn([-1650, 1640, 46], 220, [760, 700], 9, '#ebe5da'),
    ...stool([1080, 0, 560], 430, 340),
    {
      shape: 'folded',
      at: [1080, 430, 560],
      size: [230, 44, 190],
      count: 2,
      material: { kind: 'cloth', colour: [0.74, 0.7, 0.62] },
    },
    block([-1260, 8, 0], [-1250, 2150, 1500], glass, { bevel: 0.5 }),
  ],
  products: [
    { sku: '96320BN3AF', at: [-420, 1000, 0], mounting: 'overhead shower', quantity: 2 },
    { sku: '96320BN3AF', at: [720, 1000, 0], mounting: 'overhead shower', isPart: true },
    { sku: '96300BN', at: [-420, 880, 0], mounting: 'shower mixer', quantity: 2 },
    { sku: '96300BN', at: [720, 880, 0], mounting: 'shower mixer', isPart: true },
    { sku: '4330.90BN', at: [150, -22, 110], mounting: 'floor' },
    { sku: '96532BN', at: [-1650, 1650, 0], mounting: 'in hand reach' },
  ],
  lights: [...daylight(walls, 1.1, 0.3), sunbeam(11)],
  ambient: 0.22,
  camera: { at: [-250, 1250, 3540], yaw: 0, lens: 31, shift: [0, -0.075] },
  exposure: 0.5,
  tallAt: 0.62,
  detail: [0.72, 0.26, 0.34],
}
