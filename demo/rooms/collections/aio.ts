import { limestone, plaster, tile } from '../materials.ts'
import { decor, niche, onWall, scene } from '../scene/scene.ts'
import { showerWall } from '../scene/shower.ts'
import { soapBottle, towelOn } from '../accessories.ts'

const stone = limestone()

export const aio = scene({
  name: 'aio',
  title: 'Ring shower in black',
  alt: 'A black shower column with an open ring overhead, its hand piece on a rail, a stone niche and glazed white tiles',
  floor: limestone({ tile: [0.3, 0.3, 0.003], plane: 'xz' }),
  walls: plaster('#e7e3db', 0.08),
  backWall: tile('xy', [0.13, 0.13], '#f5f2ea', { tone: 0.1, tilt: 0.024 }),
  groups: [
    onWall({ sku: '02-2830B', mounting: 'in hand reach' }, -1250, 1600),
    decor(towelOn([-1250, 1585, 40], 200, [760, 700], 8, '#cfc6b8')),
    niche([-260, 1240], [560, 280], stone),
    decor(...soapBottle([-150, 1100, -60], '#4d4438'), ...soapBottle([-370, 1100, -60], '#d9d2c4')),
    showerWall({ x: 440, column: '02-2122B' }),
  ],
  exposure: 1.3,
  camera: { at: [-250, 1280, 3340], lens: 40, shift: [0, 0.02] },
  tallAt: 0.6,
  detail: [0.7, 0.2, 0.34],
})
