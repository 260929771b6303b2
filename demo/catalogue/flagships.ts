import { FLAGSHIP_DATA, type FlagshipData } from './flagship-data.ts'
import type { Option, ProductDraft } from './model.ts'

type Flagship = Pick<ProductDraft, 'description' | 'bullets'> &
  Partial<Pick<ProductDraft, 'attributes' | 'views' | 'launched'>>

/** A dozen products with everything a manufacturer's data sheet says, by their code. */
export const FLAGSHIPS: Readonly<Record<string, Flagship>> = {
  '96340': {
    description:
      'The basin mixer from which the rest of Liano II was drawn. A turned body of 36 mm carries a straight spout and a pin that swings through 90 degrees; closed, the pin lies in line with the spout.\n\nThe cartridge opens **cold first**: up to the middle position only cold water is drawn, so a short rinse does not start the heater. The hot limit is set under the cap in steps of about five degrees. Flow is held at 4.5 L/min by a regulator in the concealed aerator.\n\nFor inset, semi-recessed and wall basins with one tap hole of 32 to 36 mm.',
    bullets: [
      '6 star WELS rating, 4.5 L/min from 150 to 500 kPa',
      '25 mm ceramic disc cartridge, tested to 500,000 cycles',
      'Cold start; adjustable hot limit',
      'Spout reach 122 mm, outlet 97 mm above the hob',
      'Tap hole 32 to 36 mm, hob up to 38 mm',
      'Flexible hoses 450 mm, ½" BSP swivel nuts, PEX lined',
      'Six finishes; PVD on brushed and gunmetal finishes',
      'Low-lead brass, 0.25 % lead by weighted average at most',
      'Concealed M18.5 aerator, key supplied',
    ],
    attributes: {
      'item-tapholes': '1 tap hole',
      'inlet-type': '½" BSP flexible hoses, 450 mm',
      'outlet-type': 'Concealed aerator M18.5 x 1',
      'maximum-temperature': '80 °C (65 °C recommended)',
    },
    views: ['hero', 'side', 'detail'],
  },
  '98310': {
    description:
      'A sensor tap in the body of Liano II, for washrooms that are cleaned daily and inspected monthly. The infrared window sits below the outlet and looks along the stream, so glass, mirrors and bright clothing do not set it off.\n\nPower, valve and strainer are in one sealed box below the bench. Four AA lithium cells last about three years at 300 uses a day; a low battery blinks for two weeks before the tap shuts.\n\n- Run-on 1 s, adjustable from 0 to 10 s\n- Safety stop after 60 s\n- Hygiene flush 30 s after 24 h of rest, off by default',
    bullets: [
      '6 star WELS rating, 4.5 L/min',
      'Sensing distance 140 mm, adjustable from 80 to 250 mm',
      'Battery box IP67 with solenoid, strainer and stop',
      'Programmed by remote control; no opening of the tap',
      'Premixed supply: connect after a tempering or thermostatic valve',
      'Spout reach 128 mm, height 168 mm',
      'Solenoid and strainer changed from below in two minutes',
    ],
    views: ['hero', 'side', 'detail'],
  },
  '746100': {
    description:
      'A wall-faced close coupled suite with straight sides and soft corners. Pan and cistern stand flush with the wall, and the skirt runs to the floor without a joint.\n\nThe **Cleanflush** bowl has no rim: two jets of water are led round the bowl and meet at the back, and the whole inside can be seen and wiped. Water enters from the back or, with the bottom-entry cistern, from below.\n\nThe pan connects to S traps from 90 to 280 mm with the bend in the carton, and to P traps at 185 mm. Seat and lid lift off at one button.',
    bullets: [
      '4 star WELS rating, 4.5/3 L dual flush, 3.3 L average',
      'Rimless Cleanflush bowl',
      'S trap set-out 90 to 280 mm, P trap 185 mm',
      'Back or bottom entry, left or right',
      'Slim urea seat, soft close, quick release',
      'Seat height 440 mm, projection 640 mm, width 360 mm',
      'Seat hinge centres 155 mm',
      'Inlet ½" BSP, 50 to 800 kPa',
      'Load tested to 400 kg',
    ],
    attributes: { 'working-pressure': '50–800 kPa', 'capacity-size': 5.8 },
    views: ['hero', 'front', 'side'],
  },
  '746220': {
    description:
      'A wall-faced suite for accessible toilets. It projects 800 mm from the finished wall and carries its seat at 470 mm, so that a wheelchair can be set alongside for a transfer.\n\nThe backrest is part of the suite and is fixed to the wall, not to the seat. The single flap seat comes in white, grey or blue; grey and blue give the 30 % luminance contrast that AS 1428.1:2021 asks for against a white pan and a light floor. Raised buttons answer to the side of a fist.',
    bullets: [
      '4 star WELS rating, 4.5/3 L dual flush',
      'Set-out: front of pan 800 mm from the wall',
      'Seat height 470 mm to the top of the seat',
      'Backrest 120 to 150 mm above the seat, at 95 to 100 degrees',
      'Single flap seat, thermoset, stainless hinges, 250 kg',
      'Raised buttons between 600 and 1,100 mm above the floor',
      'Centre line 450 to 460 mm from the side wall',
      'S and P trap, concealed fixings',
    ],
    attributes: { 'working-pressure': '50–800 kPa' },
    views: ['hero', 'front', 'side'],
  },
  '872010': {
    description:
      'A round bowl of 400 mm that narrows towards the foot. The wall is eight millimetres at the rim, ground level after firing.\n\nThe bowl has no overflow and is used with a free-flowing waste; the underside is glazed except for the foot, so the bench stays clean. Three colours are glazed in the kiln, three are sprayed on top and fired a second time at 780 °C.',
    bullets: [
      'Diameter 400 mm, height 120 mm',
      'Rim 8 mm, ground level',
      'Cut-out 45 mm; waste 32 or 40 mm',
      'Bench height 760 to 780 mm for a rim at about 890 mm',
      'Six colours, glossy and matte',
      'Vitreous china, water absorption below 0.5 %',
      'For tower and wall mixers: outlet at least 160 mm above the bench',
    ],
    views: ['hero', 'front', 'top'],
  },
  '853010': {
    description:
      'A freestanding bath drawn as a pill: two straight sides closed by half circles, with a rim of twelve millimetres that stays level all round.\n\nOuter and inner skin are acrylic sheet, vacuum formed and bonded over fibreglass; the gap of 40 mm keeps the water warm. Six feet adjust from 10 to 35 mm. The waste is in the middle, so two people can sit in it, and the overflow is a slot below the rim.',
    bullets: [
      'Two sizes: 1550 x 750 and 1750 x 800 mm, 570 mm high',
      'Rim 12 mm, inside depth 435 mm',
      'Integrated slot overflow, 40 mm waste, pop-up included',
      'Floor recess for the trap 150 x 300 mm',
      'Adjustable feet, 10 to 35 mm',
      'Floor load filled and with one bather: about 410 kg',
      'Wall clearance 100 mm recommended, 20 mm least',
      'White and three matte colours, repairable',
    ],
    views: ['hero', 'front', 'top'],
  },
  '02-2112': {
    description:
      'The rail shower of the Aio collection. Water leaves the inner edge of an open ring in pairs of jets that collide in the air, which breaks them into a dense, warm fan.\n\nThe ring turns on a ball and clicks into a magnetic slider. The upper bracket slides on the rail, so existing screw holes can be used. Water enters through the lower bracket; no separate elbow is needed.',
    bullets: [
      '3 star WELS rating, 9 L/min',
      'Twin-jet spray from an open ring of 130 mm',
      'Rail 780 mm, bracket centres adjustable from 520 to 700 mm',
      'Magnetic slider, one-handed',
      'Smooth hose 1500 mm with anti-twist cone',
      'Inlet ½" BSP male through the lower bracket',
      'Works from 100 kPa; regulator removable in New Zealand low-pressure systems',
      'Nozzles in silicone, rub clean',
    ],
    views: ['hero', 'front', 'detail'],
  },
  '96322': {
    description:
      'Overhead shower, hand shower and thermostatic mixer on one column. The mixer holds its temperature within one degree when a cistern fills or a tap is opened elsewhere, and its body stays cool to the touch.\n\nThe left handle opens and diverts: half a turn forwards for the overhead, half a turn back for the hand piece. The right handle stops at 38 °C until its button is pressed. The arm is cut to length on site, between 320 and 400 mm.',
    bullets: [
      '3 star WELS rating, 9 L/min on each outlet',
      'Thermostatic cartridge, wax element, stop at 38 °C',
      'Overhead 250 mm, tilting by 15 degrees',
      'Hand shower 110 mm, three sprays, on slider',
      'Column 1160 mm, reach 400 mm, shortened on site',
      'Inlets 150 mm apart, ±12 mm',
      'Strainers and non-return valves in both inlets',
      'Shuts within two seconds if cold water fails',
    ],
    attributes: {
      'cartridge-type': 'Thermostatic, wax element',
      'spray-functions': '4',
      'working-pressure': '100–500 kPa',
      'maximum-temperature': '80 °C',
    },
    views: ['hero', 'front', 'detail'],
  },
  '877110': {
    description:
      'A straight rail of 32 mm tube for beside basin, bath, shower and pan, in five lengths and four finishes. Both ends close with a cover of 80 mm that clicks over three stainless screws.\n\nThe rail stands 55 mm clear of the wall, within the 50 to 60 mm that AS 1428.1:2021 asks for, and is tested to 1,500 N along it, across it and downwards. Fix it into blocking of 140 x 45 mm, masonry, or a steel plate behind the lining.',
    bullets: [
      'Lengths 300, 450, 600, 750 and 900 mm between flange centres',
      'Tube 32 x 1.5 mm, 304 stainless steel, welded and ground',
      'Clearance to the wall 55 mm',
      'Tested to 1,500 N; rated for 150 kg',
      'Three concealed fixings at each end, screws 8 x 65 mm included',
      'Level, upright or sloping; left and right are the same',
      'Matte Black and Brushed Nickel for contrast on light walls',
    ],
    views: ['hero', 'front'],
  },
  '966010': {
    description:
      'A ladder rail with round bars and a dry element. Bars are spaced at even intervals, wide enough for a bath towel folded once; the surface settles at about 55 °C after twenty minutes.\n\nThe cable leaves through either of the two lower feet, so the rail can be wired left or right, concealed or with a plug. Two sizes draw 75 and 110 W.',
    bullets: [
      '500 x 750 mm with 7 bars, 75 W; 600 x 1000 mm with 10 bars, 110 W',
      '240 V, 50 Hz, IPX5, Class I',
      'Tube 19 mm, uprights 25 mm, 304 stainless steel',
      'Wired at either lower foot',
      'Surface about 55 °C',
      'Projection 106 mm, feet adjust by 10 mm',
      'AS/NZS 60335.2.43; zone 3 or beyond',
    ],
    views: ['hero', 'front', 'detail'],
  },
  CL8045: {
    description:
      'The 45 litre tub that stands in most Australian laundries. The bowl is pressed in one piece from 304 stainless steel with a ribbed washboard at the back; the cabinet is zinc-coated steel, powder coated white.\n\nA bypass empties the washing machine below the plug, and hoses pass through grommets on either side. The door is hung left or right, and four feet take up 30 mm.',
    bullets: [
      '45 L bowl, 304 stainless steel 0.8 mm',
      'Cabinet 560 x 565 x 900 mm, zinc-coated and powder coated',
      'One or two tap holes, 35 mm',
      'Bypass with removable strainer',
      'Plug and waste 50 mm included',
      'Door reversible, magnetic catch',
      'Four adjustable feet, 0 to 30 mm',
      'Hose entry left and right',
    ],
    attributes: { 'coating-method': 'Powder coat (cabinet)', 'surface-finish': 'Satin' },
    views: ['hero', 'front', 'top'],
  },
  '4610': {
    description:
      'Mixes hot and cold to a steady 50 °C and shuts within three seconds when the cold supply fails. It suits storage and instantaneous heaters with inlets of up to 90 °C.\n\nAdjustment is by a key under the cap, from 35 to 50 °C, and is sealed after commissioning. Strainers, non-return valves and isolating screws are part of the inlets, so the valve is serviced without draining the house.',
    bullets: [
      'Outlet 35 to 50 °C, set to 50 °C',
      'Stability ±3 °C to AS 4032.2',
      'Flow 28 L/min at 100 kPa difference (15 mm)',
      'Hot supply 60 to 90 °C, at least 10 °C above the outlet',
      'Non-return valves and strainers in both inlets',
      'Low-lead DR brass, compression unions',
      'Element renewed every five years, kit available',
    ],
    attributes: { 'cartridge-type': 'Thermostatic, wax element', 'litres-per-minute': 28 },
    views: ['hero', 'front', 'detail'],
  },
}

/** The draft with what the data sheet of a flagship adds. */
export function withFlagship(draft: ProductDraft): ProductDraft {
  const flagship = FLAGSHIPS[draft.code]
  if (!flagship) return draft
  const { common = {}, byOption }: FlagshipData = FLAGSHIP_DATA[draft.code] ?? {}
  return {
    ...draft,
    ...flagship,
    attributes: { ...draft.attributes, ...flagship.attributes, ...common },
    options: byOption ? draft.options.map((option) => withAttributes(option, byOption(option))) : draft.options,
    isDocumentedInFull: true,
  }
}

function withAttributes(option: Option, attributes: Option['attributes']): Option {
  return { ...option, attributes: { ...option.attributes, ...attributes } }
}
