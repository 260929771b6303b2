import { NUMBER_WORDS, withoutDozens } from '@specify/core/text/number-words.ts'
import { cacheByText } from '@specify/core/data/cache-by-text.ts'
import { isNoName } from './blank-words.ts'

/** Before or after a quantity: `40 off`, `40 ea`, `x40`, `qty 40`. */
const COUNT_WORD = /^(?:off|only|ea|stk|stück|each|nos?|nr|pcs?|pieces?|units?|items?|sets?|pairs?|prs?)\.?$/i
/** Units that also count after a place's name: `Luna bath 1 off`. */
const SURE_COUNT_WORD = /^(?:off|only|ea|stk|stück|each|pcs?|pieces?|sets?|pairs?)\.?$/i
const TIMES = /^[x×*]$/i
const QTY_WORD = /^(?:qty|quantity)[.:=-]*$/i
const QUANTITY =
  /^(?:(?:qty|quantity)[.:=-]*\s*)?(?:[x×]\s*)?(\d{1,5}(?:\.0+|,00?)?)\s*(?:\(\p{L}{3,9}\)\s*)?(?:-(?=off|no))?(?:[x×]|off?|only|ea|stk|stück|each|nos?|nr|pcs?|pieces?|units?|items?|sets?|pairs?|prs?)?\.?$/iu
const NUMBER = /^[-+]?\d[\d.,]*$/
const UNIT =
  /^(?:mm|cm|m|met(?:re|er)s?|mil|kg|g|l|lt|lts|ltr|lit(?:re|er)s?|ml|inch(?:es)?|feet|ft|kw|w|watts?|v|volts?|hz|k?pa|mpa|bar|psi|stars?|lpm|l\/min|deg(?:rees)?|°c?|%|dia|diameter|high|wide|long|deep|thick)$/i
