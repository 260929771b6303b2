import { expect, it } from 'vitest'
import { splitStatement } from './statement.ts'

it.each([
  ['A mixer for one hole. It reaches 128 mm.', 'A mixer for one hole.', 'It reaches 128 mm.'],
  ['Walls of 0.9 mm, e.g. for a bar. More.', 'Walls of 0.9 mm, e.g. for a bar.', 'More.'],
  ['One sentence.\n\nAnother.', 'One sentence.', 'Another.'],
  ['The **Cleanflush** bowl has [no rim](/x). Wipe it.', 'The Cleanflush bowl has no rim.', 'Wipe it.'],
  ['Only this.', 'Only this.', ''],
])('takes the first sentence of %j', (markdown, statement, rest) => {
  expect(splitStatement(markdown)).toEqual({ statement, rest })
})

it.each(['', 'no end', '# A heading.', '- A point. Another.', `${'long '.repeat(60)}end. Next.`])(
  'finds no statement in %j',
  (markdown) => {
    expect(splitStatement(markdown)).toEqual({ statement: null, rest: markdown.trim() })
  },
)
