import { accessible } from './accessible.ts'
import { clinic } from './clinic.ts'
import { lianoCare } from './collections/liano-care.ts'
import { ensuite } from './ensuite.ts'
import { family } from './family.ts'
import { frame } from './frame.ts'
import { hotel } from './hotel.ts'
import { paint } from './materials.ts'
import { office } from './office.ts'
import { powder } from './powder.ts'
import type { Room } from './room.ts'
import { school } from './school.ts'
import { block } from './set.ts'
import { shower } from './shower.ts'

/** A room as it is drawn: what stands where. Some are drawn only. */
export type DrawnRoom = Pick<Room, 'name' | 'title' | 'inside' | 'shapes' | 'products'>

/**
 * AS 1428.1: 900 to 920 mm between the walls, the pan in the middle, seat at 460 to 480, a rail at 800 to 810 on each
 * side, the roll within reach and a hook at 1350 to 1500. Door and circulation spaces are not in the drawing.
 */
const ambulant: DrawnRoom = {
  name: 'ambulant',
  title: 'Ambulant cubicle',
  inside: [
    [-455, 0, 0],
    [455, 2400, 1700],
  ],
  shapes: [],
  products: [
    { sku: '746230W', at: [0, 0, 0], mounting: 'care seat' },
    { sku: '877130.LC', at: [-455, 805, 620], turn: [0, 90, 0], mounting: 'grab rail' },
    { sku: '877130.RC', at: [455, 805, 620], turn: [0, -90, 0], mounting: 'grab rail' },
    { sku: '96540C', at: [455, 650, 800], turn: [0, -90, 0], mounting: 'roll holder' },
    { sku: '96530C', at: [-455, 1400, 1200], turn: [0, 90, 0], mounting: 'coat hook' },
  ],
}

const BENCH = 870
const taps = [-900, 0] as const

const smartCommand: DrawnRoom = {
  name: 'smart-command',
  title: 'Connected washroom',
  inside: [
    [-1500, 0, 0],
    [2500, 2700, 2400],
  ],
  shapes: [
    block([-1350, BENCH - 40, 0], [450, BENCH, 560], paint('#ffffff'), {
      cuts: taps.map((x) => ({ at: [x, BENCH - 20, 300], size: [462, 120, 332], radius: 62 }) as const),
    }),
    block([-1350, 1200, 0], [450, 2050, 22], paint('#ffffff')),
  ],
  products: [
    ...taps.map((x) => ({ sku: '873040W', at: [x, BENCH - 220, 300] as const, mounting: 'bench top' as const })),
    ...taps.map((x) => ({ sku: '98340C6AF', at: [x, BENCH, 82] as const, mounting: 'on its basin' as const })),
    { sku: '678102W', at: [1050, 520, 0], mounting: 'urinal' },
    { sku: '746210SW', at: [1950, 0, 0], mounting: 'seat' },
  ],
}

/** The rooms that pages show with their set-out. */
export const DRAWN_ROOMS: readonly DrawnRoom[] = [
  accessible,
  ambulant,
  clinic,
  ensuite,
  // Its stool is no fixture.
  { ...family, shapes: [] },
  frame,
  hotel,
  lianoCare,
  office,
  powder,
  school,
  shower,
  smartCommand,
]
