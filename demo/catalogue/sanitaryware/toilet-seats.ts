import type { ToiletSeatSpec } from '#demo/families/toilets/toilet-seat.ts'
import { LINES, type LineId } from '../lines/all.ts'
import type { Option, ProductDraft } from '../model.ts'
import { compose } from '../record/text.ts'
import { SPARE } from '../spare-parts/codes.ts'

interface SeatRow {
  readonly line: LineId
  readonly code: string
  readonly name: string
  readonly price: number
  readonly form: ToiletSeatSpec['form']
  readonly widthMm: number
  readonly depthMm: number
  readonly colours: readonly NonNullable<ToiletSeatSpec['colour']>[]
  readonly care?: true
}

// oxfmt-ignore
const SEATS: readonly SeatRow[] = [
  { line: 'urbaneTwo', code: '300110', name: 'Urbane II Soft Close Seat, Quick Release', price: 142, form: 'slim', widthMm: 358, depthMm: 442, colours: ['white', 'black'] },
  { line: 'lianoTwo', code: '300112', name: 'Liano II Soft Close Seat, Quick Release', price: 146, form: 'slim', widthMm: 360, depthMm: 446, colours: ['white'] },
  { line: 'conturaTwo', code: '300114', name: 'Contura II Soft Close Seat, Quick Release', price: 148, form: 'slim', widthMm: 362, depthMm: 450, colours: ['white'] },
  { line: 'luna', code: '300116', name: 'Luna Soft Close Seat', price: 98, form: 'standard', widthMm: 362, depthMm: 440, colours: ['white'] },
  { line: 'urbane', code: '300118', name: 'Urbane Soft Close Seat', price: 124, form: 'standard', widthMm: 356, depthMm: 438, colours: ['white'] },
  { line: 'opal', code: '300120', name: 'Opal Double Flap Seat', price: 112, form: 'standard', widthMm: 372, depthMm: 456, colours: ['white', 'grey', 'blue'], care: true },
  { line: 'opalCare', code: '300122', name: 'OpalCare Single Flap Seat', price: 128, form: 'single-flap', widthMm: 376, depthMm: 462, colours: ['white', 'grey', 'blue'], care: true },
  { line: 'care', code: '300124', name: 'Care Single Flap Seat, Stainless Hinge', price: 118, form: 'single-flap', widthMm: 374, depthMm: 460, colours: ['white', 'grey', 'blue', 'black'], care: true },
  { line: 'lianoJunior', code: '300126', name: 'Liano Junior Seat', price: 86, form: 'single-flap', widthMm: 342, depthMm: 364, colours: ['white', 'blue'] },
  { line: 'civic', code: '300128', name: 'Civic Single Flap Seat, Anti-Theft Hinge', price: 132, form: 'single-flap', widthMm: 370, depthMm: 448, colours: ['white', 'black'] },
  { line: 'basis', code: 'ST3010', name: 'Stylus Basis Seat', price: 42, form: 'standard', widthMm: 360, depthMm: 432, colours: ['white'] },
  { line: 'venecia', code: 'ST3012', name: 'Stylus Venecia Soft Close Seat', price: 68, form: 'standard', widthMm: 358, depthMm: 436, colours: ['white'] },
  { line: 'prisma', code: 'ST3014', name: 'Stylus Prisma Slim Soft Close Seat', price: 78, form: 'slim', widthMm: 358, depthMm: 440, colours: ['white'] },
]

const SEAT_COLOURS = {
  white: { finish: 'White', colour: 'White', suffix: 'W' },
  grey: { finish: 'Matte Grey', colour: 'Grey', suffix: 'GR' },
  blue: { finish: 'Matte Navy', colour: 'Blue', suffix: 'BU' },
  black: { finish: 'Matte Black', colour: 'Black', suffix: 'B' },
} as const

/** Seats with and without lid. */
export function toiletSeats(): ProductDraft[] {
  return SEATS.map(toSeat)
}

function toSeat(row: SeatRow): ProductDraft {
  const line = LINES[row.line]
  const option = (colour: NonNullable<ToiletSeatSpec['colour']>): Option => ({
    ...SEAT_COLOURS[colour],
    label: line.brand === 'Stylus' ? null : SEAT_COLOURS[colour].colour,
    priceFactor: colour === 'white' ? 1 : 1.08,
    spec: {
      family: 'toilet-seat',
      design: line.form.pan,
      form: row.form,
      widthMm: row.widthMm,
      depthMm: row.depthMm,
      open: false,
      colour,
    },
  })
  return {
    code: row.code,
    name: row.name,
    line,
    at: ['sanitaryware/toilet-seats'],
    price: row.price,
    description: compose(
      row.code,
      row.form === 'single-flap'
        ? [
            'One flap and no lid: less to break, less to clean, and the seat stands up by itself.',
            'The single flap is pressed in thick-walled thermoset and stays upright at 100 degrees.',
          ]
        : [
            'The dampers close seat and lid in about six seconds.',
            'Seat and lid lift off at two buttons, so the hinge line is wiped in one pass.',
          ],
      row.care
        ? ['Grey and blue stand out from a white pan by more than 30 % in luminance, as AS 1428.1:2021 asks.']
        : [`It measures ${row.widthMm} by ${row.depthMm} mm and is drawn to the edge of the pan.`],
      ['Hinge centres are 155 mm.', 'Fixings from above are included.', ''],
    ),
    bullets: [
      row.form === 'slim' ? 'Slim profile' : row.form === 'standard' ? 'Wrap-over lid' : 'Single flap, no lid',
      `${row.widthMm} x ${row.depthMm} mm`,
      'Stainless steel hinges',
    ],
    options: row.colours.map(option),
    views: ['hero', 'top'],
    attributes: {
      'item-material':
        row.form === 'slim' ? 'Urea formaldehyde' : row.form === 'single-flap' ? 'Thermoset plastic' : 'Polypropylene',
      'coating-method': 'Uncoated',
      ...(row.care
        ? { IsAS14281Compliant: row.form === 'single-flap', IsNZ41121Compliant: row.form === 'single-flap' }
        : {}),
    },
    spares: () => [SPARE.panBolts],
  }
}
