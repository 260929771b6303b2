import type { SpecOf } from '../../../models/families.ts'
import * as detail from '../details.ts'
import {
  DRAIN_RULES,
  handOver,
  isolate,
  pair,
  WATER_RULES,
  WET_AREA_RULES,
  type Guide,
  type GuideTable,
  type Step,
} from '../guide.ts'

const tools = [
  'Spirit level',
  'Tape measure, pencil',
  'Drill with masonry and tile bits',
  'Spanners 13 and 17 mm',
  'Silicone gun',
]

const lineUp: Step = {
  title: 'Offer up and mark',
  text: 'Stand the product in its place dry. Check the drain, the wall and the level, and draw round the foot and through the holes with a pencil.',
}
const bedDown: Step = {
  title: 'Bed and seal',
  text: 'Set the foot on a continuous bead of neutral-cure silicone. Wipe off what comes out. No cement: ceramic must be free to move.',
  detail: detail.sealBead(),
}

const toiletCommissioning = [
  'Fill the cistern, and check that the inlet shuts 20 to 25 mm below the overflow.',
  'Flush full and half five times each with paper; look at the joints of drain and inlet.',
  'Set the flush to the volumes on the WELS label; the stops are marked on the valve.',
  'Leave the suite unused until the silicone has cured for 24 hours.',
  handOver,
] as const

function floorSuite(spec: SpecOf<'toilet-suite'>): Guide {
  return {
    tools,
    needed: [
      '1/2" cistern stop valve',
      'Pan connector for the set-out',
      'Four screws or anchors for the floor at hand',
      'Neutral-cure silicone',
    ],
    before: [
      ...DRAIN_RULES,
      ...WET_AREA_RULES,
      'Floor and wall must be finished, flat and square where the pan stands.',
    ],
    setOut: [
      pair('S trap', 'See the data sheet of the code for its range; measured from the finished wall'),
      pair('P trap', 'Centre 180 to 190 mm above the finished floor'),
      pair('Seat height', `${spec.seatHeightMm} mm above the finished floor`),
      pair('Wall to front of pan', `${spec.depthMm} mm`),
      pair(
        'Centre line',
        spec.depthMm >= 780
          ? '450 to 460 mm from the side wall (AS 1428.1:2021)'
          : 'At least 450 mm from the side wall',
      ),
      pair('Inlet', '1/2" BSP, 50 to 800 kPa'),
    ],
    steps: [
      isolate,
      {
        title: 'Check the set-out',
        text: 'Measure from the finished wall to the middle of the drain. Turn or cut the connector to suit, and keep the cut square and smooth.',
        detail: detail.panSetOut('S trap set-out'),
      },
      lineUp,
      {
        title: 'Fix the brackets',
        text: 'Take the pan away, drill at the marks and screw the floor brackets down. On heated floors or membranes use adhesive in place of drilling.',
      },
      {
        title: 'Join pan and drain',
        text: 'Push the connector onto the spigot with lubricant, slide the pan back until it meets the wall, and screw it to its brackets from the sides.',
      },
      {
        title: 'Set the cistern',
        text: 'Lay the coupling seal on the outlet, lower the cistern onto the pan, and tighten both wing nuts evenly by hand. Connect the stop valve; no tape on sealed ends.',
      },
      bedDown,
      {
        title: 'Fit the seat',
        text: 'Fix the hinges from above, push the seat on until both sides click, and check that lid and seat close slowly.',
      },
    ],
    commissioning: toiletCommissioning,
  }
}

function inWallSteps(): Step[] {
  return [
    {
      title: 'Set frame and cistern',
      text: 'Bolt the frame to floor and studs, plumb, its front edge where the data sheet says behind the finished wall. Connect water and drain.',
    },
    {
      title: 'Test before the wall is closed',
      text: 'Fill and flush, look at every joint, and put the protection box into the opening. It stays until tiling is done.',
    },
    {
      title: 'Line and tile',
      text: 'Two layers of moisture-resistant lining, cut close to the box; the opening is later the only way in.',
      detail: detail.concealedDepth('15–60 mm'),
    },
  ]
}

