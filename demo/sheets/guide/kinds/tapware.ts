import * as detail from '../details.ts'
import {
  handOver,
  isolate,
  leakCheck,
  pair,
  rinse,
  WATER_RULES,
  WET_AREA_RULES,
  type Guide,
  type Step,
} from '../guide.ts'

const HOLE = 'Ø 32–36'
const BENCH = 'max. 40'

const hobTools = [
  'Adjustable spanner',
  'Back-nut spanner 24–36 mm',
  'Hole saw 35 mm',
  'Hexagon keys 2.5 and 3 mm',
  'Bucket, torch',
]
const hobNeeded = ['Two 1/2" stop valves', 'Silicone where the bench is stone', 'Waste, where the basin has none']

/** A mixer or tap with one hole in basin, sink or bench. */
export function hobGuide({
  kind,
  setOut,
  extra = [],
}: {
  kind: string
  setOut: Guide['setOut']
  extra?: readonly Step[]
}): Guide {
  return {
    tools: hobTools,
    needed: hobNeeded,
    before: [...WATER_RULES, 'Check that basin or sink and wall leave room for the handle to swing to its full angle.'],
    setOut: [
      pair('Hole in the bench', '32 to 36 mm, one for each tap'),
      pair('Bench thickness', 'Up to 40 mm; a longer stud to 65 mm is available'),
      pair('Stop valves', '1/2" BSP, within 400 mm of the hole'),
      ...setOut,
    ],
    steps: [
      isolate,
      {
        title: 'Drill and clean the hole',
        text: 'Drill through the bench from above. Smooth the edge, and dry it: the seal in the foot needs a flat, clean ring of 6 mm around the hole.',
      },
      {
        title: 'Fix the hoses and the stud',
        text: 'Screw the hoses into the body by hand, the short one first, and then a quarter turn with the spanner on the hexagon. Never hold a hose by its braid.',
      },
      {
        title: `Set the ${kind}`,
        text: 'Lay the seal into the foot, pass hoses and stud through the hole and align the outlet with the bowl. From below, put on the rubber, the metal washer and the nut, and tighten it until the tap no longer turns by hand.',
        detail: detail.hobFixing(HOLE, BENCH),
      },
      {
        title: 'Connect hot and cold',
        text: 'Hot is on the left. Lead the hoses in a wide bow without a kink, screw the nuts on by hand and then half a turn further. No thread sealant: the seals are in the nuts.',
      },
      ...extra,
      {
        title: 'Rinse before use',
        text: 'Take the aerator off with its key, open hot and cold one after the other, and let each run for half a minute.',
        detail: detail.flushing(),
      },
    ],
    commissioning: [
      leakCheck,
      rinse,
      'Set the hot limit under the cap where children or older people use the tap: lift the ring, turn it by one tooth for about 5 °C, press it down.',
      handOver,
    ],
  }
}

export const wallTools = [
  'Spirit level 600 mm',
  'Tape measure',
  'Adjustable spanner with soft jaws',
  'Hexagon keys 2.5 and 3 mm',
  'Drill with tile bit',
]
const wallNeeded = [
  'Nogging 90 x 45 mm between the studs',
  'Copper or PEX pipe 15 mm and elbows with a fixing plate',
  'Neutral-cure silicone',
]

