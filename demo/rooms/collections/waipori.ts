import { hex, limestone, plaster, tile } from '../materials.ts'
import { decor, scene } from '../scene/scene.ts'
import { showerWall } from '../scene/shower.ts'
import { stool } from '../accessories.ts'

export const waipori = scene({
  name: 'waipori',
  title: 'Shower in deep green',
  alt: 'A brushed nickel hand shower on its rail and an oval mixer on deep green glazed tiles, with an oak stool and towels',
  floor: limestone({ tile: [0.3, 0.3, 0.003], plane: 'xz', colour: hex('#c4bcae') }),
  walls: plaster('#d9d4c6', 0.1),
  backWall: tile('xy', [0.07, 0.24], '#4c5648', { tone: 0.2, tilt: 0.02, roughness: 0.26, grout: hex('#7f8a7a') }),
  groups: [
    decor(...stool([760, 0, 500], 430, 340), {
      shape: 'folded',
      at: [760, 430, 500],
      size: [230, 44, 190],
      count: 3,
      material: { kind: 'cloth', colour: [0.76, 0.72, 0.64] },
    }),
    showerWall({ x: -60, mixer: '02-2400BN', rail: '02-2412BN' }),
  ],
  camera: { at: [-250, 1250, 3340], lens: 41, shift: [0, -0.05] },
  exposure: 0.2,
})
