import { describe, expect, it } from 'vitest'
import { COMPONENT_TYPES } from '../component-types/registry.server.ts'
import { SECTION_KINDS } from '../sections/section-kinds.server.ts'
import { Page } from './page.server.ts'
import { renderPage, type PageOptions } from './page-view.server.ts'

function show(components: readonly object[], options: Partial<PageOptions> = {}, page: object = {}) {
  const remarks: string[] = []
  const named = components.map((component, index) => ({ id: `c${index}`, ...component }))
  const view = renderPage(
    Page.parse({ path: 'a-page', title: 'A page', main: { layoutElements: [{ components: named }] }, ...page }),
    {
      locale: 'au',
      fromBim: false,
      isAroundListing: false,
      origins: ['https://cdn.example'],
      findSource: () => undefined,
      onRemark: (text) => remarks.push(text),
      ...options,
    },
  )
  const blocks = [...view.areas.head, ...view.areas.main, ...view.areas.footer]
  const html = blocks.map((block) => ('html' in block ? block.html : `[${block.slot}]`)).join('')
  return { view, html, remarks }
}

const findRooms = (id: string) =>
  id === 'rooms'
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

const sections = (...given: object[]) => ({ type: 'content-renderer', configuration: { sections: given } })
const section = (kind: string, given: object) => show([sections({ kind, ...given })])

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

describe('content that means harm (T-080)', () => {
  const EVIL = 'https://canary.example/x'

  it('cannot write HTML, and its links and pictures lead nowhere', () => {
    const { html } = section('heading_and_description', {
      title: '<img src=x onerror=alert(1)>',
      description: `<script>alert(1)</script>\n\nText <img src=x onerror=alert(1)> [a](javascript:alert(1)) [b](data:text/html,x) ![c](${EVIL}) [d](//canary.example)`,
    })
    expect(html).not.toMatch(/<script|<img|javascript:|data:text|canary\.example|<a h/)
    expect(html).toContain('&lt;script&gt;')
  })

  it.each([
    '}</style><script>alert(1)</script>',
    `background: url(${EVIL})`,
    `@import '${EVIL}'`,
    'position: fixed; inset: 0; z-index: 99',
    'width: expression(alert(1))',
    'behavior: url(x)',
    'content: "x"',
    'padding: 40px } body { display: none',
  ])('cannot style anything beyond its section: %s', (additional_css) => {
    const { view } = section('heading_and_description', { title: 'x', additional_css })
    expect(view.css).toBe('')
  })

  it('may set what can do no harm, for its section alone', () => {
    const { view, html, remarks } = section('heading_and_description', {
      title: 'x',
      additional_css: 'padding: 40px; position: absolute; background-color: #eee',
    })
    expect(view.css).toBe('.c-section.c-own-1{padding:40px;background-color:#eee}')
    expect(html).toContain('c-own-1')
    expect(remarks).toEqual([])
  })

  it('cannot bring a style sheet, picture, film or spreadsheet of another host', () => {
    const page = (stylesheet: string) => show([], {}, { configuration: { stylesheet } }).view.stylesheet
    expect(page(EVIL)).toBeNull()
    expect(page('//canary.example/a.css')).toBeNull()
    expect(page('https://cdn.example/a.css')).toBe('https://cdn.example/a.css')
    expect(page('/media/Original/pages/a.css')).toBe('/media/Original/pages/a.css')
    const { html } = show([
      sections(
        { kind: 'banner', banner_heading: 'x', banner_desktop_image: { url: EVIL } },
        { kind: 'video', video_link: { href: `${EVIL}.mp4` }, video_thumbnail: { url: EVIL } },
        { kind: 'table', spreadsheet: { url: `${EVIL}.xlsx` } },
      ),
    ])
    expect(html).not.toContain('canary.example')
    expect(html).toContain('No data available to display.')
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    ' JaVaScRiPt:alert(1)',
    '//canary.example',
    '/\\canary.example',
    'vbscript:x',
  ])('cannot lead a button to %s', (href) => {
    const { html, remarks } = section('banner', { banner_heading: 'x', ctas: [{ button: { title: 'Go', href } }] })
    expect(html).not.toContain('<a')
    expect(remarks).toHaveLength(1)
  })

  it('cannot colour a button with anything but a colour', () => {
    const cta = (hex: string) => ({ button: { title: 'Go', href: '/a/' }, button_background_color: { hex } })
    const { view } = section('banner', {
      banner_heading: 'x',
      ctas: [cta('#0f4f4a'), cta('red;position:fixed'), cta('#zzz')],
    })
    expect(view.css).toBe('.c-ctas .c-own-1{background-color:#0f4f4a}')
  })

  it('plays only watch-type links', () => {
    const { html, remarks } = section('video', { video_link: { href: 'https://youtu.be/aqz-KE-bpKQ', title: 'x' } })
    expect(html).toContain('data-video-refused="https://youtu.be/aqz-KE-bpKQ"')
    expect(html).not.toContain('href=')
    expect(remarks).toEqual(['Invalid YouTube URL: https://youtu.be/aqz-KE-bpKQ'])
  })

  it('plays a film with a button that leads to it without script', () => {
    const items = [{ title: 'A film', video_link: { href: 'Original/pages/baths.mp4', title: 'Baths' } }]
    const { html } = show([{ type: 'media-videos', configuration: { items } }])
    expect(html).toMatch(/<a role="button"[^>]* href="[^"]+baths\.mp4"[^>]* aria-label="Play video: Baths"/)
  })

  it('shows the picture of a paper that has no film', () => {
    const items = [{ title: 'A paper', video_thumbnail: { url: 'Original/pages/clinic.webp' } }]
    const { html } = show([{ type: 'industry-papers', configuration: { items } }])
    expect(html).toMatch(/<li [^>]*><span [^>]*><img [^>]*clinic/)
    expect(html).not.toContain('Play video')
  })

  it('names a warranty badge by its picture', () => {
    const badges = [
      { title: 'Cartridges, 15 years', image: { url: '/images/badges/a.svg' }, href: '/warranty/tapware/' },
    ]
    const { html } = show([{ type: 'warranty', configuration: { badges } }])
    expect(html).toContain('alt="Cartridges, 15 years"')
    expect(html).toContain('<span aria-hidden="true">Cartridges, 15 years</span>')
  })

  it('sets cards that are titled with a number as figures', () => {
    const titles = ['180', '4.5 L/min', '−41 %', 'Water pressure', '10 things to settle first', '12 taps, one wall']
    const { html } = section('columns_with_cards', { section_with_cards: titles.map((title) => ({ title })) })
    expect(html.match(/_figure_/g)).toHaveLength(3)
  })

  it('that is no text renders nothing', () => {
    const { html, remarks } = section('heading_and_description', { title: 'x', description: { html: '<b>' } })
    expect(html).not.toContain('_prose_')
    expect(remarks).toEqual(['Markdown left out: it is no text but object'])
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
