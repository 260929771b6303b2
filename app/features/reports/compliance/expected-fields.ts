import type { BlankField } from '#app/features/catalogue/blanks/blank-fields.ts'
import { leadFreeRule, type CheckOptions } from './compliance-checks.ts'
import type { ProductFigures } from './product-figures.ts'

/** The field of the catalogue behind each label. */
export const EXPECTED_FIELDS = {
  'WELS rating': 'wels-rating',
  'WELS registration': 'wels-registration',
  Flow: 'wels-flow-rate',
  'Full flush': 'wels-flush-volume-1',
  'Half flush': 'wels-flush-volume-2',
  'WaterMark licence': 'watermark-licence',
  'Lead free': 'leadfree',
  'Dezincification resistance': 'dezincificationResistant',
  'Date of the data': 'dataCheckedOn',
} as const satisfies Readonly<Record<string, BlankField>>
type ExpectedLabel = keyof typeof EXPECTED_FIELDS

export function isExpectedLabel(label: string): label is ExpectedLabel {
  return Object.hasOwn(EXPECTED_FIELDS, label)
}

/** Lists the fields expected of a kind of product, each with whether it is stated. */
function expectedFields(
  figures: ProductFigures,
  options: CheckOptions,
): (readonly [label: ExpectedLabel, isStated: boolean])[] {
  const {
    kind,
    stars,
    registration,
    flow,
    fullFlush,
    halfFlush,
    licence,
    leadFree,
    dezincificationResistant,
    dataCheckedOn,
  } = figures
  const device = kind?.device
  const rule = leadFreeRule(figures, options)
  const isTap = device === 'tap' || device === 'shower'
  const fields: readonly (readonly [label: ExpectedLabel, isExpected: boolean, isStated: boolean])[] = [
    ['WELS rating', device !== undefined, stars !== null],
    ['WELS registration', device !== undefined, registration !== null],
    ['Flow', isTap || kind?.outlet !== undefined, flow !== null],
    ['Full flush', device === 'wc' || device === 'urinal', fullFlush !== null],
    ['Half flush', device === 'wc', halfFlush !== null],
    ['WaterMark licence', kind?.licence === true, licence !== null],
    ['Lead free', rule !== null, leadFree !== 'not stated'],
    ['Dezincification resistance', rule?.dezincification === true, dezincificationResistant !== 'not stated'],
    ['Date of the data', kind?.licence === true, dataCheckedOn !== null],
  ]
  return fields.flatMap(([label, isExpected, isStated]) => (isExpected ? [[label, isStated] as const] : []))
}

/** Lists expected fields that a product does not state. */
export function fieldsNotStated(figures: ProductFigures, options: CheckOptions): string[] {
  return expectedFields(figures, options).flatMap(([label, isStated]) => (isStated ? [] : [label]))
}

/** Labels of what the kind of a product lets one expect: what is neither here nor stated does not apply to it. */
export function fieldsThatApply(figures: ProductFigures, options: CheckOptions): ReadonlySet<string> {
  return new Set(expectedFields(figures, options).map(([label]) => label))
}
