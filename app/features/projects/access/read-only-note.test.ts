import { expect, it } from 'vitest'
import { readOnlyNote } from './read-only-note.ts'

it('says to those who may only see a project that it is so, and whose it is', () => {
  expect(readOnlyNote('view', 'Ari Lane')).toBe(
    'View only: shared with you by Ari Lane. You can copy and export it; to change it, ask Ari Lane.',
  )
  expect(readOnlyNote('view', '')).toContain('shared with you by your company.')
  expect(readOnlyNote(null, 'Ari Lane')).toBe('View only: this is a project of Ari Lane.')
  expect([readOnlyNote('own', 'Ari Lane'), readOnlyNote('edit', 'Ari Lane')]).toEqual(['', ''])
})
