/** A product in a scene: how its picture is called, without hash and ending, and where it stands in the frame. */
export interface Piece {
  /** Family and shape, as picture files begin. */
  readonly model: string
  readonly finish: string
  readonly view?: 'hero' | 'front' | 'side' | 'detail'
  /** The middle of its picture and the picture's side, as shares of the frame's width. */
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A studio set with products in it. */
export interface Scene {
  readonly name: string
  readonly wall: keyof typeof TINTS
  /** What is on the wall. */
  readonly backdrop: 'arch' | 'circle' | 'tiles' | 'plain'
  /** Where the backdrop's middle is, as a share of the width. */
  readonly at: number
  readonly pieces: readonly Piece[]
}

/** Wall, what stands on it, and floor. All light: the renders are drawn into them as on tinted paper. */
export const TINTS = {
  sand: ['#efe7dc', '#e6d9c8', '#f6f1ea'],
  clay: ['#efe0d8', '#e8cfc3', '#f6ece6'],
  sage: ['#e4e9e1', '#d3ddd0', '#f0f3ee'],
  mist: ['#e3e8ec', '#d2dbe2', '#f0f3f5'],
  stone: ['#e9e7e3', '#dad7d0', '#f4f2ef'],
  butter: ['#f2ebd6', '#ebdfba', '#f8f4e8'],
} as const

const piece = (model: string, finish: string, x: number, y: number, size: number, view: Piece['view'] = 'hero') => ({
  model,
  finish,
  x,
  y,
  size,
  view,
})

export const SCENES: readonly Scene[] = [
  {
    name: 'tapware-brass',
    wall: 'sage',
    backdrop: 'circle',
    at: 0.29,
    pieces: [
      piece('basin-mixer-tower-slim-tube', 'brushed-brass', 0.4, 0.3, 0.55),
      piece('basin-counter-top-round-curved', 'white', 0.68, 0.42, 0.5),
    ],
  },
  {
    name: 'care-bathroom',
    wall: 'mist',
    backdrop: 'circle',
    at: 0.72,
    pieces: [
      piece('toilet-suite-wall-faced-round-slim', 'white', 0.34, 0.36, 0.46),
      piece('grab-rail-straight-left-smooth', 'chrome', 0.72, 0.2, 0.42),
      piece('basin-care-d-shape-curved', 'white', 0.72, 0.42, 0.36),
    ],
  },
  {
    name: 'bath-clay',
    wall: 'clay',
    backdrop: 'arch',
    at: 0.5,
    pieces: [
      piece('bath-freestanding-oval-fluted', 'matte-clay', 0.48, 0.37, 0.66),
      piece('bath-filler-round-gooseneck-pin', 'brushed-brass', 0.8, 0.28, 0.56),
    ],
  },
  {
    name: 'basin-trio',
    wall: 'stone',
    backdrop: 'plain',
    at: 0.5,
    pieces: [
      piece('basin-counter-top-round-fluted', 'matte-clay', 0.24, 0.4, 0.38),
      piece('basin-counter-top-oval-tapered', 'white', 0.52, 0.4, 0.38),
      piece('basin-counter-top-round-tapered', 'matte-black', 0.79, 0.4, 0.36),
    ],
  },
  {
    name: 'shower-rail',
    wall: 'sage',
    backdrop: 'tiles',
    at: 0.5,
    pieces: [
      piece('twin-shower-round-round-round', 'brushed-nickel', 0.38, 0.31, 0.6),
      piece('shower-mixer-round-pin', 'brushed-nickel', 0.72, 0.36, 0.3),
    ],
  },
  {
    name: 'kitchen-gunmetal',
    wall: 'stone',
    backdrop: 'tiles',
    at: 0.5,
    pieces: [
      piece('kitchen-mixer-gooseneck-pull-down-slim', 'gunmetal', 0.36, 0.3, 0.54),
      piece('kitchen-sink-undermount-single', 'stainless-steel', 0.7, 0.42, 0.44),
    ],
  },
  {
    name: 'apartments',
    wall: 'sand',
    backdrop: 'circle',
    at: 0.82,
    pieces: [
      piece('bath-freestanding-oval-curved', 'white', 0.4, 0.4, 0.56),
      piece('basin-mixer-tower-round-arc', 'chrome', 0.78, 0.32, 0.42),
    ],
  },
  {
    name: 'hotel',
    wall: 'butter',
    backdrop: 'arch',
    at: 0.44,
    pieces: [
      piece('bath-freestanding-soft-rectangle-tapered', 'matte-black', 0.46, 0.38, 0.6),
      piece('heated-towel-rail-round-even-ladder', 'matte-black', 0.82, 0.27, 0.42),
    ],
  },
  {
    name: 'clinic',
    wall: 'mist',
    backdrop: 'circle',
    at: 0.3,
    pieces: [
      piece('care-mixer-basin-extended', 'brushed-nickel', 0.34, 0.32, 0.46),
      piece('basin-care-rectangle-curved', 'white', 0.68, 0.4, 0.48),
    ],
  },
  {
    name: 'school',
    wall: 'butter',
    backdrop: 'plain',
    at: 0.5,
    pieces: [
      piece('sensor-tap-wall-tube', 'chrome', 0.3, 0.3, 0.42),
      piece('basin-wall-d-shape-curved', 'white', 0.64, 0.38, 0.5),
    ],
  },
  {
    name: 'office',
    wall: 'stone',
    backdrop: 'circle',
    at: 0.3,
    pieces: [
      piece('sensor-tap-hob-tube', 'matte-black', 0.36, 0.32, 0.46),
      piece('basin-wall-soft-rectangle-straight', 'matte-white', 0.68, 0.4, 0.46),
    ],
  },
  {
    name: 'showroom-light',
    wall: 'sand',
    backdrop: 'plain',
    at: 0.5,
    pieces: [
      piece('basin-mixer-standard-slim-tube', 'brushed-brass', 0.2, 0.36, 0.34),
      piece('basin-mixer-standard-tapered-arc', 'matte-black', 0.42, 0.36, 0.34),
      piece('basin-mixer-standard-round-arc', 'brushed-nickel', 0.64, 0.36, 0.34),
      piece('basin-mixer-standard-waisted-gooseneck', 'brushed-bronze', 0.85, 0.36, 0.34),
    ],
  },
  {
    name: 'showroom-baths',
    wall: 'sage',
    backdrop: 'circle',
    at: 0.2,
    pieces: [
      piece('bath-freestanding-pill-curved', 'matte-clay', 0.38, 0.4, 0.5),
      piece('bath-freestanding-oval-tapered', 'matte-white', 0.76, 0.36, 0.42),
    ],
  },
  {
    name: 'showroom-harbour',
    wall: 'mist',
    backdrop: 'circle',
    at: 0.72,
    pieces: [
      piece('toilet-suite-wall-hung-round-slim', 'white', 0.3, 0.38, 0.44),
      piece('flush-plate-round-round', 'brushed-brass', 0.62, 0.24, 0.26),
      piece('basin-mixer-tower-slim-gooseneck', 'brushed-brass', 0.8, 0.33, 0.46),
    ],
  },
  {
    name: 'catalogue-1998',
    wall: 'butter',
    backdrop: 'circle',
    at: 0.5,
    pieces: [piece('pillar-tap-cross-taper-waisted', 'chrome', 0.5, 0.32, 0.58)],
  },
  {
    name: 'cartridge',
    wall: 'clay',
    backdrop: 'circle',
    at: 0.5,
    pieces: [
      piece('cartridge-mixer', 'white', 0.34, 0.33, 0.46),
      piece('basin-mixer-standard-round-arc', 'brushed-nickel', 0.68, 0.32, 0.5),
    ],
  },
  {
    name: 'drawings',
    wall: 'mist',
    backdrop: 'circle',
    at: 0.7,
    pieces: [
      piece('basin-mixer-standard-square-square', 'brushed-nickel', 0.34, 0.34, 0.5),
      piece('flush-plate-rectangle-rectangular', 'brushed-brass', 0.72, 0.32, 0.38),
    ],
  },
  {
    name: 'accessories',
    wall: 'sage',
    backdrop: 'circle',
    at: 0.5,
    pieces: [
      piece('towel-rail-double-round-round', 'brushed-brass', 0.4, 0.26, 0.56),
      piece('soap-dispenser-wall-bottle-round', 'brushed-brass', 0.78, 0.36, 0.34),
    ],
  },
  {
    name: 'wastes',
    wall: 'stone',
    backdrop: 'tiles',
    at: 0.5,
    pieces: [
      piece('floor-waste-square-squares', 'brushed-brass', 0.32, 0.36, 0.42),
      piece('channel-grate-slots', 'brushed-brass', 0.7, 0.32, 0.5),
    ],
  },
  {
    name: 'frame',
    wall: 'sand',
    backdrop: 'plain',
    at: 0.5,
    pieces: [
      piece('cistern-in-wall-frame-round', 'white', 0.34, 0.32, 0.52),
      piece('toilet-suite-wall-hung-round-slim', 'white', 0.7, 0.38, 0.44),
    ],
  },
]
