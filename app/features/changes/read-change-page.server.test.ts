import { expect, it } from 'vitest'
import { readRowFilter } from './read-change-page.server.ts'

it.each(['a%00b', '%F0%9F%98%80'.repeat(60), `${'x'.repeat(99)}%F0%9F%98%80`, '%1F'])(
  'looks for words that the database can hold: %s',
  (typed) => {
    const { words } = readRowFilter(new URLSearchParams(`q=${typed}`))
    expect([words.isWellFormed(), /\p{Cc}/u.test(words), words.length <= 100]).toEqual([true, false, true])
  },
)