function inWallSuite(spec: SpecOf<'toilet-suite'>): Guide {
  const isHung = spec.style === 'wall-hung'
  return {
    tools: [...tools, 'Hacksaw for bolts and pipes'],
    needed: [
      'Studs of at least 90 mm',
      'Stop valve 1/2" in the wall',
      'Lining 2 x 10 mm, moisture resistant',
      'Neutral-cure silicone',
    ],
    before: [
      ...DRAIN_RULES,
      ...WET_AREA_RULES,
      'The wall must carry the frame: studs doubled beside it, bottom plate bolted down.',
    ],
    setOut: [
      pair('Seat height', `${spec.seatHeightMm} mm above the finished floor`),
      pair('Wall to front of pan', `${spec.depthMm} mm`),
      pair('Flush plate', `Top about ${spec.heightMm} mm above the floor`),
      ...(isHung
        ? [pair('Bolts of the pan', 'M12, 180 mm apart'), pair('Load', '400 kg on frame and pan')]
        : [pair('P trap', 'Centre 180 to 190 mm above the floor')]),
      pair('Inlet', '1/2" BSP, 50 to 800 kPa'),
    ],
    steps: [
      isolate,
      ...inWallSteps(),
      isHung
        ? {
            title: 'Hang the pan',
            text: 'Cut inlet pipe and drain to the depth of the tiles with 40 mm to spare. Lay the acoustic pad behind the pan, push it on, and tighten the two nuts to 25 Nm.',
          }
        : {
            title: 'Set the pan',
            text: 'Cut inlet pipe and drain to length, lubricate the seals, slide the pan to the wall and screw it to its floor brackets.',
          },
      {
        title: 'Fit the plate',
        text: 'Take the box out, set the rods to length, and press the plate onto its frame until it lies flat.',
      },
      bedDown,
    ],
    commissioning: toiletCommissioning,
  }
}

