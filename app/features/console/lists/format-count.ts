import { countText } from '@specify/core/text/count-text.ts'
import type { Count } from './read-list.server.ts'

export function formatCount(count: Count): string {
  return typeof count === 'number' ? countText(count) : count === 'many' ? 'More than 10,000' : 'Many'
}
