import { concrete, oak, plaster, stoneWhite, tile } from '../materials.ts'
import { basinBench } from '../scene/basin.ts'
import { decor, onWall, scene } from '../scene/scene.ts'
import { soapBottle } from '../set.ts'

export const krome = scene({
  name: 'krome',
  title: 'Square wall set in a white grid',
  alt: 'A square white basin with a square chrome wall set over a white bench, before small square tiles, with a towel ring',
  floor: concrete({ tile: [0.6, 0.6, 0.003], plane: 'xz' }),
  walls: plaster('#ecebe6', 0.05),
  backWall: tile('xy', [0.1, 0.1], '#f1f0ec', { tone: 0.06, grout: [0.3, 0.32, 0.33] }),
  groups: [
    basinBench({
      x: 250,
      ends: [-400, 900],
      basin: '873010W',
      tap: { sku: '02-2250C', on: 'wall' },
      top: stoneWhite(),
      fronts: { material: oak('y'), columns: 2, height: 420 },
      mirror: { sku: 'ST8910-60W', y: 1620 },
    }),
    onWall({ sku: '02-2920C', mounting: 'towel rail' }, -640, 1260),
    decor(...soapBottle([-170, 760, 220], '#3f5a64')),
  ],
  exposure: 1.25,
  camera: { at: [-120, 1270, 3150], lens: 42, shift: [0, -0.03] },
  tallAt: 0.64,
  detail: [0.64, 0.56, 0.34],
})
