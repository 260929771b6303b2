import { z } from 'zod'
import { routes } from '#app/addresses/routes.ts'
import { linkAddress, pageLink } from '../page/addresses.ts'
import { Image, Markdown } from '../page/parts/fields.server.ts'
import cards from '../page/parts/cards.server.module.css'
import parts from '../page/parts/parts.server.module.css'
import { Prose, Section, Title } from '../page/parts/parts.server.tsx'
import { ContentPicture } from '../page/parts/picture.server.tsx'
import type { RenderContext } from '../page/render-context.ts'
import { defineComponent } from './component-type.server.ts'
import need from './need-reno.server.module.css'

const Tile = z.object({
  title: z.string().min(1),
  description: Markdown.optional(),
  image: Image.optional(),
  href: z.string().min(1),
})

export const multipleCtaTiles = defineComponent({
  type: 'multiple-cta-tiles',
  schema: z.object({ title: z.string().default(''), tiles: z.array(Tile).default([]) }),
  example: {
    title: 'Where to next',
    tiles: [
      {
        title: 'Case studies',
        image: { url: 'Original/content/hotel.webp' },
        href: `/${routes.content.caseStudies.below({ path: '' })}`,
      },
    ],
  },
  render({ title, tiles }, context) {
    const level = title === '' ? 2 : context.nextLevel()
    return (
      <Section>
        <div className="page">
          {title !== '' && <Title level={level}>{title}</Title>}
          <TileGrid tiles={tiles} level={title === '' ? 2 : 3} columns={tiles.length === 4 ? 4 : 3} context={context} />
        </div>
      </Section>
    )
  },
})

/** A link to advice; left out for visitors from the BIM library. */
export const needReno = defineComponent({
  type: 'need-reno',
  schema: z.object({
    title: z.string().default('Need renovation advice?'),
    description: Markdown.optional(),
    image: Image.optional(),
    href: z.string().default(pageLink(routes.contact)),
  }),
  example: { description: 'Tell us about the room and we answer within two working days.' },
  render({ title, description, image, href }, context) {
    const address = context.fromBim ? null : linkAddress(href, context)
    if (address === null) return null
    return (
      <Section>
        <div className="page">
          <div className={`${need.need} ${image ? '' : need.arrow}`.trim()}>
            <div>
              <h2 className={need.title}>
                <a href={address} data-cta="link">
                  {title}
                </a>
              </h2>
              <Prose text={description} under={2} context={context} className={need.words} />
            </div>
            {image && <ContentPicture image={image} context={context} sizes="(width >= 1024px) 40vw, 100vw" />}
          </div>
        </div>
      </Section>
    )
  },
})

/** A collection is recognised by its address. */
const COLLECTIONS = {
  'case-studies': { below: `/${routes.content.caseStudies.below({ path: '' })}`, none: 'No case studies available.' },
  'product-releases': {
    below: `/${routes.content.productReleases.below({ path: '' })}`,
    none: 'No product releases available.',
  },
} as const

/** Cards of case studies or product releases: only those whose address lies below that of the list. */
export const contentCollection = defineComponent({
  type: 'content-collection',
  schema: z.object({
    title: z.string().default(''),
    description: Markdown.optional(),
    collection: z.enum(['case-studies', 'product-releases']),
    items: z
      .array(
        z.object({
          title: z.string().min(1),
          description: Markdown.optional(),
          image: Image.optional(),
          url: z.string().min(1),
        }),
      )
      .default([]),
  }),
  example: {
    title: 'Case studies',
    collection: 'case-studies',
    items: [{ title: 'Harbour Row', description: '180 apartments.', url: '/case-studies/harbour-row/' }],
  },
  render({ title, description, collection, items }, context) {
    const { below, none } = COLLECTIONS[collection]
    const level = title === '' ? 2 : context.nextLevel()
    const tiles = items.filter(({ url }) => url.includes(below)).map(({ url, ...tile }) => ({ ...tile, href: url }))
    return (
      <Section>
        <div className="page">
          {title !== '' && <Title level={level}>{title}</Title>}
          <Prose text={description} under={level} context={context} />
          {tiles.length === 0 ? (
            <p className={parts.none}>{none}</p>
          ) : (
            <TileGrid tiles={tiles} level={title === '' || level === 1 ? 2 : 3} columns={3} context={context} />
          )}
        </div>
      </Section>
    )
  },
})

interface TileGridProps {
  readonly tiles: readonly z.output<typeof Tile>[]
  readonly level: 2 | 3
  readonly columns: 3 | 4
  readonly context: RenderContext
}

function TileGrid({ tiles, level, columns, context }: TileGridProps) {
  const Heading = `h${level}` as const
  return (
    <ul className={`${cards.grid} ${columns === 3 ? cards.three : cards.four}`}>
      {tiles.map(({ title, description, image, href }) => {
        const address = linkAddress(href, context)
        return (
          address && (
            <li key={href + title} className={`${cards.card} ${cards.tile}`}>
              <ContentPicture
                image={image}
                context={context}
                sizes="(width >= 1024px) 33vw, (width >= 600px) 50vw, 100vw"
                className={cards.picture}
              />
              <Heading className={cards.title}>
                <a href={address} data-cta="link">
                  {title}
                </a>
              </Heading>
              <Prose text={description} under={3} context={context} className={cards.words} />
            </li>
          )
        )
      })}
    </ul>
  )
}
