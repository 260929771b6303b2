import { expect, it } from 'vitest'
import { attributeDefinition, isAttributeKey } from '@specify/catalogue/facts/attributes.ts'
import { SPELT_ALIKE } from '#app/features/catalogue/feed/spelling/spelt-fields.ts'
import { FACETS } from './facets.ts'

it('every filter whose values are texts has one spelling for each of them', () => {
  const keys = FACETS.map(({ key }) => key).filter(isAttributeKey)
  const texts = keys.filter((key) => attributeDefinition(key).kind === 'text')
  expect(SPELT_ALIKE).toEqual(expect.arrayContaining(texts))
})