const DIMENSION =
  /^[øØ]?\d{1,4}(?:[.,]\d+)?(?:mm|cm|m|mil|kg|g|l|lt|ltr|ml|in|inch|ft|kw|w|v|hz|k?pa|mpa|bar|psi|star|lpm|deg|°c?|%|["”″'])$|^[øØ]\d|^dn\d+$|^\d+(?:\.\d+)?[x×]\d+(?:\.\d+)?(?:[x×]\d+(?:\.\d+)?)?(?:mm|cm|m)?$/i
const LABEL =
  /^(?:dn|ø|no\.?|#|type|rev|revision|as|as\/nzs|stage|lot|block|building|tower|floor|level|drawing|dwg|page|item|drop|load|part|phase|appendix|attachment|beds?|brs?)$/i
const PLACE =
  /^(?:bath|bathrooms?|bathrm|bthrm|ensuites?|ens|en|kitchen|kitchenette|laundry|l'dry|ldry|lndry|powder|pdr|pwdr|wc|toilets?|rooms?|rm|levels?|lvl|floors?|unit|apt|apartment|types?|stages?|blocks?|buildings?|towers?|lots?|areas?|zone|lobby|foyer|bar|pantry|scullery|alfresco|outdoor|garage|mudroom|amenities|accessible|ambulant|dda|pwd|staff|male|female|unisex|cleaners?|tea|cafe|gym|pool|spa|hall|basement|ground|roof|balcony|terrace|studio|bedroom|master|guest|main|attic|suite|cabana|workshop|office|reception|ward|plant|lounge|library|house|villa|change|utility|pantries|butlers?|robe|linen|entry|nursery|study|media|theatre|rumpus|dining|living|family|locker|parents|clinic|consult|treatment|canteen|showroom|tenancy|retail|store|plantroom|sauna|bathhouse|common|bedrooms|wir|bir|robes|wardrobe|dressing|verandah?|deck|patio|courtyard|porch|entrance|corridor|hallway|landing|loft|nook|mezzanine|cellar|sunroom|gallery|flat|sleepout|dorm|dormitory|sluice|wings?|wcs|washrooms?|restrooms?|cloakrooms?|cubicles?|stalls?|ablutions?|kitchens|kitchenettes|laundries|studios|villas|houses|penthouses|townhouses|offices|lobbies|wards|apartments|apts|suites|wharepaku|k[aā]uta|k[iī]hini|r[uū]ma|lab|laboratory|classroom|icu|triage|recovery|boh|foh|eot|kiosk|bistro|restaurant|ballroom|creche|childcare|vestibule|airlock|cottage|homestead|townhouse|penthouse|duplex|residence|dwelling|shed|comms)$/i
const THING = /^(?:bath|bar|spa|suites?|toilets?|wc|hall|change)$/i
const PRODUCT =
  /^(?:mixers?|taps?|tapware|spouts?|outlets?|basins?|sinks?|valves?|wastes?|traps?|pans?|cisterns?|seats?|rails?|racks?|hooks?|holders?|shel(?:f|ves)|roses?|handsets?|hoses?|arms?|heads?|handles?|kits?|plates?|flush|buttons?|covers?|hobs?|chrome|black|white|nickel|brass|gold|gunmetal|bronze|steel|stainless|matte?|brushed|satin|gloss|polished|assembly|cartridges?|washers?|body|trim|vanit(?:y|ies)|mirrors?|urinals?|bidets?|grates?|strainers?|overflow|tees?|elbows?|tmv|lever|gooseneck|pillar|swivel|dispensers?|towels?|soap|brush(?:es)?|tumblers?|dish(?:es)?|rings?|baskets?|baths|showers|accessor(?:y|ies)|fixtures?|fittings?|fixings?|sanitary|sanitaryware|appliances?|hardware|spares?|faced|hung|cleanflush|freestanding|coupled|rimless|undermount|tubs?|troughs?)$/i
/** Products by the noun that people count. */
const COUNTED_THING =
  /^(?:mixers?|taps?|spouts?|basins?|sinks?|valves?|wastes?|traps?|pans?|cisterns?|seats?|rails?|racks?|hooks?|holders?|shel(?:f|ves)|roses?|handsets?|hoses?|showers?|plates?|buttons?|vanit(?:y|ies)|mirrors?|cabinets?|urinals?|bidets?|grates?|dispensers?|rings?|dish(?:es)?|brushes|baths?|tubs?|toilets?)$/i
const SENTENCE =
  /^(?:nil|none|nothing|hi|hello|hey|dear|good|morning|afternoon|evening|thanks|thank|thankyou|please|pls|regards|cheers|kind|best|sincerely|faithfully|yours|sent|see|below|above|attached|attachment|following|follows|quote|quotation|order|price|pricing|prices|supply|deliver|delivery|need|needed|needs|want|can|could|would|will|we|i|i'm|me|my|our|us|you|your|the|a|an|is|are|be|was|this|that|these|those|with|also|let|know|asap|urgent|fyi|re|fw|fwd|subject|from|date|cc|team|all|guys|mate|total|subtotal|tbc|tba|tbd|poa|backordered|stock|approved|approval|confirm|confirmed|client|builder|plumber|owner|provisional|extras?|notes?|revised|variations?|changes|review|it|do|does|not|don't|if|have|has|just|short|missing|at|as|per|or|only|optional|job|project|list|schedule|ta|thx|tks|tnx|legend|ok|okay|yes|yep|done|agreed|noted|correct|great|perfect|omitted)$/i
const CONTACT =
  /\S@[^\s@]+\.\S|https?:|www\.|\b(?:ph|tel|telephone|mob|mobile|phone|fax|abn|acn|nzbn|po box)\b|(?:\+\d{1,3}|\(?\b0\d\)?)(?:[ -]?\d){7,9}\b/i

/** Before the number of a paper or of a party to it: `Invoice 12345`. */
const RECORD =
  /^(?:invoice|inv|account|acct|a\/c|acc|po|docket|rfq|rfi|rfp|tender|customer|cust|debtor|docket|dkt|rego|driver|contact|attn|attention|page|printed|licence|bsb|eta|consignment|despatch|dispatch|tracking|drawing|dwg|quotation|quote|project|reference|terms|valid|expiry|due|(?:vo|po|so|inv|rfi|rfq|asi)[-#]?\d+)$/i
/** `TAKE-OFF`, `FIT-OUT`, `ADD-ON` in the titles of lists. */
const JOINED_WORDS = /^(?:RE|NON|PRE|SUB|SELF|CO)-|-(?:OFF|OUT|IN|ON|UP|DOWN|TO|OF|AND|BY|WALL)(?:-|$)/
const STREET =
  /(?<![\w.])\d{1,5}\p{L}?(?:[-–/]\d{1,5}\p{L}?)?,? (?:\p{L}[\p{L}'’]{0,30} ){1,3}(?:street|st|road|rd|avenue|ave?|drive|dr|lane|ln|crescent|cres|court|ct|place|pl|parade|pde|terrace|tce|highway|hwy|boulevard|blvd|esplanade|circuit|cct|quay|wharf|grove|gve)(?![\p{L}\d])/iu
const STATE = /(?<!\p{L})(?:nsw|vic|qld|sa|wa|tas|nt|act),? \d{4}(?!\d)|(?<!\p{L})(?:po|gpo) box \d/iu

export const isCountWord = (word: string): boolean => COUNT_WORD.test(word)
export const isSureCountWord = (word: string): boolean => SURE_COUNT_WORD.test(word)
export const isTimes = (word: string): boolean => TIMES.test(word)
export const isQtyWord = (word: string): boolean => QTY_WORD.test(word)
export const isNumber = (word: string): boolean => NUMBER.test(word)
/** `97140 x 2` counts a code without its finish: nothing is so many millimetres. */
export const isCodeTimes = (word: string, times: string, count: string): boolean =>
  /^\d{5,}$/.test(word) && TIMES.test(times) && /^\d{1,3}$/.test(count)
export const isUnit = (word: string): boolean => UNIT.test(word)
export const isDimension = (word: string): boolean => DIMENSION.test(word)
export const isSentenceWord = (word: string): boolean => SENTENCE.test(withoutEnd(word, '.,;:!?'))
/** Returns whether a following number belongs to the word: `Level 3`, `DN 40`, `Kitchen 2`. */
export const isLabel = (word: string): boolean => LABEL.test(word) || PLACE.test(word)

export const isPlaceWord = (word: string): boolean => PLACE.test(word)
export const isThing = (word: string): boolean => COUNTED_THING.test(withoutEnd(word, '.,;:()'))
export const hasThing = (text: string): boolean => text.split(/[\s,/]+/).some(isThing)

/** Between a place and what it gets: `Kitchen needs 2 x 97140C6AF`, `in the ensuite put two …`. */
const GIVING = /^(?:needs?|gets?|has|requires?|takes?|wants?|puts?|install|fit|use|goes|just|only)$/i
export const isGiving = (word: string): boolean => GIVING.test(withoutEnd(word, ':,'))

/** A text without signs at its end; a pattern would look at each of many again and again. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && signs.includes(text[end - 1]!)) end--
  return text.slice(0, end)
}

/** The number of a quantity with or without its sign; null for anything else, `180 mm` too. `4,00` is 4. */
export const quantityIn = cacheByText((text: string): string | null => {
  const plain = withoutDozens(text.trim())
  return QUANTITY.exec(/^\d,\d{3}$/.test(plain) ? plain.replace(',', '') : plain)?.[1]?.replace(/,0+$/, '') ?? null
})

const WORD_COUNT = new RegExp(
  String.raw`^(?:qty\s+)?(${[...NUMBER_WORDS.keys()].join('|')})(?:\s*\(\s*\d{1,2}\s*\))?(?:\s+(?:off?|only|each|nos?|pcs?|pieces?|units?|sets?|pairs?)\.?)?$`,
  'i',
)

/** The number of a quantity of a cell, in digits or in a word: `two`, `three (3)`, `One off`. */
export function quantityInCell(text: string): string | null {
  const [, word = ''] = WORD_COUNT.exec(text.trim()) ?? []
  return quantityIn(text) ?? NUMBER_WORDS.get(word.toLowerCase())?.toString() ?? null
}

export const isRecordWord = (word: string): boolean => RECORD.test(withoutEnd(word, '.,;:#'))

/** Returns whether a line names a street with its number, or a state with its postcode. */
export function isAddress(line: string): boolean {
  return STREET.test(line) || STATE.test(line)
}

export function isContact(line: string): boolean {
  return CONTACT.test(line)
}

const splitWords = (text: string) => text.split(/[\s&/+–-]+/).filter((word) => word !== '')

/** `Ensuite 2.03` is numbered by its level. */
const ROOM_SIGNS = /^[\p{L}\p{M}-](?:[\p{L}\p{M}\p{N}'’&/+– -]|(?<=\d)\.(?=\d))*$/u

/** Returns whether a text may be a room's name: a few words, none of a product, a measure or a sentence. */
export function isRoomText(text: string): boolean {
  if (!ROOM_SIGNS.test(text)) return false
  const words = splitWords(text)
  return (
    !/(?:^|\s)n\/a(?:\s|$)/i.test(text) &&
    !isNoName(text) &&
    !COUNTED.test(text) &&
    !NAMED_STREET.test(text) &&
    (words.length <= 5 || (words.length <= 8 && words.filter((word) => PLACE.test(word)).length > 1)) &&
    !isAllThings(words) &&
    !PRODUCT_PHRASE.test(text) &&
    !/(?:^|\s)(?:bath|spa|bar) \d{4}(?:\s|$)/i.test(text) &&
    words.some((word) => /\p{L}{2}/u.test(word) || /^\p{Lu}$/u.test(word)) &&
    !words.some(
      (word, index) =>
        PRODUCT.test(word) ||
        QTY_WORD.test(word) ||
        // `Level 10 Amenities` and `101 Ensuite` are rooms, `Care 660 Suite` is a product.
        (/^\d{3,}$/.test(word) && index > 0 && !isLabel(words[index - 1]!)) ||
        // `Type A` ends with a letter, not with an article.
        (SENTENCE.test(word) && !(index > 0 && /^\p{Lu}$/u.test(word))) ||
        isUnitWord(word) ||
        (isCountWord(word) && !PLACE.test(word)),
    )
  )
}

/** `Toilet suite`, `toilet suites - 24`. A single one may be numbered: `Bath 2`. */
function isAllThings(words: readonly string[]): boolean {
  const named = words.filter((word) => !/^\d+$/.test(word))
  return named.length > 1 && named.every((word) => THING.test(word))
}

/** `Accessible suite` and `rear entry` are of a pan. */
const PRODUCT_PHRASE =
  /(?:^|\s)(?:(?:accessible|ambulant|dda|pwd|care) suites?|(?:rear|side|bottom|back|left|right|top) (?:entry|inlet)|back to wall|toilet suite)(?:\s|$)/i

/** A letter that may be a measure may be the name of a room, too: `Type M`. */
function isUnitWord(word: string): boolean {
  return isDimension(word) || isTimes(word) || (isUnit(word) && !/^\p{Lu}$/u.test(word))
}

/** `Page 2 of 3`, the foot of a page among the rows; `DROP 2` of an order. */
const COUNTED =
  /^(?:line|item|row|position|pos|page|sheet|rev|revision|issue|note|drop|load|delivery|part|order|list|option|appendix|attachment|b\/?o|back ?orders?) ?\d/i
/** `Marlowe Street Townhouses` is a project. */
const NAMED_STREET = /\p{Lu}[\p{L}’']* (?:street|road|avenue|crescent|parade|highway|boulevard|esplanade)(?!\p{L})/iu

/** Returns whether a room's name states its kind: a number alone does not. */
export function isPlace(text: string): boolean {
  return isRoomText(text) && splitWords(text).some((word) => PLACE.test(word))
}

/** Returns whether a text beside a code names a place: a bath or a suite may be the product itself. */
export function isOnlyPlace(text: string): boolean {
  if (!isPlace(text)) return false
  const words = splitWords(text)
  return words.some((word) => PLACE.test(word) && (!THING.test(word) || /^\d/.test(words.at(-1)!)))
}

const BUILT =
  /^(?:units?|apartments?|apts?|dwellings?|flats?|townhouses?|villas?|houses?|residences?|floors?|levels?|buildings?|blocks?|towers?)$/i

/** Returns whether a word names something with rooms, after a word that multiplies: `per apartment`, `each unit`. */
export function isEachBuilt(before: string, word: string): boolean {
  return /^(?:all|each|every|per)$/i.test(before) && BUILT.test(withoutEnd(word, '.,;:!?'))
}

const SEVERAL_ROOMS =
  /^(?:rooms|bathrooms|bedrooms|baths|ensuites|powders|wards|suites|lots|floors|levels|keys|washrooms|kitchens|kitchenettes|laundries|toilets|wcs|studios|apartments|apts|units|flats|townhouses|villas|houses|dwellings|residences)$/i

/** Returns whether a number before the word counts rooms: `for 4 ensuites`. */
export const isSeveralRooms = (word: string): boolean => SEVERAL_ROOMS.test(withoutEnd(word, '.,;:!?'))

/** `all bathrooms` are the bathrooms, `each ensuite` is the ensuite. */
export function withoutAll(text: string): string {
  return text.replace(/^(?:all (?:of )?(?:the )?|(?:each|every|per) )/i, '')
}

/** Returns whether each word of a text is part of a place: `Level 3 Male WC`, but not `Robe hook`. */
export function isAllPlace(text: string): boolean {
  return splitWords(text).every((word) => PLACE.test(word) || /^(?:\d{1,3}|\p{Lu})$/u.test(word))
}

const FILE_NAME = /\.(?:jpe?g|png|heic|pdf|docx?|xlsx?|csv|txt|eml|msg|mp4|opus|zip|dwg|rvt)$/i

/** Returns whether a word has the form of a code: digits with letters or signs, or many digits. */
export const isCodeWord = cacheByText((word: string): boolean => {
  if (isDimension(word) || isContact(word) || FILE_NAME.test(word) || /^\$|^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}$/.test(word))
    return false
  if (isNumber(word)) return /^\d{4,18}$/.test(word)
  return /\d/.test(word) && /^[\p{L}\p{N}][\p{L}\p{N}./_+-]*$/u.test(word) && quantityIn(word) === null
})

/** Returns whether a word may be part of a code, or a code without digits: capitals and signs. */
export const isCodePart = cacheByText((word: string): boolean => {
  return isCodeWord(word) || /^(?=.*\p{Lu})[\p{Lu}\p{N}][\p{Lu}\p{N}./_+-]*$/u.test(word)
})

export const isCodeCell = cacheByText((cell: string): boolean => {
  const words = cell.split(' ')
  if (cell === '' || words.length > 4 || (quantityIn(cell) !== null && !/^\d{4,}$/.test(cell))) return false
  return words.some((word) => isCodeWord(word))
    ? words.every((word) => isCodePart(word) || isNumber(word))
    : isSignedCode(cell)
})

/** A code without digits that is no word: `SP.PX.DCM`, `PR-STD-PANA`. */
export function isSignedCode(cell: string): boolean {
  return /^\p{Lu}{2,}(?:[./-]\p{Lu}+)+$/u.test(cell) && !JOINED_WORDS.test(cell)
}

/** Returns whether a text describes a product: its type, finish or measures. */
export function isDescription(text: string): boolean {
  const words = splitWords(text)
  return words.some((word) => PRODUCT.test(word) || isDimension(word))
}
