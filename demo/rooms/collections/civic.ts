import { concrete, hex, mirror, paint, plaster } from '../materials.ts'
import { wallBasin } from '../scene/basin.ts'
import { decor, onWall, scene } from '../scene/scene.ts'
import { block } from '../set.ts'

const like = { isPart: true }

export const civic = scene({
  name: 'civic',
  title: 'Public washroom in steel and ceramic',
  alt: 'Two stainless steel basins with sensor taps under a long mirror, a steel soap dispenser and two white urinals on a concrete wall',
  floor: concrete({ colour: hex('#8f8d88'), tile: [0.3, 0.3, 0.003], plane: 'xz' }),
  walls: plaster('#d5d3cc', 0.06),
  backWall: concrete({ colour: hex('#b9b5ad'), tile: [1.2, 0.9, 0.004], plane: 'xy' }),
  groups: [
    decor(
      block([-1250, 1240, 0], [350, 1960, 16], paint('#3a3733', 0.6)),
      block([-1260, 1230, 16], [360, 1970, 22], mirror, { bevel: 1.5 }),
    ),
    wallBasin({ x: -900, basin: '877052.1S', tap: '72310C6AF', trap: '4140C', rim: 880, like: { quantity: 2 } }),
    wallBasin({ x: 0, basin: '877052.1S', tap: '72310C6AF', trap: '4140C', rim: 880, like }),
    onWall({ sku: '721090S', mounting: 'in hand reach' }, -450, 1080),
    onWall({ sku: '678110W', mounting: 'urinal', quantity: 2 }, 800, 520),
    decor(block([1090, 700, 0], [1110, 1400, 420], paint('#b98d55', 0.4), { bevel: 4 })),
    onWall({ sku: '678110W', mounting: 'urinal', ...like }, 1400, 520),
  ],
  size: { right: 1800 },
  camera: { at: [-50, 1250, 3350], lens: 31, shift: [0, -0.06] },
  exposure: 0.95,
})
