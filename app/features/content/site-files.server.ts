import { z } from 'zod'
import { MAX_ROOM_NAME_LENGTH } from '@specify/core/name-limits.ts'
import { ROOM_ACCESS_KEYS } from '@specify/catalogue/facts/room-access.ts'
import { LOCALES } from '@specify/core/market.ts'

/** A path below a locale, from slash to slash. */
const ROOM_NAME = new RegExp(String.raw`^[\p{L}\p{N}][\p{L}\p{N} -]{0,${MAX_ROOM_NAME_LENGTH - 1}}$`, 'u')

const Href = z.string().regex(/^\/(?:[a-z0-9.-]+\/)*(?:\?[^\s#]*)?(?:#[\w-]+)?$/i, 'must be a path from slash to slash')
const Link = z.object({ label: z.string().min(1), href: Href, swatch: z.string().min(1).optional() })

/** The menus of the header and the footer, and the links offered for a search without results. */
export const NavigationFile = z.object({
  header: z.array(
    z.object({
      label: z.string().min(1),
      title: z.string(),
      mega_menu: z.boolean(),
      mega_menu_url: z.object({ href: Href }),
      submenu_links: z.array(Link.extend({ links: z.array(Link) })),
      picture: z.object({ url: z.string().min(1), caption: z.string().max(120), href: Href }).optional(),
    }),
  ),
  footer: z.array(z.object({ title: z.string().min(1), links: z.array(Link) })),
  popular: z.array(Link),
})

const Value = z.union([z.string(), z.number(), z.boolean()])

const ListingRow = z.object({
  path: z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/),
  title: z.string().min(1),
  intro: z.string(),
  brand: z.string().optional(),
  kind: z.enum(['category', 'brand', 'sector', 'solution', 'collection', 'livewell', 'special']),
  filter: z.record(z.string(), z.union([Value, z.array(Value).min(1)])),
  markets: z.array(z.enum(LOCALES)).optional(),
  image: z.string().optional(),
  scene: z.string().optional(),
  finish: z.string().optional(),
  wordmark: z
    .strictObject({
      text: z.string().min(1).max(30),
      width: z.int().min(10).max(600),
      weight: z.int().min(400).max(700).default(500),
      sign: z.enum(['none', 'ring', 'bar', 'wave', 'frame']).default('none'),
    })
    .optional(),
})

export const ListingsFile = z.array(ListingRow).superRefine((rows, context) => {
  const brands = new Set(rows.filter(({ kind }) => kind === 'brand').map(({ path }) => path))
  for (const [index, { brand }] of rows.entries()) {
    if (brand === undefined || brands.has(brand)) continue
    context.addIssue({ code: 'custom', path: [index, 'brand'], message: 'must be the path of a brand of this table' })
  }
})

const TagPrefix = z
  .string()
  .regex(/^[\p{L}\p{N}.\-/]{1,10}$/u, 'must have up to 10 letters, digits, hyphens, points or slashes')

export const ProjectsFile = z.strictObject({
  tags: z
    .strictObject({
      prefixes: z
        .array(z.strictObject({ tag: TagPrefix, kinds: z.array(z.string().min(1).max(100)).min(1).max(100) }))
        .max(200),
      other: TagPrefix,
    })
    .default({ prefixes: [], other: 'IT' }),
  templates: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'must be words of small letters and digits, with hyphens'),
        name: z.string().min(1).max(60),
        markets: z.array(z.enum(LOCALES)).optional(),
        rooms: z
          .array(
            z.strictObject({
              name: z.string().regex(ROOM_NAME, `must have up to ${MAX_ROOM_NAME_LENGTH} letters and digits`),
              note: z.string().max(300).default(''),
              access: z.enum(ROOM_ACCESS_KEYS).optional(),
              lineItems: z
                .array(
                  z.strictObject({
                    sku: z.string().min(1).max(60),
                    quantity: z.int().min(1).max(9_999).default(1),
                    note: z.string().max(300).default(''),
                  }),
                )
                .max(200),
            }),
          )
          .min(1)
          .max(50),
      }),
    )
    .max(200)
    .default([])
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'must have ids of their own'),
})

export type ProjectSettings = z.output<typeof ProjectsFile>
