import { marble, oak, paint, plaster, walnut } from '../materials.ts'
import { decor, scene } from '../scene/scene.ts'
import { sinkBench } from '../scene/sink.ts'
import { twigs, vase } from '../accessories.ts'
import { block } from '../set.ts'

export const turoa = scene({
  name: 'turoa',
  title: 'Slim mixer over a marble bench',
  alt: 'A slim gunmetal pull-down mixer over a black sink in a marble bench with walnut fronts, and an oak shelf with vases',
  floor: oak('z', { board: 0.16, across: 'x' }),
  walls: plaster('#e0d8cb', 0.1),
  backWall: plaster('#d8cebf', 0.18),
  groups: [
    sinkBench({
      x: 280,
      ends: [-2100, 1700],
      sink: 'CL7012GM',
      taps: [{ sku: '02-2591GM' }, { sku: 'CL 66 10 GM', dx: 300 }],
      top: marble(),
      fronts: { material: walnut('y'), columns: 6 },
      splash: { material: marble(), height: 420 },
    }),
    decor(
      block([-300, 1640, 0], [980, 1676, 240], walnut('x'), { bevel: 2 }),
      vase([-60, 1676, 120], 190, 130, paint('#b7ab98', 0.7)),
      vase([760, 1676, 120], 240, 110, paint('#6d6257', 0.7)),
      block([-1000, 900, 60], [-970, 1260, 330], oak('y'), { bevel: 6 }),
      ...twigs([-640, 900, 260], 520, 21),
    ),
  ],
  size: { height: 2700, window: { z: [300, 2000], y: [950, 2350] } },
  camera: { at: [-60, 1600, 3050], lens: 42, shift: [0, -0.12] },
  tallAt: 0.6,
  detail: [0.62, 0.56, 0.36],
})
