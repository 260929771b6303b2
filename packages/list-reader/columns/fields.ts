import { cacheByText } from '@specify/core/data/cache-by-text.ts'
import { columnOf } from '../words/column-names.ts'

/** Fields that a column may hold. Descriptions are not added to a project: they help to find the product. */
export const FIELDS = ['code', 'quantity', 'room', 'type', 'units', 'tag', 'note', 'roomNote', 'description'] as const
export type Field = (typeof FIELDS)[number]

/** A name that says what a column holds, or that nothing of it is read: `ignored`; `done` marks rows of an error file. */
export type Named = Field | 'ignored' | 'done'

const NAMES: readonly (readonly [Named, string])[] = [
  [
    'code',
    `model name, product ref, product reference, sku number, gtin, ean, barcode, item, mfr no, mfg no, mfr, mfr code, mfg code,
    artikelnummer, artikel nr, art nr, artnr, artikel, bestellnummer, bestell nr, produktnummer`,
  ],
  [
    'quantity',
    `qtty, qnty, no of, count reqd, units reqd, order, required, nr, number required, amount required, per unit,
    ordered, ord, needed, how many, qtys, menge, anzahl, stück, stückzahl, stk`,
  ],
  [
    'units',
    `units, no of units, number of units, no units, unit count, no of apartments, number of apartments, no apartments,
    apartments, no of apts, no apts, apts, no of dwellings, number of dwellings, dwellings, no of rooms, number of rooms,
    no of bathrooms, number of bathrooms, no bathrooms, no of ensuites, number of ensuites, x units, no of units,
    repeats, repeat, no of repeats, multiply by, multiplied by, keys, no of keys, number of keys, no keys, key count, room count, no of villas, no of houses, no of types, times, multiplier`,
  ],
  [
    'room',
    `level, floor, stage, lot, building, block, tower, wing, house, villa, townhouse, cottage, house no, villa no,
    townhouse no, lot no, unit no, unit number, apt no, apt number, apartment no, apartment number, flat no, dwelling no,
    level no, floor no, room no, rm, rm no, room id, space no, room number, room description, space name, sub area, subarea, sub location, sublocation, sub zone, area name, area no, area number, area id, area code, location name, section name, zone name, zone no,
    zone number, zone id, zone code, level name, floor name, building name, block name, stage name, room name and number, room number and name, room no and name, room no name, placement, where, rooms, raum, räume, zimmer, ort, bereich`,
  ],
  ['type', 'type, unit type, apartment type, apt type, dwelling type, house type, unit, apartment, apt, dwelling'],
  [
    'tag',
    `tag, tags, tag no, tag number, tag code, ref, reference, ref no, schedule code, schedule ref, doc code, mark, id,
    drawing ref, drawing code, dwg ref, fixture code, fixture ref, fixture tag, symbol`,
  ],
  ['roomNote', 'room note, room notes, room comment, room comments, room remarks, area notes, area comments'],
  [
    'note',
    'note, notes, comment, comments, remarks, instructions, special instructions, bemerkung, bemerkungen, anmerkung, hinweis',
  ],
  [
    'description',
    `description, desc, product, products, product name, product description, item description, item name, name, details,
    specification, specification details, finish, finishes, colour, color, colour variant, fixture, fitting,
    bezeichnung, beschreibung, artikelbezeichnung, produkt, farbe`,
  ],
  [
    'ignored',
    `price, unit price, price per unit, price each, rrp, rate, cost, unit cost, amount, total, total price, line total,
    subtotal, sub total, ex gst, inc gst, gst, image, picture, photo, link, url, brand, manufacturer, make, maker,
    supplier, vendor, category, range, bin, bin no, shelf, aisle, line, line no, no, number, num, row, lead time, uom, unit of measure, wels, weight, date, stock, ext, extended, extension,
    ext price, net, nett, net price, nett price, list price, trade price, disc, discount, total ex gst, total inc gst, eta,
    status, wbs, wbs code, wbs no, cost code, cost centre, budget code, account code, gl code, work package, trade, trade code,
    activity, activity id, task, clause, spec clause, preis, einzelpreis, stückpreis, gesamt, gesamtpreis, summe, einheit, hersteller, marke, lieferant, pos`,
  ],
]
const FIELD_OF = new Map(NAMES.flatMap(([named, names]) => names.split(/,\s+/).map((name) => [name, named] as const)))

const OF_COLUMN = { sku: 'code', qty: 'quantity', section: 'room', room: 'room', remark: 'done' } as const

/** Reads the field that a column's name states; null for a name that states none. */
export const namedField = cacheByText(readName)

function readName(cell: string): Named | null {
  if (cell === '') return null
  const column = columnOf(cell)
  if (column) return OF_COLUMN[column]
  const name = plainName(cell)
  if (isSupplied(name) || OLD.test(name) || OLD_CODE.test(name)) return 'ignored'
  if (NEW_CODE.test(name)) return 'code'
  if (PER_UNIT.test(name) || NEW.test(name)) return 'quantity'
  if (OUTLINE_LEVEL.test(name)) return 'room'
  // `Qty Level 3`
  const named = FIELD_OF.get(name) ?? (QUANTITY_WORD.test(name) ? 'quantity' : null)
  const plain = cell.replace(PLURAL, '')
  return named ?? (plain !== '' && plain !== cell ? namedField(plain) : null)
}

