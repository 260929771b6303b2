/** Words shared by many families. */

/** Lever of a single-lever mixer. `side-*` sits on the side of the body, all others on top of it. */
export const LEVER_FORMS = [
  'lever', // slim flat lever, rising a little towards its end
  'pin', // thin round pin leaving the cap forwards
  'paddle', // broad thin plate, square ended
  'block', // the whole cap runs out into a thick tapering lever
  'joystick', // round pin standing upright
  'loop', // open stirrup, easy to hook with a finger or an elbow
  'knurled', // pin with a knurled grip
  'disc', // broad flat cap with a short finger tab
  'side-pin', // pin standing up from a hub on the right-hand side
  'side-lever', // flat lever standing up from a hub on the right-hand side
  'side-knurled', // knurled pin on the right-hand side
] as const
export type LeverForm = (typeof LEVER_FORMS)[number]

/** Handle of a separate hot or cold tap. */
export const TAP_HANDLE_FORMS = [
  'cross', // four round arms with domed ends
  'cross-flat', // four flat arms
  'lever', // single flat lever
  'pin', // single round pin through the hub
  'capstan', // four short tapered pegs and a porcelain button
  'tri', // three soft lobes
  'round', // plain cylinder knob
  'knurled', // cylinder knob with a knurled band
  'square', // soft-square knob
  'fluted', // traditional fluted knob
] as const
export type TapHandleForm = (typeof TAP_HANDLE_FORMS)[number]

/** Body of a hob-mounted tap or mixer. */
export const BODY_FORMS = ['round', 'slim', 'tapered', 'waisted', 'soft-square', 'square', 'oval'] as const
export type BodyForm = (typeof BODY_FORMS)[number]

/** Spout of a basin or bath outlet. */
export const SPOUT_FORMS = [
  'tube', // straight round tube, turned down at the end
  'arc', // round tube in a long falling curve
  'gooseneck', // round tube rising and returning
  'flat', // flat rounded blade
  'square', // square section, mitred down at the end
  'taper', // cast spout tapering to a soft end
  'angled', // straight round tube rising at an angle, cut level at the outlet
  'cascade', // open trough, water falls as a sheet
] as const
export type SpoutForm = (typeof SPOUT_FORMS)[number]

/** Outline of a flange, plate, rose or button. */
export const PLATE_FORMS = ['round', 'square', 'soft-square'] as const
export type PlateForm = (typeof PLATE_FORMS)[number]

/** Cross-section of a rail or bar. */
export const BAR_FORMS = ['round', 'square', 'flat', 'oval'] as const
export type BarForm = (typeof BAR_FORMS)[number]

/** Hand shower seen from the front. `ring` is open in the middle, `stick` is a plain wand. */
export const HAND_SHOWER_FORMS = ['round', 'soft-square', 'square', 'oval', 'ring', 'stick', 'micro'] as const
export type HandShowerForm = (typeof HAND_SHOWER_FORMS)[number]

/** Overhead shower seen from below. `rose` is the small classic swivel head. */
export const OVERHEAD_FORMS = ['round', 'soft-square', 'square', 'rectangle', 'ring', 'rose'] as const
export type OverheadForm = (typeof OVERHEAD_FORMS)[number]

/** Lines of a ceramic pan, bidet or seat: `round` egg shape, `square` soft D, `compact` short and rounded. */
const PAN_DESIGNS = ['round', 'square', 'compact'] as const
export type PanDesign = (typeof PAN_DESIGNS)[number]

export type Hand = 'left' | 'right'

export type FlushButtonForm = 'round' | 'square' | 'oval' | 'raised'
