import * as detail from '../details.ts'
import { handOver, pair, WET_AREA_RULES, type Guide, type GuideTable, type Step } from '../guide.ts'

const tools = [
  'Spirit level',
  'Tape measure, pencil',
  'Drill with tile bit 6 and 8 mm',
  'Hexagon key 2.5 mm',
  'Pipe and cable detector',
]
const needed = ['Blocking behind lined walls', 'Neutral-cure silicone']

const mark: Step = {
  title: 'Mark the holes',
  text: 'Hold bracket or template level at its height and mark the holes. Look for pipes and cables before drilling.',
}
const drill: Step = {
  title: 'Drill and plug',
  text: 'Drill tiles without hammer, through the glaze at low speed. Fill the holes with silicone and push in the plugs flush with the tile.',
}
const fix = (screw: string): Step => ({
  title: 'Fix the brackets',
  text: 'Screw the brackets on level, without forcing the screws.',
  detail: detail.wallFixing(screw),
})
const hang: Step = {
  title: 'Put it on',
  text: 'Push the product over its brackets and tighten the grub screws from below until it does not move.',
}

/** Something small that hangs on the wall by two screws. */
function wallGuide(setOut: Guide['setOut'], height: string, what: string): Guide {
  return {
    tools,
    needed,
    before: [...WET_AREA_RULES],
    setOut: [pair('Height', `${height} above the floor`), ...setOut],
    steps: [
      {
        title: 'Choose the place',
        text: 'Open doors and drawers and try the reach before the height is fixed.',
        detail: detail.mountingHeight(height, what),
      },
      mark,
      drill,
      fix('Screw 4 x 40'),
      hang,
    ],
    commissioning: ['Pull by hand: nothing turns or gives way.', 'Keep the hexagon key with this guide.'],
  }
}

const standing = (what: string): Guide => ({
  tools: ['None'],
  needed: ['Nothing'],
  before: [`The ${what} stands by itself on a level surface.`],
  setOut: [pair('Place', 'Level, beyond the splash of the shower')],
  steps: [
    { title: 'Unpack', text: 'Take all parts out and put the felt or rubber ring under the foot.' },
    { title: 'Put together', text: 'Screw the upper part on by hand, without tools.' },
  ],
  commissioning: ['Check that it stands without rocking.'],
})

