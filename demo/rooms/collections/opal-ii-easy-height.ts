import { limestone, oak, paint, plaster } from '../materials.ts'
import { boards, decor, onWall, scene } from '../scene/scene.ts'
import { toiletAtWall } from '../scene/toilet.ts'
import { towelOn, twigs, vase } from '../accessories.ts'

export const opalTwoEasyHeight = scene({
  name: 'opal-ii-easy-height',
  title: 'Easy height toilet against oak boards',
  alt: 'A white toilet with a raised seat against oak boards to half height, with a knurled chrome rail and a paper holder',
  floor: limestone({ tile: [0.6, 0.6, 0.003], plane: 'xz' }),
  walls: plaster('#dcd8c9', 0.12),
  groups: [
    boards(oak('y'), 1180),
    decor(towelOn([-1000, 1545, 40], 200, [620, 560], 8, '#d9d6c8')),
    decor(...twigs([-560, 1202, 20], 420, 23), vase([-300, 1202, 22], 150, 90, paint('#8e7f6c', 0.8))),
    toiletAtWall({
      x: 350,
      suite: '746230W',
      mounting: 'care seat',
      roll: { sku: '879.40C', side: 'left' },
      wallMm: 10,
    }),
    { products: [{ sku: '877210-60C', at: [810, 805, 380], turn: [0, -90, 0], mounting: 'grab rail' }] },
    onWall({ sku: '879.30C', mounting: 'in hand reach' }, -1000, 1560),
  ],
  size: { right: 810 },
  camera: { at: [-250, 1100, 3100], yaw: 4, lens: 35, shift: [-0.02, -0.1] },
})
