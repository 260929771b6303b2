import { describe, expect, test } from 'vitest'
import { useSampleServer } from '../testing/use-sample-server.ts'

const { events, port } = useSampleServer()

describe('events', () => {
  const event = {
    eventType: 'click',
    eventName: 'Product clicked',
    index: 'au_products',
    userToken: 'anonymous-1',
    objectIDs: ['p1'],
    positions: [1],
    queryID: '0'.repeat(32),
    timestamp: 1_700_000_000_000,
  }
  const post = async (body: unknown) =>
    fetch(`http://localhost:${port()}/1/events?x-algolia-api-key=k`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'text/plain' },
    })

  test('valid ones are handed over', async () => {
    const response = await post({ events: [event] })
    expect([response.status, await response.json()]).toEqual([200, { status: 200, message: 'OK' }])
    expect(events).toEqual([{ ...event, filters: [] }])
  })

  test.each([
    {},
    { events: [] },
    { events: [{ ...event, eventType: 'purchase' }] },
    { events: [{ ...event, positions: [-1] }] },
    { events: [event, { ...event, userToken: '' }] },
    { events: 'x' },
  ])('%j is refused as a whole', async (body) => {
    const before = events.length
    expect((await post(body)).status).toBe(422)
    expect(events).toHaveLength(before)
  })
})
