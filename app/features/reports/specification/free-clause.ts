import { countText } from '@specify/core/text/count-text.ts'
import { partiesText } from '@specify/schedule/free-lines/free-text.ts'
import { lineCode, placeText, type EvidenceLine } from '../schedule.ts'
import { roomsText } from './rooms-text.ts'
import type { Block, Run } from './template.ts'

const run = (text: string, isBold = false): Run => ({ text, isBold, isItalic: false })

/** The short clause of a line that is not from the catalogue: only what was typed, in no office's template. */
export function freeClause(own: readonly EvidenceLine[]): Block[] {
  const [line] = own as [EvidenceLine, ...EvidenceLine[]]
  const { name, free } = line
  if (!free) return []
  const tags = [...new Set(own.map(({ tag }) => tag).filter(Boolean))].join(', ')
  const code = lineCode(line)
  const parties = partiesText(free)
  const quantity = countText(own.reduce((sum, { totalQuantity }) => sum + totalQuantity, 0))
  return [
    { kind: 'heading', depth: 3, runs: [run([tags, name].filter(Boolean).join(' '))] },
    {
      kind: 'paragraph',
      runs: [
        run(`Not from this catalogue. Maker: ${free.maker || 'not stated'}, code `),
        run(code || 'not stated', code !== ''),
        run('.'),
      ],
    },
    { kind: 'paragraph', runs: [run(parties === '' ? 'Supply and installation: not stated.' : sentence(parties))] },
    { kind: 'paragraph', runs: [run(`Quantity: ${quantity}. Location: ${roomsText(own.map(placeText))}.`)] },
  ]
}

function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`
}
