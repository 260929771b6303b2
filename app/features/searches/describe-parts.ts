import type { Condition } from '#app/features/search/understanding/lexicon/meaning.ts'
import type { Understanding } from '#app/features/search/understanding/understanding.ts'

const MOST_PARTS = 8
const MAX_LENGTH = 60

/** Summarises an understood query: `product-types:Basin mixers`, `width:..600`, `not shape:Round (+1)`. */
export function describeParts({ parts }: Pick<Understanding, 'parts'>): string[] {
  return parts
    .filter(({ role }) => role !== 'wish')
    .map(({ role, alternatives: [first, ...others], refused }) => {
      if (role === 'order' || !first) return 'order:price'
      if (refused) return `not ${refused.map(describeCondition).join(', ')}`.slice(0, MAX_LENGTH)
      const conditions = first.conditions.map(describeCondition).join(' + ') || `words:${first.words}`
      return (
        (role === 'without' ? 'not ' : '') +
        conditions.slice(0, MAX_LENGTH) +
        (others.length > 0 ? ` (+${others.length})` : '')
      )
    })
    .slice(0, MOST_PARTS)
}

function describeCondition(condition: Condition): string {
  if ('values' in condition) return `${condition.attribute}:${condition.values.slice(0, 2).join(', ')}`
  const { min, max } = condition.range
  return `${condition.attribute}:${min === max ? min : `${min ?? ''}..${max ?? ''}`}`
}

/** Words and wishes that the products were found without, as typed; none of a query that says nothing at all. */
export function listGivenUp({ parts, ignored, text }: Pick<Understanding, 'ignored' | 'parts' | 'text'>): string[] {
  if (parts.length === 0 && text === '') return []
  const boosts = parts.filter(({ role }) => role === 'wish').map(({ typed }) => typed)
  return [...boosts, ...ignored].map((phrase) => phrase.toLowerCase().slice(0, MAX_LENGTH)).slice(0, MOST_PARTS)
}
