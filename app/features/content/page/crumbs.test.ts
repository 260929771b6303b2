import { describe, expect, it } from 'vitest'
import { pageCrumbs, type TrailKind } from './crumbs.ts'

const trail = (path: string, kind: TrailKind = 'path', locale: 'au' | 'nz' = 'au') =>
  pageCrumbs(path, kind, locale).map(({ label, href }) => (href === null ? label : `${label} → ${href}`))

describe('the way to a content page', () => {
  it('is its path, title-cased and linked', () => {
    expect(trail('case-studies/harbour-row')).toEqual([
      'Home → /au/',
      'Case Studies → /au/case-studies/',
      'Harbour Row → /au/case-studies/harbour-row/',
    ])
  })

  it('keeps the number of a series in capitals', () => {
    expect(trail('liano-ii-brass')[1]).toBe('Liano II Brass → /au/liano-ii-brass/')
    expect(trail('hi-vi')[1]).toBe('Hi Vi → /au/hi-vi/')
  })

  it('has plain text for sections', () => {
    expect(trail('tools-resources/care')).toEqual([
      'Home → /au/',
      'Tools & Resources',
      'Care → /au/tools-resources/care/',
    ])
    expect(trail('sectors/hotels')).toEqual(['Home → /au/', 'Sectors', 'Hotels → /au/sectors/hotels/'])
    expect(trail('about-us/team')[1]).toBe('About Us')
  })

  it.each([
    ['as1428-1-accessible', 'AS1428.1 Accessible'],
    ['as1428-accessible', 'AS1428 Accessible'],
    ['nzs4121-accessible', 'NZS4121 Accessible'],
    ['nz4121-accessible', 'NZS4121 Accessible'],
  ])('writes the standard in %s as %s', (segment, label) => {
    expect(trail(segment)).toEqual(['Home → /au/', `${label} → /au/${segment}/`])
  })

  it('begins with a home icon and Media on media pages', () => {
    const [home] = pageCrumbs('media-videos', 'media', 'au')
    expect(home).toEqual({ label: 'Home', href: '/au/', icon: 'home' })
    expect(trail('media-videos', 'media')).toEqual(['Home → /au/', 'Media', 'Media Videos → /au/media-videos/'])
  })

  it('links the experience centres in Australia only', () => {
    expect(trail('experience-centres', 'experience-centres')[1]).toBe('Experience Centres → /au/experience-centres/')
    expect(trail('experience-centres', 'experience-centres', 'nz')[1]).toBe('Experience Centres')
  })

  it('is one crumb for our story and contact', () => {
    expect(trail('about-us/our-story', 'our-story')[1]).toBe('Our Story')
    expect(trail('about-us/contact-us', 'contact')[1]).toBe('Contact')
  })
})
