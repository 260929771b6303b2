import { limestone, paint, plaster } from '../materials.ts'
import { bathAtWall } from '../scene/bath.ts'
import { decor, heatedRail, scene } from '../scene/scene.ts'
import { stool } from '../accessories.ts'

export const liano = scene({
  name: 'liano',
  title: 'Bath with a broad wall spout',
  alt: 'A white freestanding bath before a sand-coloured wall, filled from a chrome wall spout, with a heated towel rail',
  floor: limestone({ tile: [0.9, 0.9, 0.003], plane: 'xz' }),
  walls: plaster('#e2dbcf', 0.1),
  backWall: plaster('#d9cfbf', 0.16),
  skirting: paint('#d9cfbf', 0.8),
  groups: [
    decor(...stool([-860, 0, 900], 430, 360)),
    bathAtWall({ bath: '851014W', x: 200, gap: 20, outlet: { sku: '96160C', mixer: '96170C' } }),
    heatedRail({ sku: '966020C', x: 1320, towel: '#e6dfd2' }),
  ],
  exposure: 1.2,
  camera: { at: [-150, 1200, 3330], lens: 32, shift: [0, -0.11] },
})
