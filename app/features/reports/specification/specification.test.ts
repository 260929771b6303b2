import { fromMarkdown } from 'mdast-util-from-markdown'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finishSteps } from '@specify/core/data/chunked.ts'
import { evidenceLine, listedProduct, plainListed, TABLES, unitType } from '../testing/lines.ts'
import { productFigures } from '../compliance/product-figures.ts'
import { specificationSections } from './clauses.ts'
import { DEFAULT_TEMPLATE, templateProblem } from './template.ts'
import { toMarkdown } from './to-markdown.ts'

const MIXER = plainListed(
  'M1',
  {
    attributes: { colour: 'Chrome', leadfree: true, 'wels-rating': '6 star', 'wels-flow-rate': '4.5 L/min', width: 60 },
    files: [{ type: 'installation-guidelines', url: 'a.pdf', version: '2.1' }],
  },
  {
    brand: 'Maker',
    categories: [{ categoryId: 't', name: 'Tapware', _url: '/products/tapware/', subCategories: [] }],
    classification: { system: 'CSI MasterFormat', code: '22 41 39', title: 'Faucets' },
    productTypes: ['Basin mixers'],
  },
)

function write(
  lines: Parameters<typeof specificationSections>[0],
  { clause = DEFAULT_TEMPLATE.clause, isOpen = false } = {},
) {
  const template = { ...DEFAULT_TEMPLATE, clause }
  const checks = { tables: TABLES, locale: 'au', day: '2026-11-25' } as const
  const sections = finishSteps(specificationSections(lines, { locale: 'au', template, isOpen, checks }))
  return { sections, text: finishSteps(toMarkdown({ title: 'Quay Street', about: [] }, sections)) }
}

describe('a specification', () => {
  const typeA = unitType('Type A', 40)

  it('says of each product once what is stated, and that the rest is not', () => {
    const { text } = write([
      evidenceLine({ listed: MIXER, tag: 'BM-01', unitType: typeA }),
      evidenceLine({ listed: MIXER, tag: 'BM-01', quantity: 2 }),
    ])
    expect(text.match(/^### /gm)).toHaveLength(1)
    expect(text).toContain('### BM-01 Mixer M1')
    expect(text).toContain('code **M1**.')
    expect(text).toContain('- WELS: 6 star, registration not stated, flow 4.5 L/min')
    expect(text).toContain('- Lead free: yes')
    expect(text).toContain('- Material: not stated')
    expect(text).toContain('Installation Guidelines, version 2.1')
    expect(text).toContain('Quantity: 42. Location: Type A, Ensuite; Ensuite.')
  })

  it('names standards with edition, clause and hand, as the compliance report does', () => {
    const stated = { standard: 'AS 1428.1', edition: '2021', clause: '14', use: 'accessible' } as const
    const rail = plainListed(
      'R1',
      { attributes: { standards: 'AS/NZS 2208, AS 1428.1:2021' }, accessStandards: [{ ...stated, hand: 'left' }] },
      { accessStandards: [stated] },
    )
    const lines = [evidenceLine({ listed: rail })]
    const said = 'AS/NZS 2208; AS 1428.1:2021, clause 14, left hand'
    expect(write(lines).text).toContain(`- Standards: ${said}`)
    expect(productFigures(rail, TABLES.kinds).standards.join('; ')).toBe(said)
  })

  it('names a brand once where the name of the product begins with it', () => {
    const named = (name: string) => evidenceLine({ listed: MIXER, name })
    expect(write([named('Maker Aio Mixer')]).text).toContain('Proprietary item: Maker Aio Mixer, code')
    expect(write([named('Makeral Mixer')]).text).toContain('Proprietary item: Maker Makeral Mixer, code')
    expect(write([named('Maker Aio Mixer')], { clause: 'By {brand}: {product}' }).text).toContain('By Maker: Maker Aio')
  })

  it('leaves out what does not apply to a kind, unless it is stated all the same', () => {
    const { text } = write([
      evidenceLine({ listed: listedProduct('RH1', 'Robe hooks', { material: 'Brass' }) }),
      evidenceLine({ listed: listedProduct('TR1', 'Towel rails', { 'watermark-licence': 'WM-020631' }) }),
    ])
    expect(text.match(/WELS|Lead free/g)).toBeNull()
    expect(text.match(/WaterMark licence: .*/g)).toEqual(['WaterMark licence: WM-020631'])
    expect(text.match(/Standards: not stated/g)).toHaveLength(2)
    const bare = write([evidenceLine({ listed: listedProduct('T1', 'Basin mixers') })])
    expect(bare.text).toContain('- WELS: not stated, registration not stated, flow not stated')
    const mixed = write([evidenceLine({ listed: listedProduct('RH1', 'Robe hooks') })], {
      clause: 'Code {code}, lead free {leadfree}.\n\nWELS {wels}.',
    })
    expect(mixed.text).toContain('Code RH1, lead free not applicable.')
    expect(mixed.text).not.toContain('WELS')
  })

  it('offers an equal only where it is switched on', () => {
    const line = evidenceLine({ listed: MIXER })
    expect(write([line]).text).not.toContain('approved equal')
    expect(write([line], { isOpen: true }).text).toContain('code **M1**, or approved equal.')
  })

  it('is grouped by the work sections of the feed, what has none last', () => {
    const plain = plainListed(
      'A1',
      {},
      { categories: [{ categoryId: 'x', name: 'Accessories', _url: '', subCategories: [] }] },
    )
    const { sections } = write([
      evidenceLine({ listed: null }),
      evidenceLine({ listed: plain }),
      evidenceLine({ listed: MIXER }),
    ])
    expect(sections.map(({ title }) => title)).toEqual([
      '22 41 39 Faucets (CSI MasterFormat)',
      'Accessories',
      'Products no longer in the catalogue',
    ])
  })

  it('keeps the forms of a template, and refuses fields that are not there', () => {
    const clause = '## {product}\n\n1. **{code}**\n   - *{finish}*\n\n> quoted\n\n```\ncode {tag}\n```'
    expect(write([evidenceLine({ listed: MIXER })], { clause }).text).toContain(
      '### Mixer M1\n\n1. **M1**\n  - *Chrome*\n\nquoted',
    )
    expect(templateProblem('{product} {colour}')).toContain('{colour}')
    expect(templateProblem('  ')).not.toBe('')
    expect(templateProblem(DEFAULT_TEMPLATE.clause)).toBe('')
  })

  it('makes plain text of whatever a product is called', () => {
    const nasty = fc.array(
      fc.constantFrom(
        '# ',
        '- ',
        '1. ',
        '**',
        '*',
        '_',
        '`',
        '[x](y)',
        '<script>',
        '{tag}',
        '\n',
        '|',
        '!',
        '&lt;',
        'é',
        ' ',
      ),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(nasty, (parts) => {
        const name = `a${parts.join('')}`
        const { text } = write([evidenceLine({ listed: MIXER, name })], { clause: '{product}\n\n{tag}' })
        const [, , paragraph] = fromMarkdown(text).children
        expect(paragraph?.type).toBe('paragraph')
        const { children } = paragraph as { children: { type: string; value?: string }[] }
        expect(children.map(({ type }) => type)).toEqual(['text'])
        const plain = name.replaceAll(/\s+/g, ' ').trim()
        expect(children[0]!.value).toBe(plain)
      }),
      { numRuns: 300 },
    )
  })
})