export const ACCESSORY_GUIDES = {
  'towel-rail': (spec) =>
    wallGuide(
      [pair('Length', `${spec.lengthMm} mm`), pair('Projection', `${spec.projectionMm} mm`)],
      '900–1,200 mm',
      'Towel rail',
    ),
  'towel-ring': (spec) => wallGuide([pair('Ring', `${spec.widthMm} mm`)], '1,050–1,200 mm', 'Towel ring'),
  'robe-hook': (spec) => wallGuide([pair('Projection', `${spec.projectionMm} mm`)], '1,650–1,800 mm', 'Hook'),
  shelf: (spec) =>
    wallGuide(
      [pair('Length x depth', `${spec.lengthMm} x ${spec.depthMm} mm`), pair('Load', '8 kg, spread evenly')],
      '1,200–1,400 mm',
      'Shelf',
    ),
  'toilet-roll-holder': () =>
    wallGuide(
      [
        pair('From the front of the pan', '50 mm in front to 300 mm behind'),
        pair('Accessible toilets', '600 to 700 mm above the floor (AS 1428.1:2021)'),
      ],
      '650–700 mm',
      'Roll holder',
    ),
  'soap-dish': (spec) => wallGuide([pair('Width', `${spec.widthMm} mm`)], '950–1,100 mm', 'Soap dish'),
  'soap-dispenser': (spec) =>
    spec.form === 'freestanding'
      ? standing('dispenser')
      : wallGuide(
          [pair('Height of the body', `${spec.heightMm} mm`), pair('Room below', 'At least 250 mm to bench or rim')],
          spec.form === 'hob' ? '850–900 mm' : '1,000–1,100 mm',
          'Dispenser',
        ),
  'toilet-brush': (spec) =>
    spec.mount === 'floor'
      ? standing('brush set')
      : wallGuide([pair('Height of the set', `${spec.heightMm} mm`)], '450–550 mm', 'Brush set'),
  'heated-towel-rail': (spec) => ({
    tools,
    needed: ['Supply by a licensed electrician, through a 30 mA RCD', 'Timer or switch outside the zones', 'Blocking'],
    before: [
      ...WET_AREA_RULES,
      'Electrical work is done by a licensed electrician to AS/NZS 3000. The rail is placed in zone 3 or beyond, at least 600 mm from bath and shower.',
    ],
    setOut: [
      pair('Width x height', `${spec.widthMm} x ${spec.heightMm} mm`),
      pair('Lowest bar', 'At least 600 mm above the floor where small children live'),
      pair('Cable', '240 V, 50 Hz, at the lower foot, left or right'),
      pair('Above and beside', 'At least 100 mm free'),
    ],
    steps: [
      {
        title: 'Lead the cable',
        text: 'The electrician leads the cable to the lower foot, 30 mm of it free in the wall box.',
      },
      mark,
      drill,
      fix('Screw 5 x 60'),
      {
        title: 'Connect',
        text: 'Push the rail onto its feet, join the cable in the foot (brown, blue, green-yellow), close the cover.',
      },
      { title: 'Tighten', text: 'Set all feet to the same distance from the wall and tighten the grub screws.' },
    ],
    commissioning: [
      'Switch on: after twenty minutes all bars are warm to the touch.',
      'The electrician tests the earth and hands over the certificate.',
      handOver,
    ],
  }),
  mirror: (spec) => ({
    tools: [...tools, 'Two people'],
    needed: [...needed, ...(spec.frame === 'led' ? ['Supply by a licensed electrician'] : [])],
    before: [
      'The wall must be dry, flat to 2 mm and able to carry the mirror.',
      ...(spec.frame === 'led'
        ? ['Electrical work is done by a licensed electrician to AS/NZS 3000; keep out of zones 0 to 2.']
        : []),
    ],
    setOut: [
      pair('Width x height', `${spec.widthMm} x ${spec.heightMm} mm`),
      pair('Middle', '1,500 to 1,600 mm above the floor'),
    ],
    steps: [
      mark,
      drill,
      fix('Screw 5 x 50'),
      {
        title: 'Hang',
        text: 'Two people lift the mirror onto its brackets and let it down slowly. Leave 3 mm of air behind it.',
      },
    ],
    commissioning: ['Check level and all four corners by hand.', handOver],
  }),
  'mirror-cabinet': (spec) => ({
    tools: [...tools, 'Two people'],
    needed: ['Blocking or studs behind the rail', 'Screws for the wall at hand'],
    before: [
      'Take doors and shelves out before lifting. Built-in cabinets need an opening 10 mm larger on every side.',
    ],
    setOut: [
      pair('Width x height x depth', `${spec.widthMm} x ${spec.heightMm} x ${spec.depthMm} mm`),
      pair('Lower edge', '1,150 to 1,250 mm above the floor'),
      pair('Load', '6 kg on each shelf'),
    ],
    steps: [
      mark,
      {
        title: 'Fix the rail',
        text: 'Screw the rail level into studs or blocking.',
        detail: detail.wallFixing('Screw 6 x 80', 'Stud'),
      },
      {
        title: 'Hang the cabinet',
        text: 'Hang it on the rail, adjust at the hangers, and screw it through the back at the lower edge.',
      },
      { title: 'Hang the doors', text: 'Click the hinges on and set the gaps to 3 mm.' },
    ],
    commissioning: ['Open all doors together: they clear tap, light and wall.', handOver],
  }),
  'grab-rail': (spec) => ({
    tools: [...tools, 'Torque screwdriver'],
    needed: ['Blocking 140 x 45 mm, masonry, or a steel plate behind the lining', 'Neutral-cure silicone'],
    before: [
      ...WET_AREA_RULES,
      'Fixings must hold 1,100 N in any direction (AS 1428.1:2021). Do not fix rails to lining alone.',
    ],
    setOut: [
      pair('Flange centres', `${spec.lengthMm} mm${spec.returnMm ? `, second run ${spec.returnMm} mm` : ''}`),
      pair('Tube', `${spec.diameterMm} mm; 30 to 40 mm is asked for`),
      pair('Clear of the wall', '50 to 60 mm'),
      pair('Beside a toilet', '800 to 820 mm above the floor (AS 1428.1:2021), 700 mm (NZS 4121:2001)'),
      pair('In a shower', '900 to 1,100 mm, upright part to 1,900 mm'),
    ],
    steps: [
      {
        title: 'Fix the blocking',
        text: 'Screw blocking between the studs over the whole length of the rail, before lining.',
        detail: detail.mountingHeight('800–820', 'Top of the rail'),
      },
      mark,
      {
        title: 'Drill',
        text: 'Drill tiles without hammer, and the blocking 5 mm wide and 60 mm deep. Fill with silicone.',
      },
      {
        title: 'Screw on',
        text: 'Three screws in each flange, all the way, 8 Nm.',
        detail: detail.wallFixing('Screw 8 x 65', 'Blocking 140 x 45'),
      },
      { title: 'Close the covers', text: 'Slide the covers to the wall and press until they click.' },
    ],
    commissioning: [
      'Load the rail with your weight in every direction: it does not move.',
      'Tighten the screws again after a month.',
      handOver,
    ],
  }),
  'shower-seat': (spec) => ({
    tools: [...tools, 'Torque screwdriver'],
    needed: ['Blocking 190 x 45 mm, masonry, or a steel plate', 'Neutral-cure silicone'],
    before: [...WET_AREA_RULES, 'The fixings carry 1,500 N on the front edge of the seat.'],
    setOut: [
      pair('Seat', `${spec.widthMm} x ${spec.depthMm} mm`),
      pair('Top of the seat', `${spec.heightMm} mm above the floor (AS 1428.1: 470 to 480 mm)`),
      pair('From the corner', '40 mm at most between seat and wall'),
    ],
    steps:
      spec.form === 'stool'
        ? standing('stool').steps
        : [
            {
              title: 'Fix the blocking',
              text: 'Blocking over the whole width, at the height of both hinge plates.',
              detail: detail.mountingHeight('470–480', 'Top of the seat'),
            },
            mark,
            drill,
            fix('Screw 8 x 80'),
            {
              title: 'Hang the seat',
              text: 'Push in the hinge pins, let the seat down, and turn the stops until it lies level.',
            },
          ],
    commissioning: [
      'Sit down on the front edge: nothing gives way.',
      'Fold up: the seat stays up by itself.',
      handOver,
    ],
  }),
} satisfies Partial<GuideTable>
