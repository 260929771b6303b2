import type { Locale } from '../site.ts'
import { FINISH_TRADE } from './record/finish-trade.ts'
import type { Option, ProductDraft } from './model.ts'

/** A deliberate difficulty, the codes of the products that have it, and what makes them so where the tables do not. */
export interface HardCase {
  readonly name: string
  readonly why: string
  readonly codes: readonly string[]
  readonly change?: (draft: ProductDraft) => ProductDraft
}

const internal = (draft: ProductDraft): ProductDraft => ({ ...draft, isInternal: true })
const onlyIn =
  (...markets: Locale[]) =>
  (draft: ProductDraft): ProductDraft => ({ ...draft, markets })
const pricedIn =
  (...markets: Locale[]) =>
  (draft: ProductDraft): ProductDraft => ({ ...draft, pricedIn: markets })
const builderRange =
  (...markets: Locale[]) =>
  (draft: ProductDraft): ProductDraft => ({ ...draft, builderRange: markets })
const discount =
  (percent: number) =>
  (draft: ProductDraft): ProductDraft => ({ ...draft, discount: percent })
const renamed =
  (name: string) =>
  (draft: ProductDraft): ProductDraft => ({ ...draft, name })
const discontinued =
  (...replacedBy: string[]) =>
  (draft: ProductDraft): ProductDraft => ({ ...draft, status: 'discontinued', replacedBy })
const everyOption =
  (more: Partial<Option>) =>
  (draft: ProductDraft): ProductDraft => ({
    ...draft,
    options: draft.options.map((option) => Object.assign({}, option, more)),
  })
/** Changes the one option whose letters follow the code. */
const oneOption =
  (suffix: string, more: Partial<Option>) =>
  (draft: ProductDraft): ProductDraft => ({
    ...draft,
    options: draft.options.map((option) => (option.suffix === suffix ? Object.assign({}, option, more) : option)),
  })

const asOneText =
  (bullets: string) =>
  (draft: ProductDraft): ProductDraft => ({ ...draft, bullets, localBullets: {} })

const BROKEN_IMAGE = ['ProductThumbnail/models/withdrawn-in-2021.webp']

const LONG_NAME =
  'OpalCare 800 Cleanflush Invisi Series II Easy Height Wall Faced Toilet Suite with Backrest, Single Flap Seat and Raised Dual Flush Buttons'

