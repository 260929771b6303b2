import type { TermSpan, CodeSpan, Edge, QueryGraph } from './graph.ts'
import type { Word } from '../text/words.ts'

interface DraftEdge extends Omit<Edge, 'words' | 'codes'> {
  readonly words: TermSpan[]
  readonly codes: CodeSpan[]
}

/** Collects the edges of a query graph; nodes between words are added for phrases that replace some words. */
export class GraphBuilder {
  private readonly words: readonly Word[]
  private readonly edges = new Map<string, DraftEdge>()
  /** Fractions, so that a node inside words 1 to 3 sorts between them. */
  private readonly nodes: number[]

  constructor(words: readonly Word[]) {
    this.words = words
    this.nodes = Array.from({ length: words.length + 1 }, (_, node) => node)
  }

  addWords(firstWord: number, endWord: number, spans: readonly TermSpan[]): void {
    if (spans.length > 0) this.edge(firstWord, endWord, firstWord, endWord, null).words.push(...spans)
  }

  addCodes(firstWord: number, endWord: number, spans: readonly CodeSpan[]): void {
    if (spans.length > 0) this.edge(firstWord, endWord, firstWord, endWord, null).codes.push(...spans)
  }

  addSkip(word: number, skip: 'stopWord' | 'missing'): void {
    this.edge(word, word + 1, word, word + 1, skip)
  }

  /** Words that may replace, all of them and in any order, the query words `firstWord` to `endWord`. */
  addPhrase(firstWord: number, endWord: number, phrase: readonly (readonly TermSpan[])[]): void {
    if (phrase.some((spans) => spans.length === 0)) return
    const step = (endWord - firstWord) / phrase.length
    let from = firstWord
    phrase.forEach((spans, index) => {
      const to = index === phrase.length - 1 ? endWord : this.addNode(firstWord + step * (index + 1))
      this.edge(from, to, firstWord, endWord, null, phrase.length).words.push(...spans)
      from = to
    })
  }

  build(matchAny: boolean, weights: readonly number[] | null): QueryGraph {
    const order = this.nodes.toSorted((a, b) => a - b)
    const edges = Array.from(this.edges.values(), (edge) => ({
      ...edge,
      from: order.indexOf(edge.from),
      to: order.indexOf(edge.to),
    }))
    edges.sort((a, b) => a.from - b.from || a.to - b.to)
    return { nodeCount: order.length, edges, words: this.words, matchAny, weights }
  }

  private addNode(near: number): number {
    let node = near
    while (this.nodes.includes(node)) node += 1e-6
    this.nodes.push(node)
    return node
  }

  private edge(from: number, to: number, firstWord: number, endWord: number, skip: Edge['skip'], steps = 1): DraftEdge {
    const key = `${from} ${to} ${skip}`
    const known = this.edges.get(key)
    if (known) return known
    const edge: DraftEdge = { from, to, firstWord, endWord, skip, steps, words: [], codes: [] }
    this.edges.set(key, edge)
    return edge
  }
}
