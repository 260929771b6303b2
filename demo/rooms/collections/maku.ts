import { hex, limestone, plaster } from '../materials.ts'
import { bathAtWall } from '../scene/bath.ts'
import { decor, niche, scene } from '../scene/scene.ts'
import { showerWall } from '../scene/shower.ts'
import { soapBottle, stool } from '../accessories.ts'

export const maku = scene({
  name: 'maku',
  title: 'Bath and shower on river stone',
  alt: 'A white bath against grey stone with a brushed nickel bath set, a shower arm over it and a stone niche',
  floor: limestone({ tile: [0.6, 0.3, 0.003], plane: 'xz', colour: hex('#b9b6ae'), bond: 0.5 }),
  walls: plaster('#dedad1', 0.08),
  backWall: limestone({
    tile: [0.6, 0.3, 0.002],
    plane: 'xy',
    colour: hex('#bdb9b1'),
    veins: 0.22,
    tone: 0.12,
    bond: 0.5,
  }),
  groups: [
    decor(...stool([-1000, 0, 620], 430, 340)),
    bathAtWall({ bath: '854020-160W', x: 300, outlet: { sku: '02-2356BN', dx: -330 } }),
    showerWall({ x: 560, overhead: '02-2324BN', mixer: '02-2300BN', rail: '02-2312BN' }),
    niche([-330, 1280], [480, 260], limestone()),
    decor(...soapBottle([-230, 1150, -60], '#4d4438'), ...soapBottle([-420, 1150, -64], '#8b8778')),
  ],
  exposure: 1.2,
  camera: { at: [-150, 1300, 3330], lens: 31, shift: [0, -0.085] },
})
