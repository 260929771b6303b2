/**
 * Every kind of product the demo catalogue can draw, and the measurements that make one range look unlike
 * another. A `ModelSpec` is plain JSON: `buildModel(spec)` turns it into geometry in true millimetres.
 *
 * Axes: x right, y up, z towards the viewer. Hob, floor and counter products stand on y = 0; wall products
 * have the wall at z = 0; ceiling products hang from y = 0. Spouts point along +z.
 * Ranges in the comments are what the shapes are made for; values outside them build, but look wrong.
 */

// Words shared by many families

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

// Tapware

/** Single-lever mixer on the hob or basin. */
export type BasinMixerSpec = {
  family: 'basin-mixer'
  /** Standard about 150-175 high, mid about 200-240, tower (for counter-top basins) about 280-330. */
  size: 'standard' | 'mid' | 'tower'
  body: BodyForm
  spout: SpoutForm
  handle: LeverForm
  /** To the top of the handle, 110-340. */
  heightMm: number
  /** Centre of the body to centre of the outlet, 90-200. */
  spoutReachMm: number
  /** Diameter or side of the body, 34-54 (slim bodies 28-38). */
  bodyWidthMm: number
  /** Hob to the aerator. Left out: follows the height. */
  outletHeightMm?: number
  /** Diameter or side of the foot ring. Left out: body width plus 6. */
  baseWidthMm?: number
}

/** Single hot or cold tap on the basin. */
export type PillarTapSpec = {
  family: 'pillar-tap'
  handle: TapHandleForm
  spout: 'tube' | 'arc' | 'flat' | 'taper'
  body: BodyForm
  /** 80-150. */
  heightMm: number
  /** 70-120. */
  spoutReachMm: number
  indicator: 'hot' | 'cold'
}

/** Hot tap, spout and cold tap, on the hob or on the wall. */
export type TapSetSpec = {
  family: 'tap-set'
  mount: 'hob' | 'wall'
  handle: TapHandleForm
  spout: Exclude<SpoutForm, 'cascade'>
  flange: PlateForm
  /** Hot tap to cold tap, 150-300. */
  centresMm: number
  /** 100-220. */
  spoutReachMm: number
  /** Hob sets: hob to the highest point, 90-320. Wall sets: ignored. */
  heightMm: number
  /** 45-65. */
  flangeWidthMm: number
}

/** Pair of wall top assemblies without a spout. */
export type WallTopsSpec = {
  family: 'wall-tops'
  handle: TapHandleForm
  flange: PlateForm
  /** 45-70. */
  flangeWidthMm: number
  /** Between the two taps in the picture, 110-250. */
  centresMm: number
}

/** Wall-mounted basin or bath mixer with its outlet. */
export type WallBasinSetSpec = {
  family: 'wall-basin-set'
  layout: 'plate' | 'separate'
  /** Plate or flanges. A `round` plate is a long pill. */
  flange: PlateForm
  spout: Exclude<SpoutForm, 'gooseneck' | 'angled'>
  handle: 'lever' | 'pin' | 'paddle' | 'block' | 'joystick' | 'knurled' | 'loop'
  /** Wall to outlet, 120-250. */
  spoutReachMm: number
  /** Outlet to mixer, 80-200. */
  centresMm: number
  /** Diameter or height of the flanges or the plate, 50-85. */
  flangeWidthMm: number
  /** Which side of the outlet the mixer is on. */
  handleSide: Hand
}

/** Exposed wall mixer with two inlets and a swivel spout, for sinks, laundries and baths. */
export type WallMixerSpec = {
  family: 'wall-mixer'
  body: 'round' | 'square'
  spout: 'gooseneck' | 'tube' | 'arc'
  handle: 'lever' | 'pin' | 'paddle' | 'loop'
  /** Between inlets, 130-220. */
  centresMm: number
  /** 150-250. */
  spoutReachMm: number
}

