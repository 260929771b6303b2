import { limestone, plaster, tile } from '../materials.ts'
import { wallBasin } from '../scene/basin.ts'
import { onWall, scene } from '../scene/scene.ts'
import { toiletAtWall } from '../scene/toilet.ts'

export const lianoCare = scene({
  name: 'liano-care',
  title: 'Bathroom for care that looks like home',
  alt: 'A white accessible basin with a gunmetal long-lever mixer and pill mirror beside a toilet with a backrest and a grab rail, in warm stone and linen',
  floor: limestone({ tile: [0.6, 0.6, 0.003], plane: 'xz' }),
  walls: plaster('#e3dacb', 0.12),
  backWall: tile('xy', [0.3, 0.6], '#d6cfc4', { tone: 0.06, roughness: 0.4, ripple: 0.0004 }),
  size: { right: 1435 },
  groups: [
    onWall({ sku: '96440GM4AF', mounting: 'grab rail' }, -1290, 805),
    onWall({ sku: '96430GM', mounting: 'shower mixer' }, -1540, 1050),
    wallBasin({
      x: -150,
      basin: '878018MW',
      tap: '96410GM6AF',
      trap: '4140GM',
      rim: 815,
      mounting: 'care basin rim',
      mirror: { sku: '891030GM', y: 1560 },
    }),
    toiletAtWall({ x: 980, suite: '746236GRW', mounting: 'care seat', roll: { sku: '96540GM', side: 'left' } }),
    { products: [{ sku: '877120.RB', at: [1435, 805, 800], turn: [0, -90, 0], mounting: 'grab rail' }] },
  ],
  exposure: 1.2,
  camera: { at: [-150, 1200, 3330], yaw: 5, lens: 30, shift: [-0.02, -0.08] },
})
