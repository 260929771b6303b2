import type { Filter, IndexView } from '@specify/engine'
import { isAnyMet } from './head.ts'
import { conditionFilter, meaningFilter, type Alternative, type Span } from './meaning.ts'

export type PartRole = 'kind' | 'attribute' | 'without' | 'wish' | 'order'

/** A phrase of the query and what was made of it. */
export interface UnderstoodPart {
  /** As typed, corrections made. */
  readonly typed: string
  readonly role: PartRole
  /** Any of them is what was meant. */
  readonly alternatives: readonly Alternative[]
}

/** Null for any product. */
export function allOf(filters: readonly Filter[]): Filter | null {
  const [only = null, another] = filters
  return another === undefined ? only : { kind: 'and', filters }
}

/** Goes through the phrases, the kind of thing first, and keeps the conditions that products meet together. */
export class Reader {
  readonly parts: UnderstoodPart[] = []
  readonly wishes: Filter[] = []
  readonly refused = new Set<Span>()
  order: 'price' | null = null
  private readonly view: IndexView
  private readonly within: readonly Filter[]
  private readonly conditions: Filter[] = []

  constructor(view: IndexView, within: readonly Filter[], spans: readonly Span[], head: Span | null) {
    this.view = view
    this.within = within
    if (head) this.addKind(head)
    for (const span of spans) {
      if (span === head) continue
      if (span.meaning.isKind) this.addOtherKind(span)
      else this.addAttribute(span)
    }
  }

  /** What was understood. */
  filter(): Filter | null {
    return allOf(this.conditions)
  }

  /** The same together with what is searched in. */
  all(): readonly Filter[] {
    return [...this.within, ...this.conditions]
  }

  addAttribute(span: Span): void {
    const { meaning, typed } = span
    if (meaning.order) {
      this.order = meaning.order
      this.parts.push({ typed, role: 'order', alternatives: [] })
      return
    }
    const filter = meaningFilter(meaning)
    // Words that say nothing are used up; words in the place of words are looked for.
    if (!filter && meaning.alternatives.length === 0) return
    if (!filter) {
      this.refused.add(span)
      return
    }
    const isMet = this.isMet(filter)
    if (isMet) this.conditions.push(filter)
    else this.wishes.push(filter)
    const role = meaning.isExcluded ? 'without' : 'attribute'
    this.parts.push({ typed, role: isMet ? role : 'wish', alternatives: meaning.alternatives })
  }

  private addKind({ meaning, typed }: Span): void {
    const filter = meaningFilter(meaning)
    if (!filter) return
    this.conditions.push(filter)
    if (meaning.best) this.wishes.push(conditionFilter(meaning.best))
    this.parts.push({ typed, role: 'kind', alternatives: meaning.alternatives })
  }

  /** A second kind narrows the first where products are both; otherwise it is a word like others. */
  private addOtherKind(span: Span): void {
    const filter = meaningFilter(span.meaning)
    if (span.meaning.sureness === 'hint' || !filter || !this.isMet(filter)) {
      this.refused.add(span)
      return
    }
    this.conditions.push(filter)
    this.parts.push({ typed: span.typed, role: 'attribute', alternatives: span.meaning.alternatives })
  }

  private isMet(filter: Filter): boolean {
    return isAnyMet(this.view, [...this.all(), filter])
  }
}
