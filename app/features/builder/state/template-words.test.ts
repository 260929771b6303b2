import { expect, it } from 'vitest'
import { hasWords } from './template-words.ts'

const template = {
  name: 'Accessible ensuite',
  rooms: [
    {
      name: 'Ensuite Bathroom',
      access: 'accessible-2021',
      lineItems: [{ sku: '877120.RC', name: 'OPALSUPPORT 30° Angled Grab Rail' }],
    },
  ],
} as const

it('finds a template by its name, mark, rooms, products and codes', () => {
  const found = (words: string) => hasWords(template, words)
  expect(['', '  ', 'ensu acc', 'grab rail', '877120', 'AS 1428.1', 'bathroom angled'].map(found)).not.toContain(false)
  expect(['suite', 'grab laundry', '120'].map(found)).not.toContain(true)
})
