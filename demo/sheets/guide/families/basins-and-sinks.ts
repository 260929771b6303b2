import type { BasinSpec } from '../../../models/families.ts'
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

const tools = ['Spirit level', 'Tape measure, pencil', 'Jigsaw and hole saws 35 and 45 mm', 'Spanners', 'Silicone gun']
const needed = ['Tap or mixer', 'Waste and trap', 'Two 1/2" stop valves', 'Neutral-cure silicone']
const commissioning = [
  'Close the waste, fill to the overflow and let go: nothing drips from waste or trap.',
  'Leave the silicone to cure for 24 hours before use.',
  handOver,
] as const

const fitWaste: Step = {
  title: 'Fit the waste',
  text: 'Lay the flat seal under the flange, pass the waste through, and tighten rubber, washer and nut from below by hand and a quarter turn.',
  detail: detail.wasteFixing('Ø 45'),
}
const seal: Step = {
  title: 'Set and seal',
  text: 'Set it on a thin continuous bead, press it down evenly and wipe off what comes out with a wet finger.',
  detail: detail.sealBead(),
}

const BASIN_PLACES: Record<BasinSpec['mount'], (spec: BasinSpec) => { setOut: Guide['setOut']; steps: Step[] }> = {
  'counter-top': (spec) =>
    onBench([
      pair('Bench height', `About ${900 - spec.heightMm} mm, for a rim at 900 mm`),
      pair('Hole for the waste', '45 mm'),
    ]),
  inset: () => inCutOut('By the template in the carton'),
  'semi-recessed': () => inCutOut('By the template in the carton, to the front edge'),
  'under-counter': () => inCutOut('By the template in the carton; polish the edge of the stone'),
  'vanity-top': () => onBench([pair('Cabinet', 'Level to 1 mm over its length')]),
  wall: (spec) => onWall(spec, '820 to 870 mm'),
  corner: (spec) => onWall(spec, '820 to 870 mm'),
  care: (spec) => onWall(spec, '770 to 800 mm (AS 1428.1:2021), knee room to 640 mm'),
  pedestal: (spec) => onWall(spec, `${spec.heightMm} mm on its pedestal`),
}

function onBench(setOut: Guide['setOut']) {
  return {
    setOut,
    steps: [
      { title: 'Drill the bench', text: 'Mark the waste through the bowl in its place and drill from above.' },
      fitWaste,
      seal,
    ],
  }
}

function inCutOut(template: string) {
  return {
    setOut: [pair('Cut-out', template), pair('Front edge', 'At least 50 mm of bench')],
    steps: [
      {
        title: 'Cut the bench',
        text: 'Draw the template, drill the corners and cut inside the line. Seal cut board with two coats of varnish.',
        detail: detail.cutOut('Template', 'min. 50'),
      },
      fitWaste,
      seal,
    ],
  }
}

function onWall({ widthMm }: BasinSpec, rim: string) {
  return {
    setOut: [
      pair('Rim', `${rim} above the floor`),
      pair('Fixings', widthMm > 700 ? 'Four, M10, into blocking' : 'Two, M10, 280 mm apart as the holes of the basin'),
      pair('Drain', '40 mm, 500 to 550 mm above the floor'),
      pair('Stop valves', '550 to 600 mm above the floor, 150 mm apart'),
    ],
    steps: [
      {
        title: 'Fix the blocking',
        text: 'Blocking of 140 x 45 mm between the studs carries the basin and 150 kg on its edge.',
        detail: detail.mountingHeight('820–870', 'Rim of the basin'),
      },
      {
        title: 'Mark and drill',
        text: 'Hold the basin level against the wall and mark its holes. Screw in the hanger bolts so that 70 mm stand out.',
        detail: detail.wallFixing('Hanger bolt M10'),
      },
      fitWaste,
      {
        title: 'Hang and seal',
        text: 'Push the basin on, tighten sleeves and nuts by hand and half a turn, and seal along the wall.',
        detail: detail.sealBead(),
      },
    ],
  }
}

