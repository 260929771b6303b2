import { z } from 'zod'
import { LOCALES } from '@specify/core/market.ts'

/** Names are for addresses within a page: letters, digits, dashes. */
const Name = z.string().regex(/^[a-z0-9][\w-]*$/i, 'must be a name of letters, digits and dashes')

export const Component = z.looseObject({
  id: Name,
  /** One of the types in the registry. An unknown one renders nothing. */
  type: z.string().min(1),
  configuration: z.looseObject({ dataSourceId: z.string().optional() }).default({}),
})
export type Component = z.output<typeof Component>

const LayoutElement = z.looseObject({ id: Name.optional(), components: z.array(Component).default([]) })
const Area = z.looseObject({ layoutElements: z.array(LayoutElement).default([]) }).default({ layoutElements: [] })

export const AREAS = ['head', 'main', 'footer'] as const

/** A page as the content system delivers it. */
export const Page = z.looseObject({
  /** Below the locale, without slashes at its ends; empty for the home page. */
  path: z.string().regex(/^(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, 'must be a path such as about-us/our-story'),
  markets: z.array(z.enum(LOCALES)).min(1).optional(),
  title: z.string().min(1),
  metaTitle: z.string().optional(),
  metaDescription: z.string().default(''),
  metaKeywords: z.string().default(''),
  configuration: z
    .looseObject({
      stylesheet: z.string().optional(),
      /** Not indexed by search engines. */
      hidden: z.boolean().default(false),
    })
    .default({ hidden: false }),
  head: Area,
  main: Area,
  footer: Area,
  /** Configurations that components refer to by `dataSourceId`. */
  dataSources: z.record(z.string(), z.looseObject({})).default({}),
})
export type Page = z.output<typeof Page>

/** Finds a `dataSourceId`: in the page, else among those that pages share. */
export type SourceFinder = (id: string) => object | undefined

/** A component's configuration merged with its data source; its own values win. */
export function resolveConfiguration({ configuration }: Component, page: Page, findShared: SourceFinder): object {
  const { dataSourceId: id, ...own } = configuration
  const source = id === undefined ? undefined : (page.dataSources[id] ?? findShared(id))
  return { ...source, ...own }
}

/** Every component of a page with its JSON path. */
export function componentsOf(page: Page) {
  return AREAS.flatMap((area) =>
    page[area].layoutElements.flatMap(({ components }, element) =>
      components.map((component, index) => ({
        component,
        path: [area, 'layoutElements', element, 'components', index] as const,
      })),
    ),
  )
}
