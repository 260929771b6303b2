import { describe, expect, it } from 'vitest'
import { MAX_WAIT_MS, readWaiting, type WaitingProduct } from './waiting-product.ts'

const NOW = 1_800_000_000_000
const WAITING: WaitingProduct = {
  request: { sku: 'FM1000C', name: 'Folded Mixer' },
  locale: 'au',
  stage: 'account',
  since: NOW - 1_000,
}
const stored = (change: object) => JSON.stringify({ ...WAITING, ...change })

describe('a waiting product', () => {
  it('is read as it was stored, for a day', () => {
    expect(readWaiting(stored({}), NOW)).toEqual(WAITING)
    const request = { ...WAITING.request, projectId: 'p1' }
    expect(readWaiting(stored({ request, stage: 'project' }), NOW)).toEqual({ ...WAITING, request, stage: 'project' })
    expect(readWaiting(stored({ since: NOW - MAX_WAIT_MS }), NOW)).not.toBeNull()
    expect(readWaiting(stored({ since: NOW - MAX_WAIT_MS - 1 }), NOW)).toBeNull()
  })

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['another time', stored({ since: NOW + 1 })],
    ['no time', stored({ since: 'now' })],
    ['another market', stored({ locale: 'uk' })],
    ['another stage', stored({ stage: 'cart' })],
    ['no request', stored({ request: null })],
    ['no code', stored({ request: { name: 'Mixer' } })],
    ['a long code', stored({ request: { sku: 'x'.repeat(61), name: 'Mixer' } })],
    ['a long name', stored({ request: { sku: 'x', name: 'x'.repeat(301) } })],
    ['a project of another kind', stored({ request: { sku: 'x', name: 'x', projectId: 1 } })],
  ])('is none for %s', (_name, text) => {
    expect(readWaiting(text, NOW)).toBeNull()
  })
})
