import * as detail from '../details.ts'
import {
  DRAIN_RULES,
  isolate,
  leakCheck,
  pair,
  rinse,
  WATER_RULES,
  WET_AREA_RULES,
  type Guide,
  type GuideTable,
} from '../guide.ts'

const floorDrain = (setOut: Guide['setOut']): Guide => ({
  tools: ['Trowel', 'Spirit level', 'Tape measure', 'Silicone gun'],
  needed: ['Floor waste body or riser DN 80 or DN 100', 'Membrane collar', 'Tile adhesive and grout'],
  before: [...DRAIN_RULES, ...WET_AREA_RULES, 'Falls to the drain: 1 : 80 to 1 : 50 (AS 3740, NZBC E3).'],
  setOut: [pair('Top of the grate', '1 to 2 mm below the tile'), ...setOut],
  steps: [
    {
      title: 'Set the body',
      text: 'Join the body to the drain, level, so that its flange lies in the plane of the screed.',
    },
    {
      title: 'Seal the membrane',
      text: 'Bring the membrane onto the flange and clamp or bond it. Test by filling for 24 hours.',
    },
    {
      title: 'Bed the frame',
      text: 'Set the frame in adhesive at the height of the tiles, with its weep holes open.',
      detail: detail.levellingFoot('10–30'),
    },
    { title: 'Tile and grout', text: 'Tile up to the frame with 3 mm of joint; keep adhesive out of it.' },
    { title: 'Lay in the grate', text: 'Clean the frame, lay in the grate, and keep the lifting key.' },
  ],
  commissioning: ['Pour a bucket of water at the farthest corner: all of it reaches the drain.', 'Fill the trap.'],
})

const replace = (what: string, steps: Guide['steps'], setOut: Guide['setOut']): Guide => ({
  tools: [
    'Hexagon keys 2.5 and 3 mm',
    'Adjustable spanner with soft jaws',
    'Cloth, silicone grease for drinking water',
  ],
  needed: ['Nothing but this part'],
  before: [
    'Compare the old part with the drawing before you order or open: diameter, height and fixing must agree.',
    'Work on water pipes is for licensed plumbers where the law says so; parts behind the handle may be changed by owners in most places.',
  ],
  setOut,
  steps: [{ ...isolate, title: 'Shut off' }, ...steps],
  commissioning: [leakCheck, `Keep the old ${what} until the new one has run for a day.`],
})

const inPipe = (label: string, setOut: Guide['setOut'], adjust: readonly string[]): Guide => ({
  tools: ['Two adjustable spanners', 'Pipe cutter', 'Pressure gauge', 'Thermometer'],
  needed: ['Isolating valve before it', 'Compression olives or threaded adaptors'],
  before: [
    ...WATER_RULES.slice(0, 1),
    'Keep the valve where it can be reached for yearly service, out of frost and sun.',
  ],
  setOut,
  steps: [
    isolate,
    { title: 'Cut the pipe', text: 'Cut square, take off the burr, and leave 40 mm straight on both sides.' },
    {
      title: 'Fit with the flow',
      text: 'The arrow points with the water. Hold the body with one spanner while you turn the nut with the other.',
      detail: detail.inLine(label),
    },
    {
      title: 'Rinse',
      text: 'Rinse through the opened outlet before adjusting; clean the strainers.',
      detail: detail.flushing(),
    },
  ],
  commissioning: [leakCheck, ...adjust, 'Note day, setting and name on the tag of the valve.'],
})

