import type { ToiletSuiteSpec } from '#demo/families/toilets/toilet-suite.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import type { FeedAttributes } from '../attributes.ts'
import type { LineId } from '../lines/all.ts'

export type Connection = 'back-entry' | 'bottom-entry' | 's-trap' | 'p-trap' | 'seat-white' | 'seat-grey' | 'seat-blue'

export interface SuiteRow {
  readonly line: LineId
  readonly code: string
  readonly name: string
  readonly price: number
  readonly style: ToiletSuiteSpec['style']
  readonly widthMm?: number
  readonly depthMm: number
  readonly heightMm: number
  readonly seatHeightMm: number
  readonly seat: ToiletSuiteSpec['seat']
  readonly plate?: NonNullable<ToiletSuiteSpec['plate']>
  readonly backrest?: true
  readonly cleanflush: boolean
  readonly connections: readonly Connection[]
  readonly colours?: readonly FinishName[]
  /** A further category that it leads with. */
  readonly kind?: 'care' | 'junior'
  readonly types?: readonly string[]
  /** Full and half flush where it is not 4.5/3 L. */
  readonly flush?: readonly [number, number]
  /** Item codes it consists of; the seat without its colour. */
  readonly parts?: { readonly pan?: string; readonly cistern?: string; readonly seat?: string; readonly plate?: string }
  readonly more?: FeedAttributes
  readonly note?: string
}

const ENTRIES = ['back-entry', 'bottom-entry'] as const
const TRAPS = ['s-trap', 'p-trap'] as const
const SEATS = ['seat-white', 'seat-grey', 'seat-blue'] as const

