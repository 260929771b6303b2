import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { ListingDefinition } from '#app/features/search/listing-definition.ts'
import { LOCALES } from '#app/features/markets/model.ts'
import type { Navigation } from './navigation.ts'

/** A path below a locale, from slash to slash. */
const Href = z.string().regex(/^\/(?:[a-z0-9.-]+\/)*(?:\?[^\s]*)?$/i)
const Link = z.object({ label: z.string().min(1), href: Href })

export const NavigationFile = z.object({
  header: z.array(
    z.object({
      label: z.string().min(1),
      title: z.string(),
      mega_menu: z.boolean(),
      mega_menu_url: z.object({ href: Href }),
      submenu_links: z.array(Link.extend({ links: z.array(Link) })),
    }),
  ),
  footer: z.array(z.object({ title: z.string().min(1), links: z.array(Link) })),
  popular: z.array(Link),
})

const Value = z.union([z.string(), z.number(), z.boolean()])
const ListingsFile = z.array(
  z.object({
    path: z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/),
    title: z.string().min(1),
    intro: z.string(),
    kind: z.enum(['category', 'brand', 'sector', 'solution', 'collection', 'livewell', 'special']),
    filter: z.record(z.string(), z.union([Value, z.array(Value).min(1)])),
    markets: z.array(z.enum(LOCALES)).optional(),
    image: z.string().optional(),
  }),
)

/** What editors decide: the slug table and the menus. */
export interface SiteContent {
  readonly listings: readonly ListingDefinition[]
  readonly navigation: Pick<Navigation, 'header' | 'footer'>
  readonly popular: Navigation['footer'][number]['links']
  /** Markdown by category group: what to know before choosing. */
  readonly advice: ReadonlyMap<string, string>
}

/** Reads and checks the content files. @throws Error in one line that names the file and the first thing wrong. */
export function readSiteContent(directory: string): SiteContent {
  const { popular, ...navigation } = readFile(path.join(directory, 'navigation.json'), NavigationFile)
  const listings = readFile(path.join(directory, 'listings.json'), ListingsFile)
  return {
    listings: listings as readonly ListingDefinition[],
    navigation,
    popular,
    advice: readAdvice(path.join(directory, 'advice')),
  }
}

function readAdvice(directory: string): Map<string, string> {
  const files = readdirSync(directory).filter((name) => name.endsWith('.md'))
  return new Map(files.map((name) => [name.slice(0, -3), readFileSync(path.join(directory, name), 'utf8')]))
}

function readFile<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${file}: ${issue?.path.join('.')}: ${issue?.message}`)
}