/** Concealed shower or bath mixer: wall plate and handle. */
export type ShowerMixerSpec = {
  family: 'shower-mixer'
  plate: PlateForm | 'oval' | 'pill'
  /** 60-180. */
  plateWidthMm: number
  /** For `oval`, `pill` and rectangular plates; left out: same as the width. */
  plateHeightMm?: number
  handle: 'lever' | 'pin' | 'paddle' | 'block' | 'joystick' | 'knurled' | 'loop' | 'disc'
  /** Wall to the front of the handle, 50-110. */
  projectionMm: number
  diverter: 'none' | 'knob' | 'push' | 'lever'
}

/** Exposed thermostatic bar with a flow and a temperature handle. */
export type ThermostaticValveSpec = {
  family: 'thermostatic-valve'
  bar: 'round' | 'square' | 'shelf'
  /** Handle end to handle end, 260-330. */
  lengthMm: number
  /** Between inlets, 140-160. */
  centresMm: number
  outlet: 'bottom' | 'top' | 'both'
}

/** Wall bath or basin outlet. */
export type BathSpoutSpec = {
  family: 'bath-spout'
  spout: Exclude<SpoutForm, 'angled'>
  flange: PlateForm
  /** 140-250. */
  reachMm: number
  /** 45-70. */
  flangeWidthMm: number
}

/** Freestanding floor-mounted bath mixer. */
export type BathFillerSpec = {
  family: 'bath-filler'
  column: 'round' | 'square'
  spout: 'gooseneck' | 'square-neck' | 'straight' | 'flat'
  handle: 'lever' | 'pin' | 'paddle' | 'joystick' | 'knurled'
  /** 850-1150. */
  heightMm: number
  /** 180-260. */
  spoutReachMm: number
  /** With a hand shower on the column. */
  handShower: boolean
}

/** Kitchen or laundry sink mixer. */
export type KitchenMixerSpec = {
  family: 'kitchen-mixer'
  neck: 'gooseneck' | 'square-neck' | 'flat' | 'low-arc' | 'angled' | 'swan'
  /** `pull-down` has a spray docked in the neck; `spring` is a professional mixer with an exposed coil. */
  outlet: 'fixed' | 'pull-out' | 'pull-down' | 'spring'
  body: Exclude<BodyForm, 'oval' | 'waisted'>
  handle:
    | 'side-pin'
    | 'side-lever'
    | 'side-paddle'
    | 'side-loop'
    | 'side-knurled'
    | 'top-lever'
    | 'top-pin'
    | 'twin-lever'
    | 'twin-cross'
  /** 150-560. */
  heightMm: number
  /** 170-250. */
  spoutReachMm: number
  /** 30-52. */
  bodyWidthMm: number
  /** Small second lever for filtered water on the left-hand side. */
  filterLever?: boolean
}

/** Garden, laundry and washing-machine taps on the wall. */
export type BibTapSpec = {
  family: 'bib-tap'
  /** `hose` turned-down with hose thread, `swivel` long swinging laundry arm, `washing-machine` right-angled. */
  form: 'hose' | 'swivel' | 'washing-machine'
  handle: TapHandleForm | 'tee'
  /** Wall to outlet, 60-180. */
  projectionMm: number
  indicator: 'hot' | 'cold' | 'none'
}

/** Electronic tap without a handle. */
export type SensorTapSpec = {
  family: 'sensor-tap'
  mount: 'hob' | 'wall'
  form: 'arc' | 'tube' | 'block' | 'gooseneck' | 'flat'
  /** Hob taps only, 130-330. */
  heightMm: number
  /** 110-220. */
  spoutReachMm: number
}

/** Mixer with a long accessible lever. */
export type CareMixerSpec = {
  family: 'care-mixer'
  form: 'basin' | 'sink' | 'shower'
  handle: 'extended' | 'loop' | 'elbow'
  /** Hob forms: to the top of the handle, 140-400. Shower: height of the round plate, 110-190. */
  heightMm: number
  /** 110-220; the shower form ignores it. */
  spoutReachMm: number
  /** 120-200. */
  leverLengthMm: number
}

