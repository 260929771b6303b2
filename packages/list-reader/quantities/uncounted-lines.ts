import { BULLET } from '../words/list-tokens.ts'
import { hasThing, quantityIn } from '../words/list-words.ts'
import { LABELLED, type ReadLine } from '../tables/continued-row.ts'
import { namedField } from '../columns/fields.ts'

const CLOSING =
  /^(?:(?:kind|kindest|best|warm|many) )?(?:regards|cheers|thanks|thank you|thx|sincerely|yours \p{L}+)(?:[\s,.!]+\p{L}+){0,3}[\s,.!]*$/iu
/** A room, or what stands in it. */
const THING_ALONE = /^(?:bath|toilet|wc|spa|bidet)$/i

/**
 * Lines of products that say no quantity are rows where they stand among others of a list: several together, beside
 * products that are counted, or below the name of a room. Beside a bare code they are its description, right above a code
 * the name of its kind, and below the end of a message nothing is listed.
 */
export function withUncounted(given: readonly ReadLine[], isWhole: boolean): readonly ReadLine[] {
  const read = given.map((line, at) => withThing(line, given[at - 1], given[at + 1]))
  const lines = [...read]
  const end = endOf(read)
  let from = 0
  for (let at = 0; at <= end; at++) {
    if (at < end && isListed(read[at]!)) continue
    const group = read.slice(from, at)
    const isOnly = isWhole && group.length === 1 && read.length === 1
    for (const index of rowsOf(group, isOnly)) lines[from + index] = toRow(group[index]!)
    from = at + 1
  }
  return lines
}

function endOf(read: readonly ReadLine[]): number {
  const first = read.findIndex(({ said }) => said.kind === 'row' || (said.kind === 'text' && said.uncounted))
  const at = read.findIndex(({ text }, index) => index > first && first >= 0 && CLOSING.test(text))
  return at < 0 ? read.length : at
}

const isOpen = ({ said }: ReadLine) => said.kind === 'text' && said.uncounted !== undefined

function isListed(line: ReadLine): boolean {
  return line.said.kind === 'row' || line.said.kind === 'heading' || isOpen(line) || saysQuantity(line)
}

/** `Qty: 2`, `x 3` in a line of its own. */
function saysQuantity({ text }: ReadLine): boolean {
  const [, label = '', value = text] = LABELLED.exec(text) ?? []
  return quantityIn(value) !== null && (label === '' || namedField(label) === 'quantity')
}

const bulletOf = ({ text }: ReadLine) => BULLET.exec(text)?.[0].trim().replace(/\d+/g, '1') ?? ''
const isBelow = (line: ReadLine, above: ReadLine | undefined) => above !== undefined && line.index === above.index + 1

/** `toilet` between `basin` and `towel rail` is no room. */
function withThing(line: ReadLine, above: ReadLine | undefined, below: ReadLine | undefined): ReadLine {
  const { said } = line
  if (said.kind !== 'heading' || said.isMarked || !THING_ALONE.test(said.place.room)) return line
  const bullet = bulletOf(line)
  const isAlike = (each: ReadLine) =>
    isOpen(each) && bulletOf(each) === bullet && Math.abs(each.index - line.index) === 1
  const beside = [above, below].filter((each) => each !== undefined)
  const isAmong = bullet === '' ? beside.length > 0 && beside.every(isAlike) : beside.some(isAlike)
  if (!isAmong) return line
  const row = { ...EMPTY, quantity: '1', description: said.place.room }
  return {
    ...line,
    said: { kind: 'text', uncounted: { rows: [row], isSure: false, isPlaceAhead: false, isWord: true } },
  }
}

const EMPTY = { code: '', room: '', unitType: '', units: '', tag: '', note: '', roomNote: '' } as const

/** The lines of a group without a quantity that are rows, by their places in it. */
function rowsOf(group: readonly ReadLine[], isOnly: boolean): number[] {
  const open = group.flatMap((line, at) => (isOpen(line) ? [at] : []))
  const isCoded = ({ said }: ReadLine) => said.kind === 'row' && said.row.code !== ''
  const isCounted = group.some(({ said }) => said.kind === 'row' && said.row.code === '')
  const coded = group.filter(isCoded)
  const bullets = new Set(coded.map(bulletOf).filter(Boolean))
  const isSure = (at: number) => {
    const [line, below] = [group[at]!, group[at + 1]]
    const isCountedBelow = below !== undefined && isBelow(below, line) && saysQuantity(below)
    return isCountedBelow || bullets.has(bulletOf(line)) || (line.said.kind === 'text' && line.said.uncounted?.isSure)
  }
  if (coded.length === 0) {
    const isHeaded = open.some((at) => group[at - 1]?.said.kind === 'heading')
    // A number in a line alone may be its quantity.
    const isAlone = isOnly && !/\d/.test(group[0]!.text)
    return open.length > 1 || isCounted || isHeaded || isAlone ? open : open.filter(isSure)
  }
  const isMixed = isCounted || open.some(isSure)
  return open.filter((at) => {
    const line = group[at]!
    const [above, below] = [group[at - 1], group[at + 1]]
    const isAboveCode = below !== undefined && isBelow(below, line) && isCoded(below)
    const isBelowCode = isBelow(line, above) && isCoded(above!)
    if (isBelowCode && above!.said.kind === 'row' && above!.said.row.quantity === '') return false
    if (isSure(at)) return true
    const isWord = line.said.kind === 'text' && line.said.uncounted!.isWord
    return !isWord && !isAboveCode && (isMixed || !isBelowCode || hasThing(above!.text))
  })
}

function toRow(line: ReadLine): ReadLine {
  const { said } = line
  if (said.kind !== 'text' || !said.uncounted) return line
  const [row, ...others] = said.uncounted.rows
  const { isPlaceAhead } = said.uncounted
  const open = { ...row!, quantity: '' }
  return { ...line, said: { kind: 'row', row: open, others, isPlaceAhead, implied: row!.quantity } }
}
