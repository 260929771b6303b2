import { lineCode, type EvidenceLine } from '../schedule.ts'

export interface FinishInUse {
  readonly name: string
  /** Each coating of each maker once, the most used first. */
  readonly coatings: readonly FinishCoating[]
  readonly codes: readonly FinishCode[]
  /** Pieces in every unit. */
  readonly quantity: number
  /** Warns that pieces of this finish may look different; empty without a reason. */
  readonly warning: string
  readonly image: string | null
}

export interface FinishCoating {
  readonly brand: string
  /** Empty where it is not stated. */
  readonly coating: string
  readonly surface: string
}

export interface FinishCode {
  readonly sku: string
  readonly name: string
  readonly tags: readonly string[]
}

export interface FinishBoard {
  /** The most used first. */
  readonly finishes: readonly FinishInUse[]
  /** Codes whose product states no finish, or is gone. */
  readonly without: readonly string[]
}

/** Values of parts without a finish to choose. */
const NO_FINISH = /^(?:|n\/?a|not applicable|none)$/i

/** Every finish of a schedule once. Rooms that are not built count for nothing. */
export function finishBoard(lines: readonly EvidenceLine[]): FinishBoard {
  const byFinish = new Map<string, EvidenceLine[]>()
  const without = new Set<string>()
  for (const line of lines) {
    if (line.units === 0) continue
    const name = finishOf(line)
    if (NO_FINISH.test(name)) without.add(lineCode(line) || line.name)
    else byFinish.getOrInsertComputed(name.toLowerCase(), () => []).push(line)
  }
  const finishes = Array.from(byFinish.values(), toFinish)
  return { finishes: finishes.toSorted((a, b) => b.quantity - a.quantity), without: [...without] }
}

function finishOf({ listed }: EvidenceLine): string {
  return String(listed?.variant.attributes.colour ?? '').trim()
}

function toFinish(lines: readonly EvidenceLine[]): FinishInUse {
  const coatings = new Map<string, FinishCoating & { pieces: number }>()
  const codes = new Map<string, FinishCode & { tags: string[] }>()
  for (const line of lines) {
    const { sku, name, tag, listed, totalQuantity } = line
    const { brand = '' } = listed?.product ?? {}
    const [coating, surface] = (['coating-method', 'surface-finish'] as const).map((key) =>
      String(listed?.variant.attributes[key] ?? ''),
    ) as [string, string]
    const key = [brand, coating].join('\n')
    coatings.getOrInsertComputed(key, () => ({ brand, coating, surface, pieces: 0 })).pieces += totalQuantity
    const { tags } = codes.getOrInsertComputed(sku, () => ({ sku, name, tags: [] }))
    if (tag !== '' && !tags.includes(tag)) tags.push(tag)
  }
  const ranked = [...coatings.values()].toSorted((a, b) => b.pieces - a.pieces)
  return {
    name: finishOf(lines[0]!),
    coatings: ranked.map(({ brand, coating, surface }) => ({ brand, coating, surface })),
    codes: [...codes.values()],
    quantity: lines.reduce((sum, { totalQuantity }) => sum + totalQuantity, 0),
    warning: warningOf(ranked),
    image: lines.map(({ listed }) => listed?.variant.images[0]).find((image) => image !== undefined) ?? null,
  }
}

/** A finish is a name: what is plated, coated and painted under one name need not match. */
function warningOf(coatings: readonly FinishCoating[]): string {
  const stated = [...new Set(coatings.map(({ coating }) => coating).filter(Boolean))]
  const brands = [...new Set(coatings.map(({ brand }) => brand).filter(Boolean))]
  if (stated.length > 1) return `Different coatings under one name: ${listText(stated)}. Compare samples.`
  if (brands.length > 1) return `From ${listText(brands)}. Compare samples.`
  return ''
}

function listText(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)!}`
}
