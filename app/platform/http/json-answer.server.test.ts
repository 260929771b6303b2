import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonAnswer, jsonPieces } from './json-answer.server.ts'

const variant = { sku: 'A', attributes: { colour: 'Chrome', list: [1, { a: null }] } }
const LINES = Array.from({ length: 20_000 }, (_, index) => ({ id: index, note: 'n'.repeat(200), variant }))

describe('an answer as JSON', () => {
  it('is what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const shared = { value, again: [value, value], at: new Date(0), left: undefined, both: [undefined, value] }
        expect([...jsonPieces(shared, new Map())].join('')).toBe(JSON.stringify(shared))
      }),
    )
  })

  it('that is short has its length', async () => {
    const answer = jsonAnswer({ isError: false, list: [1, 2] }, new Headers({ 'x-more': 'yes' }))
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('x-more')).toBe('yes')
    expect(await answer.json()).toEqual({ isError: false, list: [1, 2] })
  })

  it('that is long leaves turns to others', async () => {
    const answer = jsonAnswer({ isError: false, list: { rooms: [{ items: LINES }] }, lineItems: LINES }, new Headers())
    expect(answer.headers.get('content-type')).toBe('application/json')
    let turns = 0
    let isRead = false
    const others = (async () => {
      for (; !isRead; turns++) await nextTurn()
    })()
    const text = await answer.text()
    isRead = true
    await others
    expect(turns).toBeGreaterThan(50)
    expect(JSON.parse(text)).toEqual({ isError: false, list: { rooms: [{ items: LINES }] }, lineItems: LINES })
  })

  it('that is long leaves as many turns to others beside nine like it (F-16)', async () => {
    const turnsFor = async (count: number) => {
      let turns = 0
      let isRead = false
      const others = (async () => {
        for (; !isRead; turns++) await nextTurn()
      })()
      await Promise.all(Array.from({ length: count }, () => jsonAnswer({ list: LINES }, new Headers()).text()))
      isRead = true
      await others
      return turns
    }
    expect(await turnsFor(10)).toBeGreaterThan(7 * (await turnsFor(1)))
  })
})