/** Something whose body is in the wall: rough-in first, trim after tiling. */
export function concealedGuide(setOut: Guide['setOut'], depth: string, trim: string): Guide {
  return {
    tools: wallTools,
    needed: wallNeeded,
    before: [
      ...WATER_RULES,
      ...WET_AREA_RULES,
      'Decide on the thickness of lining, adhesive and tile before the body is set: depth cannot be changed after tiling.',
    ],
    setOut: [pair('Depth of the body', depth), pair('Pipes', '15 mm, hot left, cold right'), ...setOut],
    steps: [
      isolate,
      {
        title: 'Fix the nogging',
        text: 'Screw a nogging between the studs so that the back of the body lies within the depth given. The mark on the cover sleeve shows where the finished wall may be.',
        detail: detail.concealedDepth(depth),
      },
      {
        title: 'Set the body',
        text: 'Screw the body on level and plumb, hot on the left. Connect the pipes without strain. Take cartridges out before you solder nearby.',
      },
      {
        title: 'Test before the wall is closed',
        text: 'Plug the outlets and hold 1,500 kPa for 30 minutes, as AS/NZS 3500 asks. Look at every joint.',
      },
      {
        title: 'Line, seal and tile',
        text: 'Leave the cover sleeve on. Cut the lining close to it, seal the gap with the flange of the membrane, and tile up to the sleeve.',
      },
      {
        title: `Fit ${trim}`,
        text: 'Cut the sleeve flush with the tile. Run a bead of silicone round the hole, open at the lowest point, press the plate on, and fix the handle with its grub screw.',
      },
    ],
    commissioning: [
      'Run hot and cold for a minute each with the outlet open.',
      'Check that the handle moves freely over its whole range and shuts off without force.',
      'Measure the outlet at full hot after one minute; set the limit ring where it is above 50 °C.',
      handOver,
    ],
  }
}

/** A mixer on two inlets in front of the wall. */
export function exposedGuide(centresMm: number, body: string): Guide {
  const centres = `${centresMm} mm`
  return {
    tools: wallTools,
    needed: ['Two 1/2" wall elbows with a fixing plate', 'Thread tape', 'Neutral-cure silicone'],
    before: [...WATER_RULES, ...WET_AREA_RULES],
    setOut: [
      pair('Inlets', `1/2" BSP female, ${centresMm} mm apart, level`),
      pair('Adjustment', '± 12 mm with the eccentric unions'),
      pair('Face of the elbows', '0 to 5 mm behind the finished wall'),
    ],
    steps: [
      isolate,
      {
        title: 'Set out the inlets',
        text: `Fix the elbows ${centres} apart and level to within 1 mm, hot on the left.`,
        detail: detail.inletPair(centres),
      },
      {
        title: 'Screw in the unions',
        text: 'Wind tape onto the short threads and screw the eccentric unions in until the mixer can be pushed onto both. Slide on the covers.',
        detail: detail.threadSeal(),
      },
      {
        title: `Hang the ${body}`,
        text: 'Lay a filter seal into each nut and tighten both in turn with soft jaws. The body is level when both covers touch the wall.',
      },
      {
        title: 'Seal the covers',
        text: 'A bead of silicone behind each cover, open at the bottom, lets water out that finds its way in.',
      },
    ],
    commissioning: [
      'Open both supplies together; non-return valves click once.',
      rinse,
      'Measure the outlet at each end of the temperature range after one minute.',
      handOver,
    ],
  }
}

/** An outlet without a valve, on a nipple in the wall. */
export function outletGuide(what: string, setOut: Guide['setOut']): Guide {
  return {
    tools: wallTools,
    needed: ['Wall elbow 1/2" BSP with a fixing plate', 'Thread tape', 'Neutral-cure silicone'],
    before: [...WATER_RULES, ...WET_AREA_RULES],
    setOut: [
      pair('Connection', '1/2" BSP female in the wall'),
      pair('Face of the elbow', '0 to 5 mm behind the finished wall'),
      ...setOut,
    ],
    steps: [
      isolate,
      {
        title: 'Set the elbow',
        text: 'Screw the elbow to a nogging so that it can neither turn nor give way, square to the finished wall.',
        detail: detail.wallOutlet('1/2" BSP', '0 to 5 mm'),
      },
      {
        title: 'Seal the thread',
        text: 'Wind tape onto the nipple in the direction of the thread and screw it in. Leave the length that the flange needs.',
        detail: detail.threadSeal(),
      },
      {
        title: `Fix the ${what}`,
        text: 'Slide on the flange, screw the outlet on by hand until it points straight down, and secure it with the grub screw below.',
      },
      { title: 'Seal the flange', text: 'A thin bead of silicone round the flange, open at the lowest point.' },
    ],
    commissioning: [
      'Run the outlet for a minute, then look at wall and flange for damp.',
      'Clean the aerator or spray face once the lines are clear.',
      handOver,
    ],
  }
}

export const basinSetOut = (reachMm: number) => [pair('Spout reach', `${reachMm} mm from the centre of the hole`)]
