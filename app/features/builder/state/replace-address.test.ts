import { expect, it } from 'vitest'
import { readRequestedReplacement, replaceHref } from './replace-address.ts'

it('an address asks to replace a product by another', () => {
  const href = replaceHref('au', 'p1', { productId: 'caroma 96340&', by: 'ST8510-150W' })
  expect(href).toMatch(/^\/au\/project-builder\/edit\/\?projectId=p1&step=3&/)
  const params = new URL(href, 'https://specify.test').searchParams
  expect(readRequestedReplacement(params)).toEqual({ productId: 'caroma 96340&', by: 'ST8510-150W' })
  params.delete('by')
  expect(readRequestedReplacement(params)).toEqual({ productId: 'caroma 96340&', by: null })
  params.delete('replace')
  expect(readRequestedReplacement(params)).toBeNull()
})
