import { describe, expect, it } from 'vitest'
import { COMPONENT_TYPES } from '../component-types/registry.server.ts'
import { SECTION_KINDS } from '../sections/section-kinds.server.ts'
import { sections, section, show } from './testing/show-page.ts'

const DRAWING = {
  room: 'accessible',
  title: 'Bathroom with accessible products',
  elevation: { url: 'Original/pages/drawings/accessible-elevation.svg', width: 3570, height: 3090 },
  plan: { url: 'Original/pages/drawings/accessible-plan.svg', width: 3570, height: 1980 },
  setOut: [{ mark: 'A', sku: 'BB100', wall: 'back', at: [455], height: { part: 'rim', mm: 815 } }],
}

const findRooms = (id: string) =>
  id === 'room-drawings'
    ? { drawings: [DRAWING] }
    : id === 'rooms'
      ? {
          rooms: [
            {
              name: 'ensuite',
              title: 'Ensuite',
              alt: 'A basin on a bench',
              pictures: { wide: { url: 'Original/pages/rooms/ensuite.avif', width: 2400, height: 1600 } },
              products: [{ sku: 'BB100', quantity: 2, x: 40, y: 60 }],
            },
          ],
        }
      : undefined

describe('every type of component and kind of section', () => {
  it.each([...COMPONENT_TYPES.values()])('shows the example of $type', ({ type, example }) => {
    const { remarks } = show([{ type, configuration: example }], { findSource: findRooms })
    expect(remarks).toEqual([])
  })

  it.each([...SECTION_KINDS.values()])('shows the example of $kind', ({ kind, example }) => {
    const { html, remarks } = section(kind, example as object)
    expect(remarks).toEqual([])
    expect(html).toContain(`c-kind-${kind}`)
  })

  it('has those of the document', () => {
    expect([...COMPONENT_TYPES.keys()]).toEqual(
      expect.arrayContaining([
        'content-renderer',
        'media-videos',
        'industry-papers',
        'table',
        'our-story',
        'scroll-to-top',
        'need-reno',
        'product-seo',
        'privacy',
        'multiple-cta-tiles',
        'contact',
        'experience-centre-general',
        'experience-centre-location',
        'warranty',
        'disclaimer',
        'sector-content',
        'content-collection',
        'no-result-found',
        'project-builder',
        'dashboard-project-builder',
        'share-project-summary',
        'my-account',
      ]),
    )
  })
})

describe('a page', () => {
  it('without sections says so', () => {
    expect(show([sections()]).html).toContain('No sections to display')
    expect(show([]).html).toContain('No sections to display')
    expect(show([{ type: 'carousel-3000' }]).html).toContain('No sections to display')
    expect(show([], { isAroundListing: true }).html).toBe('')
  })

  it('leaves out what nobody knows, and says what', () => {
    const { html, remarks } = show([{ type: 'carousel-3000' }, sections({ kind: 'hologram' })])
    expect(html).not.toContain('hologram')
    expect(remarks).toEqual([
      'component c0 left out, its type is unknown: carousel-3000',
      'section left out, its kind is unknown: hologram',
    ])
  })

  it('takes configurations by the id of a data source, its own before shared ones', () => {
    const byId = (id: string) => ({ type: 'disclaimer', configuration: { dataSourceId: id, title: 'Title' } })
    const findSource = (id: string) => (id === 'shared' ? { content: 'from everybody' } : undefined)
    const dataSources = { own: { content: 'from the page', title: 'Not this one' } }
    const { html } = show([byId('own'), byId('shared')], { findSource }, { dataSources })
    expect(html).toContain('from the page')
    expect(html).toContain('from everybody')
    expect(html).not.toContain('Not this one')
  })

  it('opened from the BIM library has neither banner nor advice', () => {
    const components = [sections({ kind: 'banner', banner_heading: 'Banner' }), { type: 'need-reno' }]
    expect(show(components).html).toMatch(/Banner[^]*Need renovation advice\?/)
    const { html } = show(components, { fromBim: true })
    expect(html).not.toContain('Banner')
    expect(html).not.toContain('Need renovation')
  })

  it('has one title of the first level, and headings that skip no level', () => {
    const { html } = show([
      sections(
        { kind: 'banner', banner_heading: 'First', banner_description: '#### Deep\n\n###### Deeper' },
        { kind: 'heading_and_description', title: 'Second', description: '# Below\n\n## Below that' },
      ),
    ])
    expect(Array.from(html.matchAll(/<h(\d)/g), ([, level]) => level).join('')).toBe('124234')
    expect(show([sections({ kind: 'heading_and_description', description: 'Only text' })]).html).toMatch(
      /<h1 [^>]*>A page<\/h1>/,
    )
    expect(show([sections({ kind: 'banner', banner_heading: 'x' })], { isAroundListing: true }).html).not.toContain(
      '<h1',
    )
  })

  it('lists case studies and releases by their addresses', () => {
    const list = (collection: string, url: string) =>
      show([{ type: 'content-collection', configuration: { collection, items: [{ title: 'Item', url }] } }]).html
    expect(list('case-studies', '/case-studies/a/')).toContain('href="/au/case-studies/a/"')
    expect(list('case-studies', '/product-releases/a/')).toContain('No case studies available.')
    expect(list('product-releases', '/case-studies/a/')).toContain('No product releases available.')
  })

  it('is described to search engines by its product SEO', () => {
    const { view } = show([
      { type: 'product-seo', configuration: { metaTitle: 'Title', metaDescription: 'About', metaKeywords: 'a, b' } },
    ])
    expect(view).toMatchObject({ metaTitle: 'Title', metaDescription: 'About', metaKeywords: 'a, b' })
  })
})

describe('a room', () => {
  const show1 = (room: string) => show([{ type: 'room', configuration: { room } }], { findSource: findRooms })

  it('has its picture in every width that there is, and the places of its products in the style of the page', () => {
    const { view } = show1('ensuite')
    const [slot] = view.areas.main
    expect(slot).toMatchObject({ slot: 'room', title: 'Ensuite', template: 'pictured-ensuite', level: 1 })
    expect(view.css).toBe('.c-own-1 [data-mark="0"]{--x:40%;--y:60%}')
    expect(view.opening?.srcSet).toMatch(/W840\/.* 840w, .* 1200w, .* 1600w, \S+Original\S+ 2400w$/)
  })

  it('is left out where there is none of its name', () => {
    expect(show1('cellar').remarks).toEqual(['room left out, rooms.json does not have it: cellar'])
  })
})

describe('the picture that a page opens with', () => {
  const banner = SECTION_KINDS.get('banner')
  const shown = { kind: 'banner', ...(banner?.example as object) }
  const loadingOf = (html: string) => [...html.matchAll(/loading="(\w+)"/g)].map(([, loading]) => loading)

  it('is loaded first, the others when they come into view', () => {
    expect(loadingOf(show([sections(shown), sections(shown)]).html)).toEqual(['eager', 'lazy'])
  })

  it('opens a listing too, but not from below it', () => {
    const head = { layoutElements: [{ components: [{ id: 'lead', ...sections(shown) }] }] }
    const around = { isAroundListing: true }
    expect(loadingOf(show([sections(shown)], around, { head }).html)).toEqual(['eager', 'lazy'])
    expect(loadingOf(show([sections(shown)], around).html)).toEqual(['lazy'])
  })
})
