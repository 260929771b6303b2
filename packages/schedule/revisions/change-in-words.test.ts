import { describe, expect, it } from 'vitest'
import { changeInWords, historyText, restoredVersion, restoringChange } from './change-in-words.ts'

const LIST = 'c25dd202-9fa4-4e3a-a47c-6cb3763e0c17'

describe('a change of the history', () => {
  it.each([
    ['save', 'Ari Lane saved the schedule'],
    [`import list ${LIST}`, 'Ari Lane added a list'],
    [`undo list ${LIST}`, 'Ari Lane took back a list'],
    ['import list', 'Ari Lane added a list'],
    [restoringChange(12), 'Ari Lane restored an earlier version'],
    [`something new ${LIST}`, 'Ari Lane changed the project'],
  ])('%s is said as a person would', (change, text) => {
    expect(historyText({ change, by: 'Ari Lane' })).toBe(text)
  })

  it('stands without a name where the account is gone', () => {
    expect(historyText({ change: 'save', by: '' })).toBe('Saved the schedule')
  })

  it('differs from an event that is words already', () => {
    expect(changeInWords('saved 3 files of a link')).toBeNull()
    expect(restoredVersion('save')).toBeNull()
    expect(restoredVersion(restoringChange(12))).toBe(12)
  })
})
