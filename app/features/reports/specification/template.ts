import type { List, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

/** Fields of a product in clauses, by their names in braces. */
export const CLAUSE_FIELDS = {
  tag: 'Tags, as in BM-01',
  product: 'Name of the product',
  brand: 'Brand',
  collection: 'Collection',
  code: 'Product code',
  finish: 'Finish',
  material: 'Material',
  size: 'Size',
  hand: 'Hand, where it comes in two',
  variant: 'Size, hand, entry, trap or tap holes, where the variants of the product differ in them',
  dimensions: 'Width × depth × height',
  wels: 'WELS rating',
  registration: 'WELS registration',
  flow: 'Flow or flush',
  watermark: 'WaterMark licence',
  leadfree: 'Lead free: yes, no or not stated',
  standards: 'Standards',
  warranty: 'Warranty',
  guide: 'Installation guide, with its version',
  quantity: 'Pieces in every unit',
  rooms: 'Where it stands',
  equal: 'The words “or approved equal”, where they are switched on',
} as const
export type ClauseField = keyof typeof CLAUSE_FIELDS

/** Null where a field does not apply to the kind of the product. */
export type ClauseValues = Readonly<Record<ClauseField, string | null>>

export const MAX_TEMPLATE_LENGTH = 4_000
export const MAX_EQUAL_LENGTH = 200

export interface SpecificationTemplate {
  /** Markdown with fields: headings, paragraphs, lists, bold and italic. */
  readonly clause: string
  readonly equal: string
}

export const DEFAULT_TEMPLATE: SpecificationTemplate = {
  clause: `### {tag} {product}

Proprietary item: {brand} {product}, code **{code}**{equal}.

- Finish: {finish}
- Variant: {variant}
- Material: {material}
- Dimensions: {dimensions}
- WELS: {wels}, registration {registration}, {flow}
- WaterMark licence: {watermark}
- Lead free: {leadfree}
- Standards: {standards}
- Warranty: {warranty}

Install to the manufacturer’s instructions: {guide}.

Quantity: {quantity}. Location: {rooms}.`,
  equal: ', or approved equal',
}

export interface Run {
  readonly text: string
  readonly isBold: boolean
  readonly isItalic: boolean
}

/** A document in the few forms that Word, Markdown and the screen share. */
export type Block =
  | { readonly kind: 'heading'; readonly depth: number; readonly runs: readonly Run[] }
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[] }
  /** `level` counts from 0. */
  | { readonly kind: 'item'; readonly level: number; readonly isOrdered: boolean; readonly runs: readonly Run[] }

export type ClauseBlocks = readonly Block[]

const FIELD = /\{([a-z]*)\}/gi

/** Validates a template's text; empty for a valid one. */
export function templateProblem(clause: string): string {
  if (clause.trim() === '') return 'Enter the text of the clause.'
  if (clause.length > MAX_TEMPLATE_LENGTH) return `A clause has at most ${MAX_TEMPLATE_LENGTH} characters.`
  const unknown = Array.from(clause.matchAll(FIELD), ([, name = '']) => name).filter((name) => !isField(name))
  if (unknown.length === 0) return ''
  return `There is no field {${unknown[0]!.slice(0, 40)}}. The fields are listed below.`
}

function isField(name: string): name is ClauseField {
  return Object.hasOwn(CLAUSE_FIELDS, name)
}

/** The forms of a template, with its fields still in braces. What it has no form for stands as plain text. */
export function parseClause(clause: string): Block[] {
  return fromMarkdown(clause).children.flatMap((node) => toBlocks(node, clause, 0))
}

function toBlocks(node: RootContent, source: string, level: number): Block[] {
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', depth: node.depth, runs: toRuns(node.children) }]
    case 'paragraph':
      return [{ kind: 'paragraph', runs: toRuns(node.children) }]
    case 'list':
      return toItems(node, source, level)
    case 'blockquote':
      return node.children.flatMap((child) => toBlocks(child, source, level))
    case 'thematicBreak':
    case 'definition':
      return []
    default:
      return [{ kind: 'paragraph', runs: [plain(sourceOf(node, source))] }]
  }
}

/** Lists within lists deeper than people write them are read no further. */
const MAX_LEVEL = 4

function toItems({ children, ordered }: List, source: string, level: number): Block[] {
  return children.flatMap((item) =>
    item.children.flatMap((child): Block[] => {
      if (child.type === 'list') return level < MAX_LEVEL ? toItems(child, source, level + 1) : []
      return toBlocks(child, source, level).map(({ runs }) => ({
        kind: 'item',
        level,
        isOrdered: ordered === true,
        runs,
      }))
    }),
  )
}

function toRuns(nodes: readonly PhrasingContent[], style = { isBold: false, isItalic: false }): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'html')
      return [{ text: node.value, ...style }]
    if (node.type === 'break') return [{ text: ' ', ...style }]
    if (node.type === 'strong') return toRuns(node.children, { ...style, isBold: true })
    if (node.type === 'emphasis') return toRuns(node.children, { ...style, isItalic: true })
    return 'children' in node ? toRuns(node.children, style) : []
  })
}

function plain(text: string): Run {
  return { text, isBold: false, isItalic: false }
}

function sourceOf({ position }: RootContent, source: string): string {
  return source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
}

const NOT_APPLICABLE = 'not applicable'

/**
 * A clause of one product. What the fields say is text, whatever stands in it. A paragraph or an item whose fields all do
 * not apply to the product is left out.
 */
export function fillClause(blocks: ClauseBlocks, values: ClauseValues): Block[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'heading' && saysNothing(block, values)) return []
    const runs = block.runs.map((run) => ({
      ...run,
      text: brandOnce(run.text, values).replaceAll(FIELD, (field, name: string) =>
        isField(name) ? (values[name] ?? NOT_APPLICABLE).replaceAll(/\s+/g, ' ') : field,
      ),
    }))
    return [{ ...block, runs: tidied(runs) }]
  })
}

/** Names that begin with their brand have it already. */
function brandOnce(text: string, { brand, product }: ClauseValues): string {
  if (!brand || !product?.startsWith(`${brand} `)) return text
  return text.replaceAll('{brand} {product}', '{product}')
}

function saysNothing({ runs }: Block, values: ClauseValues): boolean {
  const fields = runs.flatMap(({ text }) => Array.from(text.matchAll(FIELD), ([, name = '']) => name)).filter(isField)
  return fields.length > 0 && fields.every((name) => values[name] === null)
}

/** A heading that begins with a field that is empty begins with what follows it. */
function tidied(runs: readonly Run[]): Run[] {
  const shownRuns = runs.filter(({ text }) => text !== '')
  return shownRuns.map((run, index) => {
    const text = run.text.replaceAll(/ {2,}/g, ' ')
    return { ...run, text: index === 0 ? text.trimStart() : text }
  })
}