export const BASIN_GUIDES = {
  basin: (spec) => {
    const place = BASIN_PLACES[spec.mount](spec)
    return {
      tools,
      needed,
      before: [
        ...DRAIN_RULES,
        WATER_RULES[0],
        'Ceramic varies by up to 2 %: cut and drill by the basin itself, not by the drawing.',
      ],
      setOut: [
        pair('Width x depth x height', `${spec.widthMm} x ${spec.depthMm} x ${spec.heightMm} mm`),
        pair('Tap holes', spec.tapHoles === 0 ? 'None: tap on the bench or the wall' : `${spec.tapHoles}, 35 mm`),
        pair('Waste', `${spec.overflow ? 'With' : 'Without'} overflow slot, 32 or 40 mm`),
        ...place.setOut,
      ],
      steps: [isolate, ...place.steps],
      commissioning,
    }
  },
  vanity: (spec) => ({
    tools: [...tools, 'Stud finder', 'Two people'],
    needed,
    before: [...DRAIN_RULES, WATER_RULES[0], 'Let the cabinet stand in the room for a day before it is fixed.'],
    setOut: [
      pair('Top of the bench', spec.mount === 'wall' ? '850 to 900 mm above the floor' : `${spec.heightMm} mm`),
      pair('Drain', '500 to 550 mm above the floor, behind the upper drawer'),
      pair('Fixings', 'Into studs or blocking over the whole width'),
      pair(
        'Load',
        spec.mount === 'wall' ? '120 kg with the rail fixed at every stud' : 'On the floor; fixed against tipping',
      ),
    ],
    steps: [
      isolate,
      spec.mount === 'wall'
        ? {
            title: 'Fix the wall rail',
            text: 'Screw the rail level into every stud. Hang the cabinet and adjust height and depth at the hangers.',
            detail: detail.wallFixing('Screw 6 x 80', 'Stud'),
          }
        : {
            title: 'Level the cabinet',
            text: 'Turn the feet until the top is level both ways, then screw the back to the wall.',
            detail: detail.levellingFoot('0–30'),
          },
      {
        title: 'Cut for the pipes',
        text: 'Cut the back panel with a hole saw where water and drain enter, and seal the edges.',
      },
      {
        title: 'Set the top',
        text: 'Spots of silicone every 200 mm on the cabinet; press the top down flush at the back.',
        detail: detail.sealBead(),
      },
      fitWaste,
      { title: 'Adjust fronts', text: 'Hang drawers or doors and set the gaps to 3 mm at the runners and hinges.' },
    ],
    commissioning,
  }),
  bath: (spec) => ({
    tools: [...tools, 'Two people'],
    needed: [
      'Trap 40 mm',
      'Bath mixer or filler',
      ...(spec.form === 'freestanding' ? [] : ['Mortar for bedding', 'Ledger 45 x 45 mm']),
      'Neutral-cure silicone',
    ],
    before: [
      ...DRAIN_RULES,
      ...WET_AREA_RULES,
      'Look the bath over in daylight before it is set: marks cannot be claimed later. Leave the film on until the end.',
      ...(spec.form === 'spa'
        ? ['Pump and blower are connected by a licensed electrician through a 30 mA RCD (AS/NZS 3000, zone rules).']
        : []),
    ],
    setOut: [
      pair('Length x width x height', `${spec.lengthMm} x ${spec.widthMm} x ${spec.heightMm} mm`),
      pair('Waste', spec.waste === 'centre' ? 'In the middle' : 'At one end'),
      pair('Floor recess for the trap', '150 x 300 mm, 100 mm deep'),
      pair(
        'Floor',
        `Carries about ${Math.round((spec.lengthMm * spec.widthMm) / 3_400 / 10) * 10} kg, filled and with a bather`,
      ),
    ],
    steps: [
      isolate,
      fitWaste,
      {
        title: 'Level',
        text: 'Set the bath in its place and turn the feet until the rim is level both ways; lock the nuts.',
        detail: detail.levellingFoot('10–35'),
      },
      spec.form === 'freestanding'
        ? {
            title: 'Join the trap',
            text: 'Lay the flexible trap into the recess, push the bath over it, and reach through the opening to tighten the union.',
          }
        : {
            title: 'Bed',
            text: 'Support the rim on a ledger on all walls, and bed the base on mortar over its whole length. The feet alone do not carry it.',
          },
      {
        title: 'Seal',
        text: 'Fill the bath with water before sealing along the wall: the joint then closes when it is emptied.',
        detail: detail.sealBead(),
      },
    ],
    commissioning: [
      'Fill to the overflow, wait ten minutes, empty: trap and floor stay dry.',
      ...(spec.form === 'spa' ? ['Run the jets for five minutes with the water above the highest one.'] : []),
      handOver,
    ],
  }),
  'kitchen-sink': (spec) => ({
    tools,
    needed: ['Sink mixer', 'Trap 50 mm', 'Neutral-cure silicone'],
    before: [...DRAIN_RULES, WATER_RULES[0], 'Check the cabinet: inside width at least 30 mm more than the bowls.'],
    setOut: [
      pair('Outside', `${spec.widthMm} x ${spec.depthMm} mm`),
      pair(
        'Cut-out',
        spec.mount === 'undermount'
          ? 'By the template, 3 mm inside the bowl'
          : `${spec.widthMm - 20} x ${spec.depthMm - 20} mm, corners R 15`,
      ),
      pair('Front edge', 'At least 50 mm of bench'),
      pair('Bowl depth', `${spec.bowlDepthMm} mm`),
    ],
    steps: [
      isolate,
      {
        title: 'Cut the bench',
        text: 'Mark, drill the corners, cut inside the line and varnish raw edges twice.',
        detail: detail.cutOut(
          spec.mount === 'undermount' ? 'Template' : `${spec.widthMm - 20} x ${spec.depthMm - 20}`,
          'min. 50',
        ),
      },
      {
        title: 'Fit tap and waste',
        text: 'Easier before the sink is in: mixer, basket waste and overflow, each with its seal.',
        detail: detail.wasteFixing('Ø 90'),
      },
      spec.mount === 'undermount'
        ? {
            title: 'Fix from below',
            text: 'Bead of silicone on the rim, lift the sink, and tighten the brackets every 250 mm.',
          }
        : {
            title: 'Clip in',
            text: 'Foam strip under the rim, lower the sink, and tighten the clips in turn, corners last.',
          },
      seal,
    ],
    commissioning,
  }),
  'laundry-tub': (spec) => ({
    tools,
    needed: ['Laundry tap and washing machine stops', 'Trap 50 mm', 'Neutral-cure silicone'],
    before: [...DRAIN_RULES, WATER_RULES[0]],
    setOut: [
      pair('Width x depth', `${spec.widthMm} x ${spec.depthMm} mm`),
      pair('Rim', spec.form === 'cabinet' ? `${spec.heightMm} mm above the floor` : '880 to 920 mm above the floor'),
      pair('Drain', '50 mm, 400 to 450 mm above the floor'),
      pair('Machine stops', 'Beside the tub, 1,000 to 1,200 mm above the floor'),
    ],
    steps: [
      isolate,
      spec.form === 'cabinet'
        ? {
            title: 'Level the cabinet',
            text: 'Turn the feet until the rim is level, then screw the back to the wall.',
            detail: detail.levellingFoot('0–30'),
          }
        : {
            title: 'Cut or fix',
            text: 'Inset tubs lie in a cut-out of the bench, wall tubs on brackets into studs.',
            detail: detail.cutOut('Template', 'min. 50'),
          },
      {
        title: 'Fit the waste',
        text: 'Join plug and waste and the bypass of the washing machine below the plug.',
        detail: detail.wasteFixing('Ø 70'),
      },
      {
        title: 'Lead the hoses',
        text: 'Pass the hoses of the machine through the grommets and clip the outlet hose to the bypass.',
      },
      seal,
    ],
    commissioning: ['Let the machine pump out: no water comes up through the plug.', ...commissioning],
  }),
  'shower-base': (spec) => ({
    tools: [...tools, 'Trowel'],
    needed: ['Waste 50 or 90 mm and trap', 'Mortar bed of sand and cement, 5 : 1', 'Neutral-cure silicone'],
    before: [...DRAIN_RULES, ...WET_AREA_RULES],
    setOut: [
      pair('Width x depth x height', `${spec.widthMm} x ${spec.depthMm} x ${spec.heightMm} mm`),
      pair('Floor recess for the trap', '300 x 300 mm round the waste'),
      pair('Walls', 'Base first, lining and membrane lap over its upstand'),
    ],
    steps: [
      {
        title: 'Check the place',
        text: 'Set the base dry between the studs, level both ways, and mark the waste on the floor.',
      },
      fitWaste,
      {
        title: 'Bed',
        text: 'Spread the mortar 30 mm high over the whole floor, press the base down until it is level, and do not step on it for 24 hours.',
        detail: detail.levellingFoot('level'),
      },
      {
        title: 'Line and tile',
        text: 'Bring membrane and lining over the upstand and leave 5 mm between tile and base.',
      },
      {
        title: 'Seal',
        text: 'Fill the joint with silicone; it takes up the movement of the floor.',
        detail: detail.sealBead(),
      },
    ],
    commissioning: ['Close the waste, fill 20 mm deep and wait an hour: the level stays.', handOver],
  }),
} satisfies Partial<GuideTable>
