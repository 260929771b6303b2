import { createHash } from 'node:crypto'
import { inputIssueText } from '@specify/engine/input-issue'
import { createElement } from 'react'
import type { Locale } from '@specify/core/market.ts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import { COMPONENT_TYPES } from '../component-types/registry.server.ts'
import { ProductSeo } from '../component-types/small.server.tsx'
import { NoSections } from '../sections/sections.server.tsx'
import { sourceAddress } from './addresses.ts'
import { pageCrumbs, type TrailKind } from './crumbs.ts'
import { AREAS, resolveConfiguration, type Component, type Page, type SourceFinder } from './page.server.ts'
import { OnlyTitle } from './parts/parts.server.tsx'
import type { OpeningPicture, RenderContext } from './render-context.ts'
import { renderHtml } from './render-html.server.ts'
import { readRoomDrawings } from './parts/rooms/room-drawings.server.ts'
import { readRooms } from './parts/rooms/rooms.server.ts'
import { isSlot, type Slot } from './slot.ts'

/** Ready markup, or a slot for a part that runs in the browser. */
export type Block = { readonly html: string } | Slot

export interface PageView {
  readonly path: string
  readonly title: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly metaKeywords: string
  readonly isHidden: boolean
  readonly crumbs: readonly Crumb[]
  /** Some trails are for wide screens only. */
  readonly isTrailForDesktop: boolean
  readonly areas: Readonly<Record<(typeof AREAS)[number], readonly Block[]>>
  /** Rules of its sections; empty without any. */
  readonly css: string
  readonly cssHash: string
  readonly stylesheet: string | null
  /** The picture that it opens with; null for none. */
  readonly opening: OpeningPicture | null
}

export interface PageOptions {
  readonly locale: Locale
  readonly fromBim: boolean
  /** It surrounds a listing, which has the title of the page. */
  readonly isAroundListing: boolean
  readonly origins: readonly string[]
  readonly findSource: SourceFinder
  /** Called for everything that was left out. */
  readonly onRemark: (text: string) => void
}

/** Renders a page. Invalid parts are left out with a remark. */
export function renderPage(page: Page, options: PageOptions): PageView {
  const { locale, fromBim, isAroundListing, origins, findSource, onRemark } = options
  const rules: string[] = []
  let level: 1 | 2 = isAroundListing ? 2 : 1
  let classes = 0
  let hasOpened = false
  let opening: OpeningPicture | null = null
  const context: RenderContext = {
    locale,
    fromBim,
    origins,
    rooms: readRooms(findSource),
    drawings: readRoomDrawings(findSource),
    nextLevel() {
      const next = level
      level = 2
      return next
    },
    opens() {
      const isFirst = !hasOpened
      hasOpened = true
      return isFirst
    },
    preload: (picture) => (opening ??= picture),
    nextClass: () => `c-own-${++classes}`,
    addStyle: (rule) => rules.push(rule),
    remark: onRemark,
  }
  const areas = { head: [] as Block[], main: [] as Block[], footer: [] as Block[] }
  const seo: ReturnType<typeof ProductSeo.parse> = {}
  for (const area of AREAS) {
    // The rest goes below the listing.
    if (isAroundListing && area !== 'head') hasOpened = true
    for (const component of page[area].layoutElements.flatMap(({ components }) => components)) {
      const configuration = resolveConfiguration(component, page, findSource)
      if (component.type === 'product-seo') Object.assign(seo, ProductSeo.safeParse(configuration).data)
      const output = renderComponent(component, configuration, context)
      if (isSlot(output)) areas[area].push(output)
      else addHtml(areas[area], output)
    }
  }
  if (!isAroundListing && AREAS.every((area) => areas[area].length === 0)) {
    addHtml(areas.main, renderHtml(createElement(NoSections)))
  }
  const css = rules.join('\n')
  return {
    path: page.path,
    title: page.title,
    metaTitle: seo.metaTitle ?? page.metaTitle ?? page.title,
    metaDescription: seo.metaDescription ?? page.metaDescription,
    metaKeywords: seo.metaKeywords ?? page.metaKeywords,
    isHidden: page.configuration.hidden,
    ...trailOf(page, locale),
    // Every page has a title of the first level, even if no component has one.
    areas:
      level === 1 && page.path !== ''
        ? {
            ...areas,
            head: [{ html: renderHtml(createElement(OnlyTitle, { title: page.title })) }, ...areas.head],
          }
        : areas,
    css,
    cssHash: css === '' ? '' : createHash('sha256').update(css).digest('base64url').slice(0, 20),
    stylesheet: page.configuration.stylesheet ? sourceAddress(page.configuration.stylesheet, context) : null,
    opening,
  }
}

/** A rendered component; nothing for an unknown type or an invalid configuration. */
function renderComponent(component: Component, configuration: object, context: RenderContext): string | Slot {
  const type = COMPONENT_TYPES.get(component.type)
  if (!type) {
    context.remark(`component ${component.id} left out, its type is unknown: ${component.type.slice(0, 100)}`)
    return ''
  }
  const parsed = type.schema.safeParse(configuration, { error: inputIssueText })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    context.remark(`component ${component.id} left out: ${issue?.path.join('.')}: ${issue?.message}`)
    return ''
  }
  const output = type.render(parsed.data, context)
  return isSlot(output) ? output : renderHtml(output)
}

function addHtml(blocks: Block[], html: string): void {
  const last = blocks.at(-1)
  if (html === '') return
  if (last && 'html' in last) blocks[blocks.length - 1] = { html: last.html + html }
  else blocks.push({ html })
}

const TRAILS: Readonly<Record<string, TrailKind>> = {
  'media-videos': 'media',
  'industry-papers': 'media',
  'experience-centre-general': 'experience-centres',
  'our-story': 'our-story',
  contact: 'contact',
}

function trailOf(page: Page, locale: Locale): Pick<PageView, 'crumbs' | 'isTrailForDesktop'> {
  const types = AREAS.flatMap((area) => page[area].layoutElements.flatMap(({ components }) => components)).map(
    ({ type }) => type,
  )
  const kind = types.map((type) => TRAILS[type]).find((each) => each !== undefined) ?? 'path'
  return { crumbs: pageCrumbs(page.path, kind, locale), isTrailForDesktop: kind === 'media' }
}