// Showers

/** Slide rail with hand shower, hose and wall outlet. */
export type ShowerRailSpec = {
  family: 'shower-rail'
  rail: BarForm
  /** Overall length of the rail, 500-1000. */
  railLengthMm: number
  head: HandShowerForm
  /** 80-160; `stick` and `micro` 20-60. */
  headWidthMm: number
  /** Where the water comes in: through the lower bracket, through the upper bracket, or a separate elbow. */
  inlet: 'bottom' | 'top' | 'elbow'
  soapDish?: boolean
}

/** Hand shower in a wall bracket or on its own. */
export type HandShowerSpec = {
  family: 'hand-shower'
  head: HandShowerForm
  headWidthMm: number
  /** `outlet` is a bracket with the water connection in it; `none` shows the hand piece only. */
  bracket: 'hook' | 'outlet' | 'none'
  flange: PlateForm
}

/** Overhead shower, with or without its arm. */
export type OverheadShowerSpec = {
  family: 'overhead-shower'
  head: OverheadForm
  /** 80-400. */
  headWidthMm: number
  /** Front to back of a `rectangle`; left out: the same as the width. */
  headDepthMm?: number
  arm: 'wall-straight' | 'wall-angled' | 'wall-gooseneck' | 'ceiling' | 'none'
  /** Wall or ceiling to the centre of the head, 100-500. */
  armLengthMm: number
  flange: PlateForm
}

/** Overhead and hand shower on one column. */
export type TwinShowerSpec = {
  family: 'twin-shower'
  rail: BarForm
  overhead: Exclude<OverheadForm, 'rectangle'>
  /** 180-300. */
  overheadWidthMm: number
  hand: HandShowerForm
  /** 80-140. */
  handWidthMm: number
  /** 800-1300. */
  heightMm: number
  /** Wall to centre of the overhead shower, 300-450. */
  reachMm: number
  /** With an exposed mixer at the foot, or a plain inlet. */
  valve: 'none' | 'thermostatic' | 'diverter'
}

/** Shower arm on its own. */
export type ShowerArmSpec = {
  family: 'shower-arm'
  mount: 'wall' | 'ceiling'
  form: 'straight' | 'angled' | 'gooseneck' | 'square'
  /** 100-500. */
  lengthMm: number
  flange: PlateForm
}

// Toilets

export type FlushButtonForm = 'round' | 'square' | 'oval' | 'raised'

/** Complete toilet suite. */
export type ToiletSuiteSpec = {
  family: 'toilet-suite'
  /**
   * `close-coupled` open trap behind the pan; `back-to-wall` and `wall-faced` skirted to the wall;
   * `connector` cistern on the wall joined by a flush pipe; `wall-faced-invisi` and `wall-hung` have the cistern
   * in the wall and a flush plate above.
   */
  style: 'close-coupled' | 'connector' | 'back-to-wall' | 'wall-faced' | 'wall-faced-invisi' | 'wall-hung'
  design: PanDesign
  /** Over the pan, 345-390 (junior 300). */
  widthMm: number
  /** Wall to front of pan, 480-800. */
  depthMm: number
  /** Floor to top of cistern, or to the top of the flush plate for in-wall cisterns. 600-1150. */
  heightMm: number
  /** Floor to the top of the seat, 300 (junior) to 480 (care). */
  seatHeightMm: number
  seat: 'slim' | 'standard' | 'single-flap'
  seatColour?: 'white' | 'grey' | 'blue'
  button: FlushButtonForm
  /** Flush plate of the in-wall styles. */
  plate?: 'round-buttons' | 'rectangular-buttons' | 'split'
  /** Padded rail behind the user, for care suites. */
  backrest?: boolean
  /** Shows the steel frame and cistern that go in the wall. */
  showFrame?: boolean
}

