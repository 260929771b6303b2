import { familyOf } from '../../families/all.ts'
import { codesAlike, openDocument } from '../open-document.ts'
import { heading, pairTable, paragraph, table, type TableRow } from '../paper/blocks.ts'
import { COLOURS, CONTENT_WIDTH, STYLES } from '../paper/paper.ts'
import { valueOf, type SheetSubject } from '../subject.ts'

/** Writes the compliance statement of a flagship as PDF: scheme or standard, its subject and the proof of it. */
export function writeComplianceStatement(subject: SheetSubject): Promise<Buffer> {
  const { product } = subject
  const flow = openDocument(subject, {
    type: 'compilance-file',
    kind: 'Statement of compliance',
    name: product.name.au,
    below: codesAlike(subject).join('   '),
    belowStyle: { ...STYLES.code, colour: COLOURS.soft },
  })
  const { paper } = flow
  const pairs = [
    { label: 'Product', value: product.name.au },
    { label: 'Brand', value: product.brand },
    { label: 'Material', value: valueOf(subject.variant, 'item-material') },
    { label: 'Country of origin', value: valueOf(subject.variant, 'country-of-origin') },
    {
      label: 'Markets',
      value: product.markets.map((market) => (market === 'au' ? 'Australia' : 'New Zealand')).join(', '),
    },
  ].filter(({ value }) => value !== '')
  flow.section([heading(paper, 'Product'), pairTable(paper, { title: '', pairs }, CONTENT_WIDTH)])
  flow.section([heading(paper, 'Standards and schemes'), ...table(paper, COLUMNS, complianceRows(subject))])
  flow.section([heading(paper, 'Conditions'), paragraph(paper, CONDITIONS)])
  return flow.finish()
}

const COLUMNS = [
  { title: 'Scheme or standard', share: 0.26 },
  { title: 'What it covers', share: 0.46 },
  { title: 'Evidence', share: 0.28, style: STYLES.code },
]

const CONDITIONS =
  'The statement covers the product as it leaves the factory and the item codes named above. It holds while the product is installed to its guide by a licensed person, and for the version of each standard that was in force on the day of issue. Licences and registrations are checked in the public registers of the schemes.'

function complianceRows({ product, variant, pictures }: SheetSubject): TableRow[] {
  const own = familyOf(pictures.spec).standard
  const licence = valueOf(variant, 'watermark-licence')
  const wels = valueOf(variant, 'wels-registration')
  const rows: (readonly [string, string, string] | null)[] = [
    own ? [own[0], own[1], 'Test report on file'] : null,
    licence ? ['WaterMark', 'Certification of plumbing products (NCC Volume Three)', licence] : null,
    wels ? ['WELS, AS/NZS 6400', `Water efficiency: ${valueOf(variant, 'wels-rating')}`, wels] : null,
    variant.attributes.leadfree === true
      ? [
          'NCC 2022, A5G4',
          'Lead in contact with drinking water, at most 0.25 % weighted average',
          'Statement of material',
        ]
      : null,
    licence && variant.attributes.leadfree === true
      ? ['AS/NZS 4020', 'Products in contact with drinking water', 'Test report on file']
      : null,
    variant.attributes.IsAS14281Compliant === true
      ? ['AS 1428.1:2021', 'Design for access and mobility', 'Dimensions, see drawing']
      : null,
    variant.attributes.IsNZ41121Compliant === true
      ? ['NZS 4121:2001', 'Access and mobility, New Zealand', 'Dimensions, see drawing']
      : null,
    product.markets.includes('nz') && licence
      ? ['NZBC G12 and B2', 'Water supplies; durability of 5 or 15 years by access', 'Acceptable solution G12/AS1']
      : null,
    valueOf(variant, 'certification')
      ? ['Environmental', valueOf(variant, 'certification'), 'See public register']
      : null,
  ]
  return rows.flatMap((cells) => (cells ? [{ cells: [...cells] }] : []))
}