/** `WBS 1`, `WBS 2`: places within each other, a column for each. */
export const OUTLINE_LEVEL = /^(?:wbs|location|loc)(?: level)? \d$/

/** `Quantity submitted`, `Internal qty`: of several that do not agree one is asked for. */
const QUANTITY_WORD = /(?:^| )(?:qtys?|qtty|qnty|quantit(?:y|ies))(?: |$)/

const MEASURE_NAME =
  /(?:^| )(?:width|size|length|height|depth|diameter|dia|diam|thickness|thk|weight|wt|mass|volume|vol|capacity|projection|reach|bore|radius|angle|area m ?2|prices?|rates?|amount|costs?|values?|charges?|fees?|rrp|margin|mark ?up|discount|gst|tax|dims?|dimensions?|flow|pressure|temp(?:erature)?|wels|stars?|voltage|watts?|power|lead time|weeks?|days|hours|hrs|years?|mm|cm|kg|m2|sqm|lpm|aud|nzd|page|dn|ral|year|warranty|priority|margin)(?: |$)|^(?:rev|revision|issue|version)(?: no| number)?$|^(?:w|h|d|l|m|ht|wid|len)$/

/**
 * Returns whether a column measures or prices products: `Width`, `Overall height (mm)`, `Unit rate`. It never counts.
 */
export function isMeasureName(name: string): boolean {
  const plain = plainName(name)
  return MEASURE_NAME.test(plain) && !QUANTITY_WORD.test(plain)
}

/** `Location/s`, `Room(s)`, `Price (ex GST)`. */
const PLURAL = /(?:\/s|\(s\)|\s\((?:ex|incl?|each|ea|mm|aud|nzd|\$)\b[^()]*\))\s*$/i

/** Delivered quantity; used only without an ordered quantity. */
const SUPPLIED =
  /^(?:qty |quantity )?(?:supplied|supply|sup|supp|delivered|del|shp|inv|rec|recd|rcvd|desp|shipped|despatched|dispatched|picked|received|invoiced)(?: qty| quantity)?$/
const OWING =
  /^(?:qty |quantity )?(?:b ?o|back ?ord(?:er|ered)?|outstanding|to follow|owing|balance|on hand|in stock)(?: qty| quantity)?$/

const OLD =
  /^(?:old|previous|prev|prior|original|orig)(?: qty| quantity)$|^(?:qty|quantity) (?:old|previous|was|change)$|^(?:was|previously)$/
const NEW = /^(?:new|revised|rev|current|final|amended|updated)(?: qty| quantity)$|^(?:qty|quantity) (?:new|now)$|^now$/
const OLD_CODE =
  /^(?:old|previous|prev|prior|original|orig|superseded|existing|alternat(?:e|ive)|alt) (?:sku|code|model|product|item|part|cat)(?: (?:no|number|code))?$/
const NEW_CODE =
  /^(?:new|revised|current|final|amended|updated) (?:sku|code|model|product|item|part|cat)(?: (?:no|number|code))?$/
const PER_UNIT =
  /^(?:(?:qty|quantity|no|number|count) )?(?:per|each) (?:unit|apt|apartment|dwelling|type|villa|house|room|key|bathroom)$|^(?:qty|quantity) (?:unit|apt|apartment|dwelling|villa|house)$/

/** Counts that are no quantity: pieces in a carton, cartons, bounds of an order. */
const PACKED =
  /^(?=.*(?:^| )(?:qty|quantity|qtys)(?: |$)).*(?:^| )(?:carton|ctn|pack|packs|pk|box|boxes|pallet|inner|outer|case|crate|bundle|moq|min|max|minimum|maximum|multiple|stock|available|avail|warehouse|soh)(?: |$)/

export const isPackedName = (name: string): boolean => PACKED.test(plainName(name))

/** More of a product than is built in. */
const SPARE =
  /^(?:(?:qty |quantity )?(?:spares?|extras?|attic stock|allowance|contingency|wastage)|(?:spares?|extras?|additional|contingency) (?:qty|quantity|units?))$/
export const isSpareName = (name: string): boolean => SPARE.test(plainName(name))

export const isPerUnit = (name: string): boolean => PER_UNIT.test(plainName(name))
export const isQuantitySupplied = (name: string): boolean => SUPPLIED.test(plainName(name))

function isSupplied(plain: string): boolean {
  return SUPPLIED.test(plain) || OWING.test(plain)
}

export function plainName(cell: string): string {
  return cell
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Names of room columns, the clearest first. */
const ROOM_RANKS = [
  'sub area',
  'subarea',
  'sub location',
  'sublocation',
  'sub zone',
  'room',
  'room name',
  'location',
  'area',
  'space',
  'section',
  'room type',
  'zone',
  'level',
]

export function roomRank(name: string): number {
  const rank = ROOM_RANKS.indexOf(plainName(name).replace(/(?<!^room) name$/, ''))
  return rank < 0 ? ROOM_RANKS.length : rank
}

/** Returns whether numbers in a column are rooms, as `101` is; `Area` and `Rooms` measure or count them. */
export function isRoomNumberName(name: string): boolean {
  return /^(?:room|rm|space)(?: (?:no|number|id|code|name))?$/.test(plainName(name))
}