export const SANITARY_GUIDES = {
  'toilet-suite': (spec) =>
    spec.style === 'wall-hung' || spec.style === 'wall-faced-invisi' ? inWallSuite(spec) : floorSuite(spec),
  'toilet-seat': (spec) => ({
    tools: ['Screwdriver', 'Socket 13 mm for older pans'],
    needed: ['Nothing'],
    before: [
      'Measure the hole centres of the pan: 140 to 160 mm for this hinge.',
      `The seat is ${spec.depthMm} mm from hinge to front; it ends flush with the pan or up to 5 mm inside.`,
    ],
    setOut: [
      pair('Hole centres', '155 mm ± 10 mm'),
      pair('Width', `${spec.widthMm} mm`),
      pair('Depth', `${spec.depthMm} mm`),
    ],
    steps: [
      { title: 'Take the old seat off', text: 'Clean the pan round the holes and dry it.' },
      {
        title: 'Set the hinges',
        text: 'Push the expanding plugs into the holes, put the pillars on, and tighten them lightly from above.',
      },
      {
        title: 'Align',
        text: 'Click the seat on, shift it until it lies even with the pan, lift it off, and tighten the pillars.',
      },
      {
        title: 'Click on',
        text: 'Press the seat down on both sides until it clicks. For cleaning, press the button and lift.',
      },
    ],
    commissioning: ['Lid and seat close by themselves; do not push them.', 'Tighten the pillars again after a week.'],
  }),
  cistern: (spec) => ({
    tools,
    needed: [
      '1/2" stop valve',
      ...(spec.form.startsWith('in-wall') ? ['Flush plate or button', 'Lining 2 x 10 mm'] : ['Two wall screws 6 x 60']),
    ],
    before: [...WATER_RULES.slice(0, 1), ...WET_AREA_RULES],
    setOut: [
      pair('Width x height x depth', `${spec.widthMm} x ${spec.heightMm} x ${spec.depthMm} mm`),
      pair('Inlet', '1/2" BSP, 50 to 800 kPa'),
      pair('Cold water only', 'At most 25 °C'),
    ],
    steps: [
      isolate,
      ...(spec.form.startsWith('in-wall')
        ? inWallSteps()
        : [
            lineUp,
            {
              title: 'Fix to the wall',
              text: 'Hang the cistern on its screws, level, and join it to the pan with a new seal.',
              detail: detail.wallFixing('Screw 6 x 60'),
            },
          ]),
      {
        title: 'Connect the inlet',
        text: 'Rinse the line into a bucket before the valve is connected: grit keeps the inlet from shutting.',
      },
    ],
    commissioning: toiletCommissioning.slice(0, 3),
  }),
  'flush-plate': (spec) => ({
    tools: ['Screwdriver', 'Small saw for the rods'],
    needed: ['In-wall cistern of the same brand'],
    before: [
      'Fit the plate when tiling and grouting are done. The opening gives access to the valves: never seal the plate to the wall.',
    ],
    setOut: [
      pair('Plate', `${spec.widthMm} x ${spec.heightMm} mm`),
      pair('Opening', 'As the protection box of the cistern'),
      pair('Height', 'Buttons 600 to 1,100 mm above the floor where AS 1428.1:2021 applies'),
    ],
    steps: [
      { title: 'Clear the opening', text: 'Take the protection box out and check that the stop valve can be reached.' },
      {
        title: 'Set the rods',
        text: 'Screw the rods in until they end 2 mm short of the buttons.',
        detail: detail.concealedDepth('15–60 mm'),
      },
      { title: 'Fix the frame', text: 'Screw the frame on level. It lies on the tiles with its whole edge.' },
      {
        title: 'Press the plate on',
        text: 'Press on the corners until they click. To take it off, lift it at the lower edge.',
      },
    ],
    commissioning: ['Flush full and half: both buttons come back by themselves.', handOver],
  }),
  bidet: (spec) => ({
    tools,
    needed: ['Two 1/2" stop valves', 'Waste 32 mm and bottle trap', 'Neutral-cure silicone'],
    before: [...WATER_RULES, ...DRAIN_RULES],
    setOut: [
      pair('Rim height', `${spec.heightMm} mm above the floor${spec.style === 'wall-hung' ? ' as drawn' : ''}`),
      pair('Wall to front', `${spec.depthMm} mm`),
      pair('Drain', '40 mm, 90 to 120 mm above the floor'),
      pair('Tap hole', '35 mm'),
    ],
    steps: [
      isolate,
      lineUp,
      {
        title: 'Fit tap and waste',
        text: 'Fit both before the bidet is fixed; afterwards there is no room.',
        detail: detail.wasteFixing('Ø 45'),
      },
      bedDown,
    ],
    commissioning: ['Fill the bowl and let it go: trap and waste stay dry outside.', handOver],
  }),
  urinal: (spec) => ({
    tools,
    needed: ['Flush valve or cistern', 'Trap 40 or 50 mm', 'Blocking behind the lining', 'Neutral-cure silicone'],
    before: [...DRAIN_RULES, ...WET_AREA_RULES],
    setOut: [
      pair('Lip', '600 to 650 mm above the floor; one at 380 to 400 mm for children'),
      pair('Between centres', spec.form === 'trough' ? '600 mm of length for each person' : 'At least 700 mm'),
      pair('Width x height', `${spec.widthMm} x ${spec.heightMm} mm`),
      pair('Inlet', '1/2" BSP, 150 to 500 kPa'),
    ],
    steps: [
      isolate,
      {
        title: 'Set out the wall',
        text: 'Mark the centre line and the height of the lip, and fix blocking where the brackets will be.',
        detail: detail.mountingHeight('600–650', 'Lip of the bowl'),
      },
      { title: 'Fix the brackets', text: 'Screw the hangers on level.', detail: detail.wallFixing('Screw 8 x 80') },
      {
        title: 'Hang and connect',
        text: 'Hang the bowl, push the inlet spigot into its seal, and join the trap by hand.',
      },
      bedDown,
    ],
    commissioning: [
      'Flush ten times; the water wets the whole back and the trap refills.',
      'Set the flush to the volume on the WELS label.',
      handOver,
    ],
  }),
} satisfies Partial<GuideTable>
