import { hex, paint, plaster, tile, type Material } from '../materials.ts'
import { wallBasin } from '../scene/basin.ts'
import { dado, decor, scene } from '../scene/scene.ts'
import { toiletAtWall } from '../scene/toilet.ts'
import { wallMirror } from '../set.ts'

const vinyl: Material = { kind: 'concrete', colour: hex('#a7a08f'), roughness: 0.45 }

export const opal = scene({
  name: 'opal',
  title: 'Plain bathroom with care levers',
  alt: 'A white wall basin with a long-lever chrome mixer, a close coupled toilet and an angled grab rail, before cream tiles',
  floor: vinyl,
  walls: plaster('#dfe3dd', 0.06),
  groups: [
    dado(tile('xy', [0.1, 0.1], '#f1ece0', { tone: 0.08 }), 1300, paint('#7d8f86', 0.4)),
    wallBasin({ x: -480, basin: '878016W', tap: '87210C6AF', trap: '4140C', rim: 880, wallMm: 10 }),
    decor(...wallMirror([-480, 1720, 0], [480, 640], 240)),
    toiletAtWall({ x: 560, suite: '746192SW', wallMm: 10 }),
    { products: [{ sku: '877220.RC', at: [1020, 805, 700], turn: [0, -90, 0], mounting: 'grab rail' }] },
  ],
  size: { right: 1020 },
  exposure: 1.15,
  camera: { at: [-150, 1200, 3330], lens: 33, yaw: 4, shift: [-0.02, -0.08] },
})
