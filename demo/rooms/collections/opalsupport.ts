import { cloth, concrete, hex, metal, plaster, tile } from '../materials.ts'
import { decor, onWall, scene } from '../scene/scene.ts'

export const opalsupport = scene({
  name: 'opalsupport',
  title: 'Shower with rails that carry a person',
  alt: 'A level shower with an inverted T rail that carries the hand shower, a padded seat and a curtain, in pale blue tiles',
  floor: concrete({ colour: hex('#a9aba6'), tile: [0.1, 0.1, 0.003], plane: 'xz' }),
  walls: plaster('#e4e4dd', 0.05),
  backWall: tile('xy', [0.1, 0.2], '#b4c6c8', { tone: 0.12, bond: 0.5 }),
  groups: [
    decor(
      {
        shape: 'tube',
        straight: true,
        along: [
          [-2100, 2150, 700],
          [-1080, 2150, 700],
        ],
        radius: 13,
        material: metal('#c4c5c4', 0.3),
      },
      { shape: 'curtain', at: [-1560, 2125, 700], size: [620, 2080], seed: 5, material: cloth('#e8e6df') },
    ),
    onWall({ sku: '87412C3AF', mounting: 'grab rail' }, 420, 805),
    onWall({ sku: '877316GR', mounting: 'floor' }, 1020, 0),
  ],
  camera: { at: [-180, 1200, 3330], lens: 34, shift: [0, -0.1] },
  exposure: 0.95,
})
