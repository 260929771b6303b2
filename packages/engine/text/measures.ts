/** Units as they are written after a number, each with its symbol. */
const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mm: ['mm', 'mms', 'millimetre', 'millimetres', 'millimeter', 'millimeters'],
    cm: ['cm', 'cms', 'centimetre', 'centimetres', 'centimeter', 'centimeters'],
    m: ['m', 'mtr', 'metre', 'metres', 'meter', 'meters'],
    ml: ['ml', 'millilitre', 'millilitres', 'milliliter', 'milliliters'],
    l: ['l', 'lt', 'ltr', 'ltrs', 'litre', 'litres', 'liter', 'liters'],
    kg: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'],
    g: ['g', 'gram', 'grams'],
    w: ['w', 'watt', 'watts'],
    kw: ['kw', 'kilowatt', 'kilowatts'],
    v: ['v', 'volt', 'volts'],
    kpa: ['kpa'],
    lpm: ['lpm'],
  }).flatMap(([symbol, spellings]) => spellings.map((spelling) => [spelling, symbol] as const)),
)
const NUMBER = /^\d+(?:\.\d+)?$/
const MEASURE = /^(\d+(?:\.\d+)?)(\D+)$/

interface Measure {
  readonly number: string
  readonly unit: string
}

export function isNumber(word: string): boolean {
  return NUMBER.test(word)
}

/** The symbol of a spelt unit, or null. */
export function findUnit(word: string): string | null {
  return UNITS.get(word) ?? null
}

/** Takes `1.5litres` apart; null when it is not a number with a known unit. */
export function findMeasure(word: string): Measure | null {
  const match = MEASURE.exec(word)
  const unit = findUnit(match?.[2] ?? '')
  return unit && match?.[1] ? { number: match[1], unit } : null
}