/** Seat and lid on their own. */
export type ToiletSeatSpec = {
  family: 'toilet-seat'
  design: PanDesign
  form: 'slim' | 'standard' | 'single-flap'
  /** 340-385. */
  widthMm: number
  /** 400-480 (junior 360). */
  depthMm: number
  /** Lid standing open. */
  open: boolean
  colour?: 'white' | 'grey' | 'blue' | 'black'
}

/** Cistern on its own. */
export type CisternSpec = {
  family: 'cistern'
  form: 'close-coupled' | 'connector' | 'in-wall' | 'in-wall-frame'
  /** 340-520. */
  widthMm: number
  /** 330-480; frames 820-1140. */
  heightMm: number
  /** 110-190. */
  depthMm: number
  button: FlushButtonForm
}

/** Remote wall plate or single flush button. */
export type FlushPlateSpec = {
  family: 'flush-plate'
  form: 'rectangle' | 'soft-rectangle' | 'square' | 'round' | 'oval'
  buttons: 'round' | 'rectangular' | 'split' | 'touchless' | 'raised'
  /** 50-250. */
  widthMm: number
  /** 50-170. */
  heightMm: number
}

/** Bidet with one tap hole. */
export type BidetSpec = {
  family: 'bidet'
  style: 'wall-hung' | 'back-to-wall'
  design: PanDesign
  widthMm: number
  depthMm: number
  heightMm: number
}

/** Urinal. `trough` is folded stainless steel for several people. */
export type UrinalSpec = {
  family: 'urinal'
  form: 'round' | 'slim' | 'square' | 'trough'
  /** 280-400; troughs 1200-2400. */
  widthMm: number
  /** 480-700. */
  heightMm: number
  /** 280-380. */
  depthMm: number
}

// Basins, baths, sinks

/** Wash basin of any mounting. */
export type BasinSpec = {
  family: 'basin'
  /**
   * `care` is a deep-set accessible wall basin, `corner` sits in a room corner, `vanity-top` is a slab with a
   * moulded bowl, `under-counter` shows the rim that goes below the bench.
   */
  mount:
    | 'counter-top'
    | 'inset'
    | 'semi-recessed'
    | 'wall'
    | 'pedestal'
    | 'under-counter'
    | 'care'
    | 'corner'
    | 'vanity-top'
  shape: 'round' | 'oval' | 'rectangle' | 'soft-rectangle' | 'pill' | 'd-shape'
  /** 320-620; vanity tops 450-1800. */
  widthMm: number
  /** 220-560. */
  depthMm: number
  /** Rim to underside, 80-220. Pedestals: to the floor, 800-880. */
  heightMm: number
  /** Outside walls. */
  side: 'straight' | 'tapered' | 'curved' | 'fluted'
  /** 6-12 thin walled, 14-30 classic. Flat part of the rim. */
  rimWidthMm: number
  tapHoles: 0 | 1 | 3
  overflow: boolean
  /** Flat shelf beside the bowl (wall basins and vanity tops). */
  shelf?: Hand | 'both'
  /** Vanity tops from 1200 wide. */
  bowls?: 1 | 2
}

/** Vanity cabinet with its top. */
export type VanitySpec = {
  family: 'vanity'
  mount: 'wall' | 'floor'
  /** 450-1800. */
  widthMm: number
  /** 380-520. */
  depthMm: number
  /** Cabinet and top, 450-600 on the wall, 820-900 on the floor. */
  heightMm: number
  fronts: 'drawers' | 'doors' | 'open-shelf'
  /** `finish` takes the variant's finish. */
  cabinet: 'white' | 'oak' | 'walnut' | 'charcoal' | 'finish'
  top: 'moulded' | 'counter-top'
  bowls: 1 | 2
}