export const PART_GUIDES = {
  'channel-grate': (spec) =>
    floorDrain([
      pair('Length x width', `${spec.lengthMm} x ${spec.widthMm} mm`),
      pair('Outlet', 'DN 50 to DN 80, anywhere along the channel'),
    ]),
  'floor-waste': (spec) =>
    floorDrain([pair('Frame', `${spec.widthMm} mm`), pair('Pipe', spec.widthMm > 110 ? 'DN 100' : 'DN 80')]),
  waste: (spec) => ({
    tools: ['Strap wrench', 'Screwdriver', 'Spanner 45 mm'],
    needed: ['Trap', 'Neutral-cure silicone for stone bowls'],
    before: [...DRAIN_RULES],
    setOut: [
      pair('Flange', `${spec.flangeMm} mm`),
      pair('Height', `${spec.heightMm} mm`),
      pair('Thread', spec.flangeMm > 85 ? '50 mm (2" BSP)' : '32/40 mm (1 1/4" BSP)'),
    ],
    steps: [
      { title: 'Clean the hole', text: 'Take off old sealant and dry both sides.' },
      {
        title: 'Set the flange',
        text: 'Lay the foam or rubber seal under the flange and pass the waste through.',
        detail: detail.wasteFixing(`Ø ${spec.flangeMm > 85 ? 90 : 45}`),
      },
      {
        title: 'Tighten from below',
        text: 'Rubber, washer, nut: by hand, then a quarter turn while the flange is held.',
      },
      { title: 'Join the trap', text: 'Flat seal into the nut, hand-tight.' },
    ],
    commissioning: ['Fill the bowl, open, and feel along the joints with dry paper.'],
  }),
  trap: (spec) => ({
    tools: ['Tape measure', 'Fine saw', 'Strap wrench'],
    needed: ['Wall pipe 40 mm at hand'],
    before: [...DRAIN_RULES],
    setOut: [
      pair('Inlet to lowest point', `${spec.heightMm} mm`),
      pair('Inlet to wall', `Up to ${spec.outletLengthMm} mm; cut to suit`),
      pair('Seal of water', 'At least 50 mm'),
    ],
    steps: [
      { title: 'Cut the pipes', text: 'Cut inlet and wall pipe square so that the trap hangs without strain.' },
      {
        title: 'Join by hand',
        text: 'Nut, ring, seal: the thin side of the seal points into the trap. Tighten by hand.',
        detail: detail.wasteFixing('Ø 32'),
      },
      { title: 'Cover the wall', text: 'Push the rosette to the wall on a bead of silicone.' },
    ],
    commissioning: ['Let a full bowl go three times: all nuts stay dry.', 'Clean the trap from below once a year.'],
  }),
  cartridge: (spec) =>
    replace(
      'cartridge',
      [
        {
          title: 'Open the mixer',
          text: 'Take out the plug and grub screw, pull the handle off, unscrew the cap by hand.',
        },
        {
          title: 'Change the cartridge',
          text: 'Undo the nut, lift the cartridge out, wipe the seat and set the new one with its pins in their holes.',
          detail: detail.cartridgeStack(),
        },
        { title: 'Close', text: 'Tighten the nut with 8 Nm, then cap and handle.' },
      ],
      [pair('Diameter', `${spec.diameterMm} mm`), pair('Torque of the nut', '8 Nm')],
    ),
  aerator: (spec) =>
    replace(
      'aerator',
      [
        {
          title: 'Change the aerator',
          text: 'Turn it out with its key, clean the thread, and turn the new one in by hand with its seal.',
          detail: detail.flushing(),
        },
      ],
      [pair('Diameter', `${spec.diameterMm} mm`)],
    ),
  hose: (spec) =>
    replace(
      'hose',
      [
        {
          title: 'Change the hose',
          text: 'Unscrew both ends, put a new seal into each nut, screw on by hand and half a turn further. Lead it in a wide bow.',
          detail: detail.threadSeal(),
        },
      ],
      [pair('Length', `${spec.lengthMm} mm`), pair('Smallest bend', '60 mm radius')],
    ),
  'spare-handle': () =>
    replace(
      'handle',
      [
        {
          title: 'Change the handle',
          text: 'Loosen the grub screw, pull the old handle off straight, push the new one on to its stop, tighten the screw.',
          detail: detail.cartridgeStack(),
        },
      ],
      [pair('Grub screw', 'M5, hexagon 2.5 mm')],
    ),
  'seal-kit': () =>
    replace(
      'seals',
      [
        {
          title: 'Change the seals',
          text: 'Lift old seals out with a wooden stick, clean the grooves, grease the new ones thinly and roll them in without a twist.',
          detail: detail.cartridgeStack(),
        },
      ],
      [pair('Grease', 'Silicone, for drinking water')],
    ),
  'inlet-valve': (spec) =>
    replace(
      'valve',
      [
        {
          title: 'Take the old valve out',
          text: 'Empty the cistern, undo the nut below it, lift the valve out and clean the seat.',
        },
        {
          title: 'Set the new valve',
          text: 'Set the height, tighten the nut by hand and a quarter turn, and connect the water.',
          detail: detail.wasteFixing('Ø 22'),
        },
        {
          title: 'Set the water level',
          text: 'Turn the screw of the float until the water stands at the mark, 20 to 25 mm below the overflow.',
        },
      ],
      [pair('Height', `${spec.heightMm} mm, adjustable`), pair('Thread', '1/2" BSP')],
    ),
  'outlet-valve': (spec) =>
    replace(
      'valve',
      [
        { title: 'Take the cistern off', text: 'Empty it, undo inlet and wing nuts, and lift it off the pan.' },
        {
          title: 'Change the valve',
          text: 'Undo the back nut, set the new valve with its seal, tighten by hand and a quarter turn.',
          detail: detail.wasteFixing('Ø 63'),
        },
        { title: 'Set the flush', text: 'Move the stops to the volumes on the WELS label of the suite.' },
      ],
      [pair('Height', `${spec.heightMm} mm`), pair('Seat', '63 mm')],
    ),
  spindle: (spec) =>
    replace(
      'spindle',
      [
        {
          title: 'Change the spindle',
          text: 'Take off handle and cover, unscrew the spindle with a socket, clean the seat, grease the thread and screw the new one in.',
          detail: detail.cartridgeStack(),
        },
      ],
      [pair('Height', `${spec.heightMm} mm`), pair('Torque', '20 Nm')],
    ),
  'stop-valve': () => ({
    tools: ['Two adjustable spanners', 'Thread tape'],
    needed: ['Cover plate, where it is seen'],
    before: WATER_RULES.slice(0, 1),
    setOut: [
      pair('Inlet', '1/2" BSP'),
      pair('Outlet', '1/2" BSP, cone for a flat seal'),
      pair('Working pressure', 'Up to 1,600 kPa'),
    ],
    steps: [
      isolate,
      {
        title: 'Seal the thread',
        text: 'Tape on the wall thread, five to seven turns with the thread.',
        detail: detail.threadSeal(),
      },
      {
        title: 'Screw it in',
        text: 'Hold the body at its flats and turn until the outlet points where it should. Do not turn back.',
        detail: detail.wallOutlet('1/2" BSP', '0 to 5 mm'),
      },
    ],
    commissioning: [leakCheck, 'Close and open it twice a year so that it stays free.'],
  }),
  'hot-water-valve': (spec) => {
    switch (spec.form) {
      case 'tempering':
      case 'thermostatic-box':
        return inPipe(
          'Tempering valve',
          [
            pair('Size', `DN ${spec.sizeMm}`),
            pair('Hot', '60 to 90 °C'),
            pair('Setting', '35 to 50 °C at the nearest outlet'),
          ],
          [
            'Run the nearest outlet hot for two minutes, measure, and set the spindle: 50 °C in homes, 45 °C where AS/NZS 3500.4 or G12 ask for it.',
            'Shut the cold: the outlet must stop within three seconds (AS 4032.2).',
          ],
        )
      case 'pressure-limiting':
        return inPipe(
          'Pressure limiting valve',
          [pair('Size', `DN ${spec.sizeMm}`), pair('Outlet', '500 kPa or as marked')],
          ['Measure the static pressure behind the valve with all outlets shut.'],
        )
      case 'pressure-temperature-relief':
      case 'expansion-control':
        return inPipe(
          'Relief valve',
          [pair('Size', `DN ${spec.sizeMm}`), pair('Drain line', 'Copper, falling, open to sight, no valve in it')],
          ['Lift the lever for ten seconds: water runs and stops. Repeat every six months.'],
        )
      case 'non-return':
        return inPipe('Non-return valve', [pair('Size', `DN ${spec.sizeMm}`)], [rinse])
    }
  },
} satisfies Partial<GuideTable>
