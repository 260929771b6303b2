import { expect, it } from 'vitest'
import { AppError } from '@specify/core/app-error.ts'
import { normaliseCode } from '@specify/engine/fold'
import { assertLength } from './text/assert-length.ts'
import { MAX_LIST_CHARACTERS, MAX_LIST_LINES } from './limits.ts'
import { listTextSteps, readListText } from './read-text.ts'

const reading = { isCode: (code: string) => normaliseCode(code) === normaliseCode('97140C6AF') }
const MAX_STEP_MS = 300

it.each(['\n', '\r', '\r\n'])('lines count that end with %j', (end) => {
  expect(() => assertLength(`2${end}`.repeat(MAX_LIST_LINES))).not.toThrow()
  expect(() => assertLength(`2${end}`.repeat(MAX_LIST_LINES + 1))).toThrow(AppError)
})

it.each(['2 x 97140C6AF<br>', '<div>a</div>', '<tr><td>97140C6AF</td><td>2</td></tr>'])('a page of %s has too many lines', (element) => {
  const page = element.repeat(MAX_LIST_CHARACTERS / element.length)
  expect(() => readListText(`${page}</p>`, reading)).toThrow(AppError)
  expect(() => readListText(`${element.repeat(100)}${'<br>'.repeat(MAX_LIST_LINES * 2)}</p>`, reading)).not.toThrow()
}) // prettier-ignore

it.each([
  ['brackets', '('.repeat(82)],
  ['dashes behind a code', `97140C6AF 1 ${'-'.repeat(280)}`],
  ['semicolons before one', `${';'.repeat(280)} 97140C6AF 1`],
  ['rooms', 'each of the 4 ensuites '.repeat(12)],
  ['long lines', 'Level 3 - '.repeat(199)],
])('no step takes long for many %s', (_name, line) => {
  // Patterns are compiled at their first use.
  readListText(`${line}\n`.repeat(20), reading)
  const steps = listTextSteps(`${line}\n`.repeat(Math.floor(MAX_LIST_CHARACTERS / 2 / (line.length + 1))), reading)
  let longest = 0
  for (let isDone = false; !isDone;) {
    const { user } = process.threadCpuUsage()
    isDone = steps.next().done === true
    longest = Math.max(longest, (process.threadCpuUsage().user - user) / 1_000)
  }
  expect(longest).toBeLessThan(MAX_STEP_MS)
})
