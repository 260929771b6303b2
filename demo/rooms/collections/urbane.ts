import { concrete, darkStone, hex, paint, plaster, walnut } from '../materials.ts'
import { bathAtWall } from '../scene/bath.ts'
import { decor, heatedRail, scene } from '../scene/scene.ts'
import { vase } from '../accessories.ts'
import { block } from '../set.ts'

export const urbane = scene({
  name: 'urbane',
  title: 'Square bath in slate and black',
  alt: 'A square white bath before slate tiles, with a black wall spout and mixer, a black heated towel rail and a walnut block',
  floor: concrete({ colour: hex('#8d8882'), tile: [1.2, 0.6, 0.002], plane: 'xz' }),
  walls: plaster('#b3aca3', 0.14),
  backWall: darkStone({
    colour: hex('#5d5a57'),
    tile: [0.9, 0.9, 0.002],
    plane: 'xy',
    grout: hex('#4c4946'),
    tone: 0.1,
  }),
  groups: [
    decor(
      block([-1060, 0, 560], [-700, 440, 860], walnut('y'), { bevel: 5 }),
      vase([-880, 440, 700], 210, 150, paint('#d8d2c8', 0.8)),
    ),
    bathAtWall({ bath: '852012W', x: 230, gap: 20, outlet: { sku: '99260B', mixer: '99270B' } }),
    heatedRail({ sku: '966040B', x: 1250, towel: '#d8d2c6' }),
  ],
  light: { sun: 13 },
  camera: { at: [-150, 1200, 3330], lens: 33, shift: [0, -0.11] },
  exposure: 0.55,
})
