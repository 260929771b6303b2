import { expect, test } from 'vitest'
import { naturalKey } from './natural-key.ts'

test('natural order goes by size of numbers and ignores case, accents and punctuation', () => {
  const values = ['10 Star', 'Tūroa', '2 Star', 'apple', '1.5 L', 'Äpfel', '1.25 L', 'turoa 2', '002 star b', '1 L']
  const sorted = values.toSorted((a, b) => (naturalKey(a) < naturalKey(b) ? -1 : 1))
  expect(sorted).toEqual([
    '1 L',
    '1.25 L',
    '1.5 L',
    '2 Star',
    '002 star b',
    '10 Star',
    'Äpfel',
    'apple',
    'Tūroa',
    'turoa 2',
  ])
})
