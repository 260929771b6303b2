import { describe, expect, it } from 'vitest'
import { sections, section, show } from './testing/show-page.ts'

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
