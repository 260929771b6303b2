import type { Block, Run } from '#app/features/reports/specification/template.ts'
import styles from './specification.module.css'

export function ClauseView({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <article className={styles.clause}>
      {numbered(lists(blocks)).map(({ number: key, value: part }) => {
        const [first] = part as [Block, ...Block[]]
        if (first.kind === 'item') return <Items key={key} items={part} isOrdered={first.isOrdered} />
        const Tag = first.kind === 'heading' ? 'h3' : 'p'
        return (
          <Tag key={key}>
            <Runs runs={first.runs} />
          </Tag>
        )
      })}
    </article>
  )
}

/** Items after each other in one part, everything else in a part of its own. */
function lists(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    if (block.kind === 'item' && last?.[0]?.kind === 'item') last.push(block)
    else parts.push([block])
  }
  return parts
}

function Items({ items, isOrdered }: { readonly items: readonly Block[]; readonly isOrdered: boolean }) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className={isOrdered ? styles.numbers : styles.bullets}>
      {numbered(items).map(({ number, value: item }) => (
        <li
          key={number}
          style={item.kind === 'item' && item.level > 0 ? { marginInlineStart: `${item.level}em` } : undefined}
        >
          <Runs runs={item.runs} />
        </li>
      ))}
    </List>
  )
}

function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return numbered(runs).map(({ number, value: { text, isBold, isItalic } }) => {
    const inner = isItalic ? <em>{text}</em> : text
    return <span key={number}>{isBold ? <strong>{inner}</strong> : inner}</span>
  })
}

/** A clause is only ever replaced as a whole: what is at a place is known by its number. */
function numbered<Value>(values: readonly Value[]): { readonly number: number; readonly value: Value }[] {
  return values.map((value, number) => ({ number, value }))
}
