import { accessible } from './accessible.ts'
import { clay } from './clay.ts'
import { clinic } from './clinic.ts'
import { aio } from './collections/aio.ts'
import { civic } from './collections/civic.ts'
import { contura } from './collections/contura.ts'
import { krome } from './collections/krome.ts'
import { lianoCare } from './collections/liano-care.ts'
import { liano } from './collections/liano.ts'
import { luna } from './collections/luna.ts'
import { maku } from './collections/maku.ts'
import { opalTwoEasyHeight } from './collections/opal-ii-easy-height.ts'
import { opalTwo } from './collections/opal-ii.ts'
import { opal } from './collections/opal.ts'
import { opalsupport } from './collections/opalsupport.ts'
import { turoa } from './collections/turoa.ts'
import { urbane } from './collections/urbane.ts'
import { waipori } from './collections/waipori.ts'
import { ensuite } from './ensuite.ts'
import { family } from './family.ts'
import { frame } from './frame.ts'
import { hotel } from './hotel.ts'
import { kitchen } from './kitchen.ts'
import { laundry } from './laundry.ts'
import { office } from './office.ts'
import { powder } from './powder.ts'
import { school } from './school.ts'
import { shower } from './shower.ts'
import { showroom } from './showroom.ts'
import { spares } from './spares.ts'
import { warehouse } from './warehouse.ts'
import type { Room } from './room.ts'

/** The most telling first: they are rendered in this order. */
export const ROOMS: readonly Room[] = [
  ensuite,
  powder,
  family,
  kitchen,
  hotel,
  shower,
  accessible,
  clay,
  showroom,
  clinic,
  school,
  office,
  laundry,
  frame,
  spares,
  warehouse,
  aio,
  civic,
  contura,
  krome,
  lianoCare,
  liano,
  luna,
  maku,
  opalTwoEasyHeight,
  opalTwo,
  opal,
  opalsupport,
  turoa,
  urbane,
  waipori,
]
