import { expect, it } from 'vitest'
import { FAMILIES } from '../families/all.ts'
import { renderHash } from './render-hash.ts'

const [spec] = FAMILIES['basin-mixer'].samples.specs
const [other] = FAMILIES['floor-waste'].samples.specs
if (!spec || !other) throw new Error('no samples')
const job = { spec, finish: 'Chrome', view: 'hero', size: 800 } as const

it('is the same for the same picture', () => {
  expect(renderHash({ ...job, spec: structuredClone(spec), trim: 'Chrome' })).toBe(renderHash(job))
})

it('tells pictures apart that look different', () => {
  const pictures = [
    job,
    { ...job, spec: other },
    { ...job, finish: 'Matte Black' },
    { ...job, trim: 'Gunmetal' },
    { ...job, view: 'front' },
    { ...job, size: 400 },
  ] as const
  expect(new Set(pictures.map(renderHash)).size).toBe(pictures.length)
})