// oxfmt-ignore
export const HARD_CASES: readonly HardCase[] = [
  { name: 'internal only', why: 'Hidden from everybody but staff.', codes: ['851012', '872112', '98342', '72320', '4620', 'CL7012', 'ST8560', '02-2122', '96398'], change: internal },
  { name: 'internal component of a public suite', why: 'Public suite 746208 names it in its bundle; the component must not leak.', codes: ['237020'], change: internal },
  { name: 'internal variant of a public product', why: 'Brushed Bronze in 220 mm is for staff only.', codes: ['96350'], change: oneOption('22BZ', { isInternal: true }) },
  { name: 'builder range in Australia', why: 'Contact us in au, price in nz.', codes: ['68156', '746186', '854030', '6160.40', 'CL7210'], change: builderRange('au') },
  { name: 'builder range in New Zealand', why: 'Price in both: the rule is for au alone.', codes: ['02-2240', '02-2212'], change: builderRange('nz') },
  { name: 'builder range in both', why: 'Contact us in au, price in nz.', codes: ['ST8530', '68130', 'ST7430', 'ST2040'], change: builderRange('au', 'nz') },
  { name: 'internal and builder range', why: 'Internal wins.', codes: ['ST8540'], change: (draft) => builderRange('au', 'nz')(internal(draft)) },
  { name: 'discontinued, replaced', why: 'Reached by its address only, names its successor.', codes: ['96140'], change: discontinued('96340C6AF') },
  { name: 'discontinued, replaced', why: 'The same, with two successors.', codes: ['99240'], change: discontinued('99640C6AF', '99638C6AF') },
  { name: 'discontinued, replaced', why: 'The same for ceramics.', codes: ['746140'], change: discontinued('746100W') },
  { name: 'discontinued, not replaced', why: 'Alternatives only.', codes: ['99244', '853014', '6160.44'], change: discontinued() },
  { name: 'no price', why: 'No price row, Add to Project stays.', codes: ['98340', '237124', 'CL8122', '876020'], change: (draft) => ({ ...draft, price: null }) },
  { name: 'price in Australia only', why: 'Sold in both markets.', codes: ['853016', '99628'], change: pricedIn('au') },
  { name: 'price in New Zealand only', why: 'Sold in both markets.', codes: ['02-2570', '02-2510'], change: pricedIn('nz') },
  { name: 'discounted', why: 'A round percentage.', codes: ['95280', '95270', '95260', '95250', '874110'], change: discount(20) },
  { name: 'discounted', why: 'A percentage that has to be rounded.', codes: ['ST2100', 'ST2150', 'ST8712', 'ST7410', '966040', '99270'], change: discount(12.5) },
  { name: 'discounted', why: 'A third off.', codes: ['02-2456', '02-2412', '02-2420', '96160'], change: discount(33) },
  { name: 'discounted', why: 'Less than one per cent, which rounds to one.', codes: ['4310'], change: discount(0.8) },
  { name: 'discounted', why: 'Almost free.', codes: ['68190'], change: discount(90) },
  { name: 'one variant only', why: 'The variant picker is disabled.', codes: ['72140', '687025', 'ST2040', '746206', '892012', '237016'] },
  { name: 'twenty variants', why: 'Five lengths in four finishes.', codes: ['877110'] },
  { name: 'no image', why: 'Placeholder product-thumbnail.', codes: ['687927', '4516'], change: everyOption({ views: [] }) },
  { name: 'no image on one variant', why: 'The others have theirs.', codes: ['68112'], change: oneOption('GM', { views: [] }) },
  { name: 'broken image', why: 'The path does not exist: placeholder search-result-thumbnail.', codes: ['ST4510', '72124'], change: everyOption({ views: [], images: BROKEN_IMAGE }) },
  { name: 'broken image on one variant', why: 'The others have theirs.', codes: ['99612'], change: oneOption('GM', { views: [], images: BROKEN_IMAGE }) },
  { name: 'very long name', why: `${LONG_NAME.length} characters.`, codes: ['746222'], change: renamed(LONG_NAME) },
  { name: 'macron', why: 'Tūroa, Kererū: slugs and search go without.', codes: ['02-2540', '02-2616'] },
  { name: 'accent', why: 'é in the name.', codes: ['876010'] },
  { name: 'name by market', why: 'A bib tap is a hose tap in New Zealand, a tub a supertub.', codes: ['6190.10', 'CL8045'] },
  { name: 'code with leading zeros', why: 'A spreadsheet must not turn it into a number.', codes: ['00714144'] },
  { name: 'code with spaces and slash', why: 'PT 40/240C.', codes: ['PT 40/240', 'BWO/4132-'] },
  { name: 'code with plus and dot', why: 'ECV+850.15.', codes: ['ECV+850'] },
  { name: 'code with spaces', why: 'CL 66 10 C.', codes: ['CL 66 10 '] },
  { name: 'code with hyphens', why: 'The SKU is the last dash-separated part of the address.', codes: ['02-2140', '877210'] },
  { name: 'codes alike without their signs', why: '4630.15 and 463-0.15 are different valves.', codes: ['4630', '463-0'] },
  { name: 'no description', why: 'The section stays away.', codes: ['687303', '4116'], change: (draft) => ({ ...draft, description: '' }) },
  { name: 'features as one text', why: 'Split at dashes with spaces around them; hyphenated words stay whole.', codes: ['68112'], change: asOneText('Three sprays, push-button control - Anti-twist, kink-resistant hose - Easy-clean nozzles - Rough-in as for the earlier Luna') },
  { name: 'features as one text', why: 'Dashes at the start of lines.', codes: ['68180'], change: asOneText('- Quarter-turn ceramic discs\n- Easy-clean surfaces\n- Hot and cold index rings\n- Re-washering not needed') },
  { name: 'features with bullets in one text', why: 'Split at the bullet sign.', codes: ['ST2012'], change: asOneText('• Rail of 640 mm • Soap dish clips on • Three-spray hand piece') },
  { name: 'no features', why: 'The list stays away.', codes: ['687301', 'ST4031'], change: (draft) => ({ ...draft, bullets: [] }) },
  { name: 'variants without variant-name', why: 'Colour and item code stand in (every Stylus product).', codes: ['ST2240', 'ST8510'] },
  { name: 'variant without any display name', why: 'Not offered in the picker.', codes: ['6874'], change: oneOption('90', { label: null, colour: 'Not Applicable', attributes: { 'item-code': '' } }) },
  { name: 'two-tone colour', why: 'A slash in the colour, left out of the swatch name.', codes: ['02-2616'], change: oneOption('W', { colour: 'White/Chrome', label: 'White/Chrome' }) },
  { name: 'two-tone colour', why: 'The same on a rail.', codes: ['02-2212'], change: (draft) => withTwoTone(draft) },
  { name: 'price without cents and tiny price', why: 'Prices from a few dollars to thousands.', codes: ['687910', '853016'] },
  { name: 'Australia only', why: 'Reached in nz it does not exist.', codes: ['6180.00', '6180.30', '6180.40', '6180.94', '6180.96', '6190.20', '6160.00', '6160.50', '6160.56', '6160.94', 'ST7432', 'ST8550', 'ST2090', 'CL7212', '4612', '72124'], change: onlyIn('au') },
  { name: 'New Zealand only', why: 'Reached in au it does not exist.', codes: ['02-2250', '02-2286', '02-2210', '02-2920', '02-2930', '02-2302', '02-2420'], change: onlyIn('nz') },
]

/** A further option in two colours, beside the plain ones. */
function withTwoTone(draft: ProductDraft): ProductDraft {
  const chrome = draft.options.find(({ finish }) => finish === 'Chrome')
  if (!chrome) return draft
  const twoTone: Option = {
    ...chrome,
    suffix: 'CW',
    colour: 'Chrome/White',
    label: 'Chrome/White',
    priceFactor: FINISH_TRADE.Chrome.priceFactor * 1.04,
  }
  return { ...draft, options: [...draft.options, twoTone] }
}

/** The draft with every difficulty that names its code, in the order of the list. */
export function withHardCases(draft: ProductDraft): ProductDraft {
  return HARD_CASES.reduce(
    (changed, { codes, change }) => (change && codes.includes(draft.code) ? change(changed) : changed),
    draft,
  )
}
