import type { ReactNode } from 'react'
import type { ProductCard } from '@specify/catalogue/prices/card.ts'
import { HITS_PER_PAGE } from '#app/features/search/hits/facet-kinds.ts'
import type { ListingData, ListingPage } from './listing/listing-model.ts'
import styles from './listing/results.module.css'

/** Cards of a page, with the place of the first among all of the listing. */
interface PagePart extends ListingPage {
  readonly from: number
}

/** The cards of a page that stand between two places of the listing. */
export function partOf({ page, cards }: ListingPage, first: number, past = Infinity): PagePart {
  const before = (page - 1) * HITS_PER_PAGE
  const from = Math.max(0, first - before)
  return { page, cards: cards.slice(from, Math.max(from, past - before)), from: before + from }
}

interface CardListProps {
  readonly data: ListingData
  readonly pages: readonly PagePart[]
  readonly renderCard: (card: ProductCard, position: number, eager: boolean) => ReactNode
}

export function CardList({ data, pages, renderCard }: CardListProps) {
  return (
    <div role="list" className={data.state.view === 'grid' ? styles.grid : styles.list}>
      {pages.flatMap(({ page, cards, from: start }) =>
        inGroups(cards).map((group) => (
          <div key={`${page} ${group.from}`} className={styles.group} data-below={group.from > 0 || null}>
            {group.cards.map((card, place) => {
              const position = start + group.from + place
              return (
                <div
                  key={`${card.productId} ${card.selected}`}
                  role="listitem"
                  data-page={position % HITS_PER_PAGE === 0 ? page : undefined}
                >
                  {renderCard(card, position + 1, position % HITS_PER_PAGE < 4 && page === pages[0]?.page)}
                </div>
              )
            })}
          </div>
        )),
      )}
    </div>
  )
}

/** Whole rows of a phone, as many as it shows at first. Those below come a group at a time. */
const GROUP_SIZE = 4

function inGroups(cards: readonly ProductCard[]) {
  const count = Math.ceil(cards.length / GROUP_SIZE)
  return Array.from({ length: count }, (_, group) => {
    const from = group * GROUP_SIZE
    return { from, cards: cards.slice(from, from + GROUP_SIZE) }
  })
}
