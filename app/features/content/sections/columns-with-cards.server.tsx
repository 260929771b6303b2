import { z } from 'zod'
import { linkAddress } from '../page/addresses.ts'
import { alignment, Image, Markdown, sectionFields } from '../page/parts/fields.server.ts'
import cards from '../page/parts/cards.server.module.css'
import { Prose, Title } from '../page/parts/parts.server.tsx'
import { ContentPicture } from '../page/parts/picture.server.tsx'
import type { RenderContext } from '../page/render-context.ts'
import styles from './columns-with-cards.server.module.css'
import { defineSection } from './section.server.ts'

const Card = z.object({
  title: z.string().min(1),
  description: Markdown.optional(),
  image: Image.optional(),
  alignment: alignment('left', 'center', 'right'),
  href: z.string().optional(),
})

/** A card whose title is a number, at most with its unit, is set as a figure. */
const FIGURE = /^[−-]?\d[\d.,]*(?:\s?\S{1,6})?$/

export const columnsWithCards = defineSection({
  kind: 'columns_with_cards',
  schema: z.object({
    ...sectionFields,
    title: z.string().default(''),
    description: Markdown.optional(),
    section_with_cards: z.array(Card),
  }),
  example: {
    title: 'Three things to settle first',
    section_with_cards: [
      {
        title: 'Water pressure',
        description: 'Measure it at the furthest outlet.',
        image: { url: 'Original/content/pressure.webp' },
        alignment: 'left',
      },
    ],
  },
  render({ title, description, section_with_cards: section }, context) {
    const level = title === '' ? 2 : context.nextLevel()
    return (
      <div>
        {title !== '' && <Title level={level}>{title}</Title>}
        <Prose text={description} under={level} context={context} />
        <ul className={`${cards.grid} ${cards.three}`}>
          {section.map((card) => (
            <li
              key={card.title}
              className={`${cards.card} ${styles.card} ${FIGURE.test(card.title) ? styles.figure : ''}`.trim()}
              data-align={card.alignment}
            >
              {card.image && (
                <ContentPicture
                  image={card.image}
                  context={context}
                  sizes="(width >= 1024px) 33vw, (width >= 600px) 50vw, 100vw"
                  className={cards.picture}
                />
              )}
              <CardTitle card={card} isUnderTitle={title !== ''} context={context} />
              <Prose text={card.description} under={3} context={context} className={`${cards.words} ${styles.words}`} />
            </li>
          ))}
        </ul>
      </div>
    )
  },
})

function CardTitle({
  card,
  isUnderTitle,
  context,
}: {
  card: z.output<typeof Card>
  isUnderTitle: boolean
  context: RenderContext
}) {
  const href = card.href === undefined ? null : linkAddress(card.href, context)
  const words = href === null ? card.title : <a href={href}>{card.title}</a>
  return isUnderTitle ? <h3>{words}</h3> : <h2 className={cards.title}>{words}</h2>
}
