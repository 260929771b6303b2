import { assembly } from '../../models/assembly.ts'
import type { MaterialRole, ProductModel } from '../../models/assembly.ts'
import type { ToiletSeatSpec } from '../../models/families.ts'
import { lidOf, seatParts } from '../../models/fittings/seat.ts'
import { panOutline } from '../../models/fittings/pan.ts'
import type { PanShape } from '../../models/fittings/pan.ts'
import { degrees, upright } from '../../models/geometry/placing.ts'

/** How far the hinges stand out behind the seat. */
const HINGE_MM = 8

/** Seat on its own, as if lying on a pan at y = 0; its back at z = 0. */
export function toiletSeat(spec: ToiletSeatSpec): ProductModel {
  const model = assembly('bench')
  const rim: PanShape = {
    design: spec.design,
    widthMm: spec.widthMm - 2,
    depthMm: spec.depthMm - 3 - HINGE_MM,
    backShare: 0.9,
    cornerMm: 40,
  }
  const seat = seatParts({ rim, form: spec.form, startMm: 0 })
  const role: MaterialRole =
    spec.colour === 'grey'
      ? 'plastic-grey'
      : spec.colour === 'blue'
        ? 'blue'
        : spec.colour === 'black'
          ? 'plastic-black'
          : 'plastic-white'
  model.add('seat', role, seat.ring)
  model.add('hinges', 'trim', seat.hinges)
  if (seat.lid && !spec.open) model.add('lid', role, seat.lid)
  if (seat.lid && !spec.open) model.add('gap', role, seat.gap)
  if (spec.form !== 'single-flap' && spec.open) {
    const outline = panOutline({ ...rim, widthMm: spec.widthMm, depthMm: spec.depthMm, backShare: 0.9, cornerMm: 34 })
    const thick = spec.form === 'slim' ? 13 : 22
    // The lid turns about the hinge line and leans back a little.
    const lid = upright(lidOf(outline, thick, spec.form))
      .translate(0, 0, 6)
      .rotateX(-degrees(100))
      .translate(0, 12, -5)
    model.add('lid', role, lid)
  }
  model.measure('width', [-spec.widthMm / 2, 0, spec.depthMm * 0.5], [spec.widthMm / 2, 0, spec.depthMm * 0.5], 'x')
  model.measure('depth', [0, 0, -HINGE_MM], [0, 0, spec.depthMm - HINGE_MM], 'z')
  model.move(0, 0, HINGE_MM)
  model.pose({ azimuth: -32, elevation: spec.open ? 20 : 32, fill: 0.72 })
  return model.finish()
}
