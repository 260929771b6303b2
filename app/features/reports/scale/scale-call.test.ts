import { expect, it, vi } from 'vitest'
import type { MediaStore } from '#app/platform/files/media.server.ts'
import { makeCatalogue } from '#tests/support/demo-catalogue.ts'
import { scaleCall } from './scale-call.server.ts'

it('shows stated sizes as a box where the drawing takes long, and does not keep it', async () => {
  const { catalogue } = await makeCatalogue()
  const run = scaleCall.prepare({ sku: 'ST8510-150W' })
  const answer = (media: MediaStore) =>
    run({ catalogue, locale: 'au', visibility: 'public', media }) as Promise<Response>
  vi.useFakeTimers()
  const late = answer(() => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  const box = await late
  expect(box.headers.get('cache-control')).toBe('no-store')
  expect(await box.text()).toContain('h1500v-570')
  const drawn = await answer(() => Promise.resolve(new Response('<svg/>', { headers: { 'content-length': '6' } })))
  expect(drawn.headers.has('cache-control')).toBe(false)
})