// oxfmt-ignore
export const SUITES: readonly SuiteRow[] = [
  { line: 'urbaneTwo', code: '746100', name: 'Urbane II Cleanflush Wall Faced Close Coupled Suite', price: 1084, style: 'wall-faced', depthMm: 640, heightMm: 852, seatHeightMm: 440, seat: 'slim', cleanflush: true, connections: ENTRIES, colours: ['White', 'Matte White', 'Matte Black'], parts: { pan: '746300W', cistern: '747010W', seat: '300110' } },
  { line: 'lianoTwo', code: '746110', name: 'Liano II Cleanflush Wall Faced Close Coupled Suite', price: 1126, style: 'wall-faced', depthMm: 636, heightMm: 848, seatHeightMm: 438, seat: 'slim', cleanflush: true, connections: ENTRIES, colours: ['White', 'Matte White'], parts: { pan: '746310W', cistern: '747012W', seat: '300112' } },
  { line: 'conturaTwo', code: '746120', name: 'Contura II Cleanflush Wall Faced Close Coupled Suite', price: 1142, style: 'wall-faced', depthMm: 648, heightMm: 856, seatHeightMm: 442, seat: 'slim', cleanflush: true, connections: ENTRIES, colours: ['White', 'Matte White', 'Matte Clay'], parts: { pan: '746320W', cistern: '747014W', seat: '300114' } },
  { line: 'luna', code: '746130', name: 'Luna Cleanflush Wall Faced Close Coupled Suite', price: 748, style: 'wall-faced', depthMm: 642, heightMm: 838, seatHeightMm: 436, seat: 'standard', cleanflush: true, connections: ENTRIES, parts: { pan: '746330W', cistern: '747016W', seat: '300116' } },
  { line: 'urbane', code: '746140', name: 'Urbane Cleanflush Wall Faced Close Coupled Suite', price: 886, style: 'wall-faced', depthMm: 650, heightMm: 846, seatHeightMm: 436, seat: 'standard', cleanflush: true, connections: ENTRIES },
  { line: 'liano', code: '746142', name: 'Liano Cleanflush Wall Faced Close Coupled Suite', price: 912, style: 'wall-faced', depthMm: 644, heightMm: 842, seatHeightMm: 436, seat: 'slim', cleanflush: true, connections: ENTRIES },
  { line: 'venecia', code: 'ST7410', name: 'Stylus Venecia Wall Faced Suite', price: 468, style: 'wall-faced', depthMm: 640, heightMm: 828, seatHeightMm: 430, seat: 'standard', cleanflush: false, connections: ENTRIES, parts: { seat: 'ST3012' } },
  { line: 'prisma', code: 'ST7412', name: 'Stylus Prisma Rimless Wall Faced Suite', price: 546, style: 'wall-faced', depthMm: 638, heightMm: 834, seatHeightMm: 434, seat: 'slim', cleanflush: true, connections: ENTRIES, parts: { seat: 'ST3014' } },
  { line: 'urbaneTwo', code: '746150', name: 'Urbane II Cleanflush Invisi Wall Faced Suite', price: 1268, style: 'wall-faced-invisi', depthMm: 562, heightMm: 1040, seatHeightMm: 440, seat: 'slim', plate: 'split', cleanflush: true, connections: TRAPS, colours: ['White', 'Matte White'], parts: { pan: '746350W', cistern: '237010W', seat: '300110', plate: '237116C' } },
  { line: 'lianoTwo', code: '746160', name: 'Liano II Cleanflush Invisi Wall Faced Suite', price: 1312, style: 'wall-faced-invisi', depthMm: 558, heightMm: 1040, seatHeightMm: 438, seat: 'slim', plate: 'round-buttons', cleanflush: true, connections: TRAPS, colours: ['White', 'Matte White'], parts: { pan: '746360W', cistern: '237010W', seat: '300112', plate: '237114C' } },
  { line: 'conturaTwo', code: '746170', name: 'Contura II Cleanflush Invisi Wall Faced Suite', price: 1326, style: 'wall-faced-invisi', depthMm: 570, heightMm: 1040, seatHeightMm: 442, seat: 'slim', plate: 'rectangular-buttons', cleanflush: true, connections: TRAPS, parts: { cistern: '237010W', seat: '300114', plate: '237112C' } },
  { line: 'luna', code: '746172', name: 'Luna Cleanflush Invisi Wall Faced Suite', price: 964, style: 'wall-faced-invisi', depthMm: 560, heightMm: 1020, seatHeightMm: 436, seat: 'standard', cleanflush: true, connections: TRAPS, parts: { cistern: '237010W', seat: '300116', plate: '237110C' } },
  { line: 'urbaneTwo', code: '746180', name: 'Urbane II Cleanflush Back to Wall Suite', price: 968, style: 'back-to-wall', depthMm: 652, heightMm: 844, seatHeightMm: 440, seat: 'slim', cleanflush: true, connections: ENTRIES, parts: { cistern: '747010W', seat: '300110' } },
  { line: 'liano', code: '746182', name: 'Liano Cleanflush Back to Wall Suite', price: 824, style: 'back-to-wall', depthMm: 648, heightMm: 838, seatHeightMm: 436, seat: 'standard', cleanflush: true, connections: ENTRIES },
  { line: 'contura', code: '746184', name: 'Contura Cleanflush Back to Wall Suite', price: 836, style: 'back-to-wall', depthMm: 656, heightMm: 846, seatHeightMm: 438, seat: 'standard', cleanflush: true, connections: ENTRIES },
  { line: 'luna', code: '746186', name: 'Luna Cleanflush Back to Wall Suite', price: 682, style: 'back-to-wall', depthMm: 650, heightMm: 832, seatHeightMm: 436, seat: 'standard', cleanflush: true, connections: ENTRIES, parts: { cistern: '747016W', seat: '300116' } },
  { line: 'basis', code: 'ST7420', name: 'Stylus Basis Back to Wall Suite', price: 398, style: 'back-to-wall', depthMm: 654, heightMm: 822, seatHeightMm: 428, seat: 'standard', cleanflush: false, connections: ENTRIES, parts: { cistern: 'ST7022W', seat: 'ST3010' } },
  { line: 'luna', code: '746190', name: 'Luna Cleanflush Close Coupled Suite', price: 584, style: 'close-coupled', depthMm: 668, heightMm: 826, seatHeightMm: 432, seat: 'standard', cleanflush: true, connections: TRAPS, parts: { cistern: '747016W', seat: '300116' } },
  { line: 'opal', code: '746192', name: 'Opal Close Coupled Suite', price: 612, style: 'close-coupled', depthMm: 672, heightMm: 836, seatHeightMm: 436, seat: 'standard', cleanflush: false, connections: TRAPS, flush: [4.5, 3], parts: { cistern: '747018W', seat: '300120' } },
  { line: 'basis', code: 'ST7430', name: 'Stylus Basis Close Coupled Suite', price: 286, style: 'close-coupled', depthMm: 664, heightMm: 812, seatHeightMm: 424, seat: 'standard', cleanflush: false, connections: TRAPS, flush: [6, 3], parts: { cistern: 'ST7022W', seat: 'ST3010' } },
  { line: 'basis', code: 'ST7432', name: 'Stylus Basis Connector Suite', price: 264, style: 'connector', depthMm: 690, heightMm: 980, seatHeightMm: 424, seat: 'standard', cleanflush: false, connections: TRAPS, flush: [6, 3], parts: { cistern: 'ST7024W', seat: 'ST3010' } },
  { line: 'urbaneTwo', code: '746200', name: 'Urbane II Cleanflush Wall Hung Suite', price: 1486, style: 'wall-hung', depthMm: 540, heightMm: 1080, seatHeightMm: 450, seat: 'slim', plate: 'split', cleanflush: true, connections: ['p-trap'], colours: ['White', 'Matte White', 'Matte Black'], types: ['Pre-fabrication frames'], parts: { pan: '746400W', cistern: '237014W', seat: '300110', plate: '237116C' }, more: { 'pre-fabrication-frames': true } },
  { line: 'lianoTwo', code: '746202', name: 'Liano II Cleanflush Wall Hung Suite', price: 1524, style: 'wall-hung', depthMm: 536, heightMm: 1080, seatHeightMm: 450, seat: 'slim', plate: 'round-buttons', cleanflush: true, connections: ['p-trap'], colours: ['White', 'Matte White'], types: ['Pre-fabrication frames'], parts: { pan: '746410W', cistern: '237014W', seat: '300112', plate: '237114C' }, more: { 'pre-fabrication-frames': true } },
  { line: 'conturaTwo', code: '746204', name: 'Contura II Cleanflush Wall Hung Suite', price: 1538, style: 'wall-hung', depthMm: 546, heightMm: 1080, seatHeightMm: 450, seat: 'slim', plate: 'rectangular-buttons', cleanflush: true, connections: ['p-trap'], colours: ['White', 'Matte White', 'Matte Clay'], parts: { cistern: '237014W', seat: '300114', plate: '237112C' }, more: { 'pre-fabrication-frames': true } },
  { line: 'luna', code: '746206', name: 'Luna Cleanflush Wall Hung Suite', price: 1124, style: 'wall-hung', depthMm: 530, heightMm: 1060, seatHeightMm: 445, seat: 'standard', cleanflush: true, connections: ['p-trap'], parts: { cistern: '237014W', seat: '300116', plate: '237110C' }, more: { 'pre-fabrication-frames': true } },
  { line: 'lianoElectronic', code: '746208', name: 'LIANOE Touchless Wall Hung Suite', price: 2348, style: 'wall-hung', depthMm: 538, heightMm: 1090, seatHeightMm: 450, seat: 'slim', plate: 'split', cleanflush: true, connections: ['p-trap'], types: ['Touchless', 'Pre-fabrication frames'], parts: { pan: '746410W', cistern: '237020W', seat: '300112', plate: '237122C' }, more: { 'touchless-smart': true, 'pre-fabrication-frames': true } },
  { line: 'lianoElectronic', code: '746210', name: 'LIANOE Smart Command Wall Faced Suite', price: 2186, style: 'wall-faced-invisi', depthMm: 560, heightMm: 1060, seatHeightMm: 440, seat: 'slim', plate: 'split', cleanflush: true, connections: TRAPS, types: ['Touchless', 'Smart Command'], parts: { pan: '746360W', cistern: '237018W', seat: '300112', plate: '237124W' }, more: { 'touchless-smart': true, 'smart-command': true } },
  { line: 'civic', code: '746212', name: 'Civic Cleanflush Invisi Wall Faced Suite', price: 1148, style: 'wall-faced-invisi', depthMm: 568, heightMm: 1020, seatHeightMm: 436, seat: 'single-flap', plate: 'round-buttons', cleanflush: true, connections: TRAPS, parts: { pan: '746370W', cistern: '237010W', seat: '300128', plate: '237118C' } },
  { line: 'opalCare', code: '746220', name: 'OpalCare 800 Cleanflush Wall Faced Suite', price: 1686, style: 'wall-faced', widthMm: 376, depthMm: 800, heightMm: 980, seatHeightMm: 470, seat: 'single-flap', backrest: true, cleanflush: true, connections: SEATS, kind: 'care', parts: { cistern: '747018W', seat: '300122' } },
  { line: 'opalCare', code: '746222', name: 'OpalCare 800 Cleanflush Invisi Suite with Backrest', price: 1842, style: 'wall-faced-invisi', widthMm: 376, depthMm: 800, heightMm: 1090, seatHeightMm: 470, seat: 'single-flap', backrest: true, cleanflush: true, connections: SEATS, kind: 'care', parts: { cistern: '237010W', seat: '300122', plate: '237118C' } },
  { line: 'care', code: '746224', name: 'Care 800 Cleanflush Connector Suite with Backrest', price: 1428, style: 'connector', widthMm: 374, depthMm: 800, heightMm: 1040, seatHeightMm: 465, seat: 'single-flap', backrest: true, cleanflush: true, connections: SEATS, kind: 'care', parts: { cistern: '747020W', seat: '300124' } },
  { line: 'care', code: '746226', name: 'Care 660 Cleanflush Wall Faced Suite', price: 1164, style: 'wall-faced', widthMm: 372, depthMm: 660, heightMm: 880, seatHeightMm: 465, seat: 'single-flap', cleanflush: true, connections: SEATS, kind: 'care', parts: { seat: '300124' }, note: 'At 660 mm it is meant for ambulant cubicles.' },
  { line: 'care', code: '746228', name: 'Care 640 Close Coupled Suite', price: 968, style: 'close-coupled', widthMm: 370, depthMm: 640, heightMm: 872, seatHeightMm: 462, seat: 'standard', cleanflush: false, connections: TRAPS, kind: 'care' },
  { line: 'opalEasyHeight', code: '746230', name: 'Opal II Easy Height Cleanflush Wall Faced Suite', price: 1096, style: 'wall-faced', depthMm: 650, heightMm: 886, seatHeightMm: 470, seat: 'standard', cleanflush: true, connections: ENTRIES, kind: 'care', parts: { cistern: '747018W', seat: '300120' } },
  { line: 'opalEasyHeight', code: '746232', name: 'Opal II Easy Height Cleanflush Close Coupled Suite', price: 894, style: 'close-coupled', depthMm: 676, heightMm: 882, seatHeightMm: 468, seat: 'standard', cleanflush: true, connections: TRAPS, kind: 'care', parts: { cistern: '747018W', seat: '300120' } },
  { line: 'opalTwo', code: '746234', name: 'Opal II Cleanflush Back to Wall Suite', price: 926, style: 'back-to-wall', depthMm: 658, heightMm: 852, seatHeightMm: 445, seat: 'standard', cleanflush: true, connections: ENTRIES, parts: { cistern: '747018W', seat: '300120' } },
  { line: 'lianoCare', code: '746236', name: 'Liano Care 800 Cleanflush Invisi Suite with Backrest', price: 1924, style: 'wall-faced-invisi', widthMm: 372, depthMm: 800, heightMm: 1090, seatHeightMm: 470, seat: 'single-flap', backrest: true, cleanflush: true, connections: SEATS, kind: 'care', parts: { cistern: '237016W', seat: '300122', plate: '237118C' } },
  { line: 'lianoJunior', code: '746240', name: 'Liano Junior Cleanflush Wall Faced Suite', price: 842, style: 'wall-faced', widthMm: 345, depthMm: 560, heightMm: 690, seatHeightMm: 320, seat: 'single-flap', cleanflush: true, connections: ['seat-white', 'seat-blue'], kind: 'junior', parts: { seat: '300126' } },
  { line: 'lianoJunior', code: '746242', name: 'Liano Junior Close Coupled Suite', price: 712, style: 'close-coupled', widthMm: 345, depthMm: 570, heightMm: 668, seatHeightMm: 305, seat: 'single-flap', cleanflush: false, connections: TRAPS, kind: 'junior', parts: { seat: '300126' } },
  { line: 'lianoJunior', code: '746244', name: 'Liano Junior Cleanflush Invisi Suite', price: 968, style: 'wall-faced-invisi', widthMm: 345, depthMm: 490, heightMm: 900, seatHeightMm: 320, seat: 'single-flap', plate: 'round-buttons', cleanflush: true, connections: ['seat-white', 'seat-blue'], kind: 'junior', parts: { cistern: '237010W', seat: '300126', plate: '237110C' } },
]
