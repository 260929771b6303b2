import { hex, limestone, plaster, walnut } from '../materials.ts'
import { basinBench } from '../scene/basin.ts'
import { decor, onWall, scene } from '../scene/scene.ts'
import { toiletAtWall } from '../scene/toilet.ts'
import { towelOn } from '../accessories.ts'

export const opalTwo = scene({
  name: 'opal-ii',
  title: 'Black knurled rails on pale stone',
  alt: 'A white toilet beside a black knurled grab rail and a walnut bench with a black mixer, before large pale stone tiles',
  floor: limestone({ tile: [0.9, 0.9, 0.003], plane: 'xz', colour: hex('#c7c0b4') }),
  walls: plaster('#e5e0d7', 0.08),
  backWall: limestone({ tile: [1.2, 0.6, 0.002], plane: 'xy', veins: 0.2 }),
  groups: [
    basinBench({
      x: -250,
      ends: [-760, 260],
      depth: 510,
      basin: '872014MW',
      tap: { sku: '87340B6AF', on: 'basin' },
      top: walnut('x'),
      mirror: { sku: '891030B', y: 1640 },
    }),
    onWall({ sku: '879.10B', mounting: 'towel rail' }, -1250, 1150),
    decor(towelOn([-1250, 1150, 57], 300, [480, 420], 10, '#dcd4c6')),
    toiletAtWall({ x: 900, suite: '746234W', roll: { sku: '879.40B', side: 'left' } }),
    { products: [{ sku: '877210-60B', at: [1360, 805, 150], turn: [0, -90, 0], mounting: 'grab rail' }] },
  ],
  size: { right: 1360 },
  exposure: 1.2,
  camera: { at: [-150, 1200, 3330], yaw: 4, lens: 31, shift: [-0.02, -0.08] },
})
