/** Units that a list counts or measures in: `ea`, `m2`, `hr`, `P.C. sum`. */
const UNIT_OF_MEASURE =
  /^(?:ea|each|eaches|nos?|nr|num(?:ber)?|pcs?|pce|pieces?|items?|units?|sets?|pairs?|prs?|lots?|kits?|packs?|pks?|pkts?|packets?|box(?:es)?|bx|ctns?|cartons?|rolls?|rls?|bags?|tubes?|tins?|sheets?|lengths?|lgths?|lths?|stk|st|stück|psch|dozen|dz|m|lm|lin ?m|r ?m|mm|cm|met(?:re|er)s?|m ?[23²³]|sq ?m|cu ?m|kgs?|tonnes?|lt|ltrs?|lit(?:re|er)s?|ml|hrs?|hours?|mins?|days?|wks?|weeks?|mths?|months?|visits?|trips?|sums?|ls|l\/s|lump sum|p\.?s\.?|p\.?c\.?|prov(?:isional)?|p\.?c\.? sum|prov(?:isional)?\.? sum|allow(?:ance)?|incl?|%)\.?$/i

/** Written where there is nothing to say, or nobody knows yet. */
const NO_VALUE =
  /^(?:[-–—_.?*/\\~]+|n\.?\/?a\.?|not applicable|n\/?k|nil|none|null|no|yes|y|n|true|false|tb[acdn]|to be (?:advised|confirmed|determined|decided|agreed)|to (?:confirm|advise)|unknown|unspecified|not (?:known|specified|stated|allocated|assigned|yet known)|unallocated|unassigned|blank|all|various|multiple|several|throughout|(?:see|refer|as per) .{1,40}|x|xx+|✓|✔|☐|☑|#(?:n\/a|ref!|value!|name\?|div\/0!|null!|num!))$/i

/** Activities, which are no places: `Supply and install`, `Fit off`, `Existing`. */
const WORK =
  /^(?:(?:supply|suppl(?:ied|y) only|install(?:ed|ation)?(?: only)?|fix(?: only)?|fit|fit[- ]off|rough[- ]in|labour|material|new|existing|relocated?|reuse|replace|demolish|remove)(?: ?(?:and|&|\+|\/) ?)?){1,3}$/i

/** Trades and parts of a bill. */
const TRADE =
  /^(?:(?:sanitary )?plumbing|hydraulics?|drainage|mechanical|electrical|carpentry|joinery|tiling|waterproofing|prelim(?:inarie)?s|fire)(?: (?:services|works?|fixtures?|trades?|package))*$/i

/** Parts of a programme, of an order or of its papers, which are numbered as rooms are. */
const NUMBERED_PAPER =
  /^(?:weeks?|wk|days?|months?|mth|years?|yr|quarter|qtr|q|phase|batch|drop|load|delivery|shipment|pallet|crate|bin|shelf|order|po|quote|invoice|inv|line|item|row|pos|position|page|rev|revision|issue|note|sample|spec|clause|section|drawing|dwg|detail|sheet|priority|trade|package|wp|cost code|ref|reference|supplier|vendor|brand|maker|claim|variation|vo|rfi|serial|fy)[ ._#:-]?\d{1,6}\p{L}?$/iu

/** Returns whether a cell in a room's column is a tick: the room has the product. */
export const isTick = (text: string): boolean => /^(?:x|✓|✔|☑|[•●]|y|yes|true)$/i.test(text.trim())

export const isUnitOfMeasure = (text: string): boolean => UNIT_OF_MEASURE.test(text.trim())

/** Returns whether a cell below a column's name only states a unit: `(no.)`, `$`. */
export const isUnitName = (cell: string): boolean =>
  cell === '' || /^[$%]$/.test(cell) || isUnitOfMeasure(cell.replace(/^\((.*)\)$/, '$1'))

/** Returns whether a cell counts as blank: `-`, `n/a`, `TBC`, `FALSE`. */
export const isNoValue = (text: string): boolean => NO_VALUE.test(text.trim())

/** Returns whether a text cannot be a room, type or tag: a unit, `TBC`, `Week 12`. */
export function isNoName(text: string): boolean {
  const name = text.trim()
  return isUnitOfMeasure(name) || isNoValue(name) || WORK.test(name) || TRADE.test(name) || NUMBERED_PAPER.test(name)
}

/** Words for a place in a room: `over bath`, `vanity wall`. */
const SPOT =
  /^(?:above|over|below|under|beside|behind|next to|adjacent(?: to)?|near|between|opposite|(?:to )?(?:left|right) of|in front of|[lr]hs|inside|against|on|in|at) |(?:^| )(?:wall|bench|bench ?top|niche|corner|nib|island)$/i

/** Returns whether a text says where in a room something is. */
export const isSpot = (text: string): boolean => SPOT.test(text.trim())

const DITTO = /^(?:["”″'’]{1,2}|-["”″]-|〃|ditto|do\.?|as above|same as above)$/i

/** Returns whether a cell says the same as the one above it. */
export const isDitto = (text: string): boolean => DITTO.test(text)

/** Returns whether a cell has a formula without its value: `=VLOOKUP(A2,B:C,2)`, but not `= 6`. */
export const isFormula = (text: string): boolean => /^=.*[\p{L}(]/u.test(text)