/** Bath. Length runs along x. */
export type BathSpec = {
  family: 'bath'
  form: 'freestanding' | 'back-to-wall' | 'inset' | 'corner' | 'spa' | 'shower-bath'
  shape: 'oval' | 'rectangle' | 'soft-rectangle' | 'pill'
  /** 1200-1850. */
  lengthMm: number
  /** 680-900; corner baths as long as wide. */
  widthMm: number
  /** 400-640; slipper ends rise above it by about 120. */
  heightMm: number
  side: 'straight' | 'tapered' | 'curved' | 'fluted'
  /** 8-20 thin, 40-80 classic. */
  rimWidthMm: number
  /** Centre or one end. */
  waste: 'centre' | 'end'
  /** One raised end. */
  slipper?: boolean
  /** Spa baths: number of jets, 6-16. */
  jets?: number
}

/** Kitchen sink. Width runs along x. */
export type KitchenSinkSpec = {
  family: 'kitchen-sink'
  /** `apron` is a butler's sink with a visible front; `round` is a single round bowl. */
  mount: 'inset' | 'undermount' | 'flushmount' | 'apron' | 'round'
  bowls: 'single' | 'one-and-half' | 'double'
  drainer: 'none' | 'left' | 'right' | 'both'
  /** 380-1400. */
  widthMm: number
  /** 400-520. */
  depthMm: number
  /** 150-250. */
  bowlDepthMm: number
  /** Corners of the bowls: 10 square, 25 soft, 60 classic. */
  cornerRadiusMm: number
  tapHoles: 0 | 1
}

/** Laundry trough. */
export type LaundryTubSpec = {
  family: 'laundry-tub'
  form: 'cabinet' | 'inset' | 'wall'
  /** 450-1000. */
  widthMm: number
  /** 390-600. */
  depthMm: number
  /** Cabinets 850-920 to the rim; inset and wall tubs 220-320. */
  heightMm: number
  bowls: 1 | 2
  /** Cabinet doors. */
  doors?: 1 | 2
}

/** Shower base. */
export type ShowerBaseSpec = {
  family: 'shower-base'
  shape: 'rectangle' | 'quadrant' | 'neo-angle'
  /** 750-1800. */
  widthMm: number
  /** 750-1200. */
  depthMm: number
  /** 25-100. */
  heightMm: number
  waste: 'centre' | 'rear' | 'side' | 'channel'
  surface: 'smooth' | 'slate' | 'ribbed'
}

/** Linear drain grate. */
export type ChannelGrateSpec = {
  family: 'channel-grate'
  pattern: 'slots' | 'squares' | 'holes' | 'wedge-wire' | 'tile-insert' | 'wave'
  /** 300-1800. */
  lengthMm: number
  /** 60-130. */
  widthMm: number
}

/** Point drain. */
export type FloorWasteSpec = {
  family: 'floor-waste'
  shape: 'round' | 'square'
  pattern: 'slots' | 'holes' | 'radial' | 'tile-insert' | 'squares'
  /** 80-150. */
  widthMm: number
}

/** Basin, bath or sink waste. */
export type WasteSpec = {
  family: 'waste'
  form: 'pop-up' | 'dome' | 'grated' | 'plug-and-chain' | 'basket' | 'bath-overflow'
  /** 60-75 basins and baths, 90-115 sinks. */
  flangeMm: number
  /** 50-120; bath wastes with overflow have one height. */
  heightMm: number
}

/** Trap below a basin. */
export type TrapSpec = {
  family: 'trap'
  form: 'bottle' | 'slim-bottle' | 'square-bottle' | 'p-trap'
  /** Inlet to lowest point, 140-260. */
  heightMm: number
  /** Centre of the inlet to the wall, 180-320. */
  outletLengthMm: number
}

// Accessories

export type TowelRailSpec = {
  family: 'towel-rail'
  form: 'single' | 'double'
  bar: BarForm
  flange: PlateForm
  /** Overall, 300-930. */
  lengthMm: number
  /** 60-130. */
  projectionMm: number
}

