import { expect, it } from 'vitest'
import { reasonOfEnd } from './reason-of-end.ts'

const FULL = '2026-11-27 UTC [12] FATAL:  could not write to file "pg_wal/xlogtemp.12": No space left on device'
const REFUSED = '2026-11-27 UTC [13] FATAL:  the database system is not yet accepting connections'
const DETAIL = '2026-11-27 UTC [13] DETAIL:  Consistent recovery state has not been yet reached.'

it.each([
  ['what the program failed at', `${FULL}\n${REFUSED}`, FULL],
  ['not what it answered those who came too early', `${REFUSED}\n${DETAIL}\n${FULL}\n`, FULL],
  ['its first words where none says so', 'aborted by signal\nbye', 'aborted by signal'],
  ['nothing where it said nothing', '', ''],
])('is %s', (_, messages, reason) => {
  expect(reasonOfEnd(messages)).toBe(reason)
})
