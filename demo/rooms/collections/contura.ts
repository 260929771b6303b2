import { limestone, oak, plaster, tile, travertine } from '../materials.ts'
import { basinBench } from '../scene/basin.ts'
import { decor, scene } from '../scene/scene.ts'
import { soapBottle, twigs } from '../accessories.ts'

export const contura = scene({
  name: 'contura',
  title: 'Oval basin before blush tiles',
  alt: 'An oval white basin with a tall brushed nickel mixer on a stone bench with oak drawers, a pebble-shaped mirror and blush finger tiles',
  floor: limestone({ tile: [0.6, 0.6, 0.003], plane: 'xz' }),
  walls: plaster('#e6dad0', 0.08),
  backWall: tile('xy', [0.03, 0.2], '#ddc8bb', { tone: 0.13 }),
  groups: [
    basinBench({
      x: 330,
      ends: [-620, 1150],
      basin: '874110W',
      tap: { sku: '95244BN5A', on: 'bench' },
      top: travertine({ layers: [0.7, 0.7, 5] }),
      fronts: { material: oak('x'), columns: 2 },
      mirror: { sku: '891040W', y: 1565 },
    }),
    decor(...twigs([-380, 780, 220], 520, 17), ...soapBottle([820, 780, 200], '#e9e2d6')),
  ],
  camera: { at: [-180, 1290, 3150], lens: 43, shift: [0.01, -0.02] },
  tallAt: 0.66,
  detail: [0.66, 0.56, 0.34],
})