/** Ladder rail, heated or not. */
export type HeatedTowelRailSpec = {
  family: 'heated-towel-rail'
  bar: BarForm
  /** 300-900. */
  widthMm: number
  /** 400-1300. */
  heightMm: number
  /** 3-16. */
  bars: number
  spacing: 'even' | 'grouped'
  /** `vertical` is a set of upright bars with one wall bracket each end. */
  form: 'ladder' | 'vertical'
}

export type TowelRingSpec = {
  family: 'towel-ring'
  ring: 'round' | 'square' | 'd-shape' | 'open'
  flange: PlateForm
  /** 150-240. */
  widthMm: number
}

export type RobeHookSpec = {
  family: 'robe-hook'
  form: 'peg' | 'single' | 'double' | 'bar' | 'knurled'
  flange: PlateForm
  /** 30-80. */
  projectionMm: number
}

/** Shelf or shower basket. */
export type ShelfSpec = {
  family: 'shelf'
  form: 'glass' | 'metal' | 'glass-with-rail' | 'wire-basket' | 'corner-basket' | 'towel-shelf'
  flange: PlateForm
  /** 200-650. */
  lengthMm: number
  /** 100-260. */
  depthMm: number
}

export type ToiletRollHolderSpec = {
  family: 'toilet-roll-holder'
  form: 'open-arm' | 'bar' | 'cover' | 'double' | 'spare' | 'shelf'
  bar: BarForm
  flange: PlateForm
  /** With a roll of paper on it. */
  paper: boolean
}

export type SoapDishSpec = {
  family: 'soap-dish'
  form: 'glass-dish' | 'metal-dish' | 'wire' | 'tumbler'
  flange: PlateForm
  /** 90-160. */
  widthMm: number
}

export type SoapDispenserSpec = {
  family: 'soap-dispenser'
  /** `hob` shows the pump and spout above the bench; `bulk` is a commercial wall box. */
  form: 'wall-bottle' | 'freestanding' | 'hob' | 'bulk'
  flange: PlateForm
  /** 100-220. */
  heightMm: number
}

export type ToiletBrushSpec = {
  family: 'toilet-brush'
  mount: 'wall' | 'floor'
  form: 'round' | 'square'
  vessel: 'finish' | 'glass'
  /** 340-420. */
  heightMm: number
}

export type MirrorSpec = {
  family: 'mirror'
  shape: 'round' | 'pill' | 'arch' | 'rectangle' | 'soft-rectangle' | 'organic'
  /** 350-1500. */
  widthMm: number
  /** 450-1200. */
  heightMm: number
  frame: 'none' | 'thin' | 'deep' | 'led'
}

export type MirrorCabinetSpec = {
  family: 'mirror-cabinet'
  doors: 1 | 2 | 3
  /** 400-1500. */
  widthMm: number
  /** 600-900. */
  heightMm: number
  /** 120-170. */
  depthMm: number
  shape: 'rectangle' | 'arch' | 'pill'
  shelf: 'none' | 'below'
}

/** Care grab rail. */
export type GrabRailSpec = {
  family: 'grab-rail'
  /** `angled` bends by 30 degrees, `ambulant` bends by 90 degrees, `shower` carries a hand shower. */
  form: 'straight' | 'angled' | 'ambulant' | 'l-shape' | 't-shape' | 'drop-down' | 'shower'
  /** Centre to centre of the end flanges along the main run, 300-1100. */
  lengthMm: number
  /** Second run of bent forms, 300-900. */
  returnMm?: number
  /** 25-38. */
  diameterMm: number
  hand: Hand
  grip: 'smooth' | 'knurled'
}

export type ShowerSeatSpec = {
  family: 'shower-seat'
  form: 'folding-slats' | 'folding-solid' | 'padded' | 'stool'
  /** 320-960. */
  widthMm: number
  /** 300-520. */
  depthMm: number
  /** Seat height of the stool and of forms with legs, 440-500. */
  heightMm: number
  legs: boolean
}

