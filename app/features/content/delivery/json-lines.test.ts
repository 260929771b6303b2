import { describe, expect, it } from 'vitest'
import { readJsonLines } from './json-lines.ts'

const TEXT = `{
  "path": "warranty",
  "main": [
    { "id": "a" },
    { "id": "b",
      "tags": [1, -2.5e3, "x\\"y", true,
        null] }
  ]
}`

function lineOf(text: string, path: readonly PropertyKey[]): number {
  const lines = readJsonLines(text)
  if (lines.kind === 'broken') throw new Error(lines.reason)
  return lines.lineOf(path)
}

describe('the line of a value', () => {
  it.each([
    [[], 1],
    [['path'], 2],
    [['main', 1], 5],
    [['main', 1, 'tags', 4], 7],
  ] as const)('%j is on line %i', (path, line) => {
    expect(lineOf(TEXT, path)).toBe(line)
  })

  it('is that of what is there, for what is not', () => {
    expect(lineOf(TEXT, ['main', 0, 'type'])).toBe(4)
  })
})

describe('a text that is no JSON', () => {
  it.each([
    ['{\n  "a": 1\n  "b": 2\n}', 3, 'a comma or } is missing before this'],
    ['{\n  "a": ,\n}', 2, 'a value is missing or misspelt here'],
    ['{\n  "a": "text\n}', 2, 'a text in quotes is missing or does not end here'],
    ['{ "a" 1 }', 1, 'a colon is missing here'],
    ['{}\n\n{}', 3, 'there is something after the end'],
  ])('%j breaks on line %i', (text, line, reason) => {
    expect(readJsonLines(text)).toEqual({ kind: 'broken', line, reason })
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
  })

  it('is refused when it nests without end', () => {
    expect(readJsonLines('['.repeat(5_000))).toMatchObject({ kind: 'broken' })
  })
})
