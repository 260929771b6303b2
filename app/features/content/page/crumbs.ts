import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'

/** Kinds of breadcrumbs: by path, or of a special page. */
export type TrailKind = 'path' | 'media' | 'experience-centres' | 'our-story' | 'contact'

/** Segments without a page of their own. */
const PLAIN = ['products', 'brands', 'solutions', 'sectors', 'tools-resources', 'about-us']

export function pageCrumbs(path: string, kind: TrailKind, locale: Locale): Crumb[] {
  if (path === '') return []
  const home = { label: 'Home', href: routes.home.path({ locale }) }
  switch (kind) {
    case 'media':
      return [{ ...home, icon: 'home' }, { label: 'Media', href: null }, ...segmentCrumbs(path, locale)]
    case 'experience-centres':
      return [
        home,
        { label: 'Experience Centres', href: locale === 'nz' ? null : routes.listing.path({ locale, path }) },
      ]
    case 'our-story':
      return [home, { label: 'Our Story', href: null }]
    case 'contact':
      return [home, { label: 'Contact', href: null }]
    case 'path':
      return [home, ...segmentCrumbs(path, locale)]
  }
}

function segmentCrumbs(path: string, locale: Locale): Crumb[] {
  const segments = path.split('/')
  return segments.map((segment, index) => ({
    label: segmentLabel(segment),
    href: PLAIN.some((plain) => segment.includes(plain))
      ? null
      : routes.listing.path({ locale, path: segments.slice(0, index + 1).join('/') }),
  }))
}

/** The number of a series: Liano II. */
const ROMAN_NUMERAL = /^(?:i{2,3}|iv)$/

/** A segment as a label: each word with a capital, and standards in their own spelling. */
function segmentLabel(segment: string): string {
  if (segment === 'tools-resources') return 'Tools & Resources'
  const standard = /^(as1428|nzs?4121)(.*)$/.exec(segment)
  if (standard) {
    const [, name = '', rest = ''] = standard
    const prefix = name.startsWith('as') ? 'AS1428' : 'NZS4121'
    return `${prefix}${rest
      .replace(/^-(?=\d)/, '.')
      .replace(/-/g, ' ')
      .replace(/ ([a-z])/g, (_, letter: string) => ` ${letter.toUpperCase()}`)}`
  }
  return segment
    .split('-')
    .map((word) => (ROMAN_NUMERAL.test(word) ? word.toUpperCase() : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join(' ')
}
