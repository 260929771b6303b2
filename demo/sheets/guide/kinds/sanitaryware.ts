import type { ToiletSuiteSpec } from '../../../families/toilets/toilet-suite.ts'
import * as detail from '../details.ts'
import { DRAIN_RULES, handOver, isolate, pair, WET_AREA_RULES, type Guide, type Step } from '../guide.ts'

export const sanitaryTools = [
  'Spirit level',
  'Tape measure, pencil',
  'Drill with masonry and tile bits',
  'Spanners 13 and 17 mm',
  'Silicone gun',
]

export const lineUp: Step = {
  title: 'Offer up and mark',
  text: 'Stand the product in its place dry. Check the drain, the wall and the level, and draw round the foot and through the holes with a pencil.',
}
export const bedDown: Step = {
  title: 'Bed and seal',
  text: 'Set the foot on a continuous bead of neutral-cure silicone. Wipe off what comes out. No cement: ceramic must be free to move.',
  detail: detail.sealBead(),
}

export const toiletCommissioning = [
  'Fill the cistern, and check that the inlet shuts 20 to 25 mm below the overflow.',
  'Flush full and half five times each with paper; look at the joints of drain and inlet.',
  'Set the flush to the volumes on the WELS label; the stops are marked on the valve.',
  'Leave the suite unused until the silicone has cured for 24 hours.',
  handOver,
] as const

export function floorSuiteGuide(spec: ToiletSuiteSpec): Guide {
  return {
    tools: sanitaryTools,
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

export function inWallSteps(): Step[] {
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

export function inWallSuiteGuide(spec: ToiletSuiteSpec): Guide {
  const isHung = spec.style === 'wall-hung'
  return {
    tools: [...sanitaryTools, 'Hacksaw for bolts and pipes'],
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
