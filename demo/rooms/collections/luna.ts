import { hex, limestone, plaster, terrazzo, tile } from '../materials.ts'
import { wallBasin } from '../scene/basin.ts'
import { dado, onWall, scene } from '../scene/scene.ts'
import { toiletAtWall } from '../scene/toilet.ts'

const tiles = tile('xy', [0.15, 0.075], '#b7c6c9', { tone: 0.12, bond: 0.5 })

export const luna = scene({
  name: 'luna',
  title: 'Apartment bathroom, ready for numbers',
  alt: 'A floor standing white vanity with a chrome mixer and mirror beside a wall faced toilet, with pale blue tiles to half height',
  floor: terrazzo({ tile: [0.6, 0.6, 0.002], plane: 'xz' }),
  walls: plaster('#eeeae2', 0.05),
  groups: [
    dado(tiles, 1100, limestone({ colour: hex('#d8d3ca') })),
    wallBasin({
      x: -150,
      basin: '881040-90W',
      tap: '68181C5AF',
      mirror: { sku: 'ST8910-90W', y: 1640 },
      wallMm: 10,
      rim: 860,
    }),
    onWall({ sku: '68220C', mounting: 'towel rail' }, -860, 1345),
    toiletAtWall({ x: 880, suite: '746130W', roll: { sku: '68240C', side: 'right' }, wallMm: 10 }),
  ],
  camera: { at: [-150, 1200, 3330], lens: 33, shift: [0.02, -0.1] },
  exposure: 1.3,
})
