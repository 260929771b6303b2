import { concrete, oak, plaster, stoneWhite, tile } from '../materials.ts'
import { basinBench } from '../scene/basin.ts'
import { decor, onWall, scene } from '../scene/scene.ts'
import { soapBottle, towelOn } from '../accessories.ts'

export const krome = scene({
  name: 'krome',
  title: 'Square tap in a white grid',
  alt: 'A square white basin with a tall square chrome mixer on a white bench, before small square tiles, with a towel rail',
  floor: concrete({ tile: [0.6, 0.6, 0.003], plane: 'xz' }),
  walls: plaster('#ecebe6', 0.05),
  backWall: tile('xy', [0.1, 0.1], '#f1f0ec', { tone: 0.06, grout: [0.3, 0.32, 0.33] }),
  groups: [
    basinBench({
      x: 250,
      ends: [-400, 900],
      basin: '873010W',
      tap: { sku: '02-2244C', on: 'bench' },
      top: stoneWhite(),
      fronts: { material: oak('y'), columns: 2, height: 420 },
      mirror: { sku: 'ST8910-60W', y: 1510 },
    }),
    onWall({ sku: '02-2910C', mounting: 'towel rail' }, -780, 1180),
    decor(towelOn([-780, 1180, 57], 320, [480, 420], 10, '#c9d0cf'), ...soapBottle([-170, 805, 220], '#3f5a64')),
  ],
  exposure: 1.25,
  camera: { at: [-120, 1270, 3150], lens: 43, shift: [0, -0.03] },
  tallAt: 0.64,
  detail: [0.64, 0.56, 0.34],
})