// Spare parts and valves

export type CartridgeSpec = {
  family: 'cartridge'
  form: 'mixer' | 'thermostatic' | 'diverter' | 'joystick'
  /** 25, 35, 40 or 45. */
  diameterMm: number
}

export type AeratorSpec = {
  family: 'aerator'
  form: 'standard' | 'hidden' | 'swivel' | 'square'
  /** 18-28. */
  diameterMm: number
}

/** Shown coiled once. */
export type HoseSpec = {
  family: 'hose'
  form: 'braided' | 'metal' | 'smooth'
  /** 300-2000. */
  lengthMm: number
}

export type SpareHandleSpec = {
  family: 'spare-handle'
  handle: LeverForm | `tap-${TapHandleForm}`
}

export type SealKitSpec = {
  family: 'seal-kit'
  form: 'o-rings' | 'tap-washers' | 'cistern-seals' | 'bolts'
}

export type InletValveSpec = {
  family: 'inlet-valve'
  form: 'bottom-entry' | 'side-entry'
  /** 200-300. */
  heightMm: number
}

export type OutletValveSpec = {
  family: 'outlet-valve'
  form: 'dual-flush' | 'single-flush'
  /** 200-340. */
  heightMm: number
}

export type SpindleSpec = {
  family: 'spindle'
  form: 'jumper' | 'quarter-turn' | 'basin'
  /** 50-100. */
  heightMm: number
}

export type StopValveSpec = {
  family: 'stop-valve'
  form: 'mini-cistern' | 'quarter-turn' | 'isolating' | 'duo'
  handle: 'lever' | 'round' | 'tee'
}

export type HotWaterValveSpec = {
  family: 'hot-water-valve'
  form:
    | 'tempering'
    | 'pressure-limiting'
    | 'pressure-temperature-relief'
    | 'expansion-control'
    | 'non-return'
    | 'thermostatic-box'
  /** Nominal pipe size. */
  sizeMm: 15 | 20 | 25
}

/** One product, ready to be built. */
export type ModelSpec =
  | BasinMixerSpec
  | PillarTapSpec
  | TapSetSpec
  | WallTopsSpec
  | WallBasinSetSpec
  | WallMixerSpec
  | ShowerMixerSpec
  | ThermostaticValveSpec
  | BathSpoutSpec
  | BathFillerSpec
  | KitchenMixerSpec
  | BibTapSpec
  | SensorTapSpec
  | CareMixerSpec
  | ShowerRailSpec
  | HandShowerSpec
  | OverheadShowerSpec
  | TwinShowerSpec
  | ShowerArmSpec
  | ToiletSuiteSpec
  | ToiletSeatSpec
  | CisternSpec
  | FlushPlateSpec
  | BidetSpec
  | UrinalSpec
  | BasinSpec
  | VanitySpec
  | BathSpec
  | KitchenSinkSpec
  | LaundryTubSpec
  | ShowerBaseSpec
  | ChannelGrateSpec
  | FloorWasteSpec
  | WasteSpec
  | TrapSpec
  | TowelRailSpec
  | HeatedTowelRailSpec
  | TowelRingSpec
  | RobeHookSpec
  | ShelfSpec
  | ToiletRollHolderSpec
  | SoapDishSpec
  | SoapDispenserSpec
  | ToiletBrushSpec
  | MirrorSpec
  | MirrorCabinetSpec
  | GrabRailSpec
  | ShowerSeatSpec
  | CartridgeSpec
  | AeratorSpec
  | HoseSpec
  | SpareHandleSpec
  | SealKitSpec
  | InletValveSpec
  | OutletValveSpec
  | SpindleSpec
  | StopValveSpec
  | HotWaterValveSpec

export type Family = ModelSpec['family']
export type SpecOf<F extends Family> = Extract<ModelSpec, { family: F }>
