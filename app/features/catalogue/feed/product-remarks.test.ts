import { describe, expect, it } from 'vitest'
import { remarks } from '../testing/remarks.ts'

describe('what is wrong with a product of a feed is said', () => {
  it.each([
    [
      'an unknown status',
      { status: 'discontinud' },
      'refused 1: status: "discontinud" is neither current nor discontinued',
    ],
    [
      'an unreadable flag for staff',
      { IsGWAInternal: 'perhaps' },
      'refused 1: IsGWAInternal: "perhaps" is neither yes nor no',
    ],
    [
      'a use of water that is not known',
      { waterUse: 'tea' },
      'accepted 1: waterUse: "tea" is none of drinking, bathing, washing-machines, flushing, irrigation, drain: left out',
    ],
    [
      'a standard of access without its edition',
      { accessStandards: [{ standard: 'AS 1428.1', use: 'accessible' }] },
      'accepted 1: accessStandards[0].edition: is empty: left out',
    ],
    [
      'a day that is none',
      { dataCheckedOn: '2026-02-31' },
      'accepted 1: dataCheckedOn: "2026-02-31" is not a date: left out',
    ],
    [
      'a resistance that is neither yes nor no',
      { dezincificationResistant: 'partly' },
      'accepted 1: dezincificationResistant: "partly" is neither yes nor no: left out',
    ],
    [
      'a replacement that is not there',
      { replacedBy: ['a 1', 'B2'] },
      'noted 1: replacedBy: "B2" is no product of this file',
    ],
    [
      'an alternative that is not there',
      { alternatives: 'B2' },
      'noted 1: alternatives: "B2" is no product of this file',
    ],
    [
      'a requirement that is not there',
      { requires: [{ kind: 'waste', anyOf: ['a1', 'W9'] }] },
      'noted 1: requires[0].anyOf: "W9" is no product of this file',
    ],
    [
      'a requirement of an unknown kind',
      { requires: [{ kind: 'wastes', anyOf: ['A-1'] }] },
      'accepted 1: requires[0].kind: unknown kind "wastes": left out',
    ],
    [
      'a requirement without SKUs',
      { requires: [{ kind: 'waste', anyOf: [] }] },
      'accepted 1: requires[0].anyOf: names no SKU: left out',
    ],
    [
      'requirements that are no list',
      { requires: { waste: 'A-1' } },
      'accepted 1: requires: is not a list of kinds with SKUs: left out',
    ],
    [
      'more SKUs than a requirement has',
      {
        requires: [
          { kind: 'waste', anyOf: Array.from({ length: 52 }, (_, at) => (at === 0 ? 'A-1' : `A${'-'.repeat(at)}1`)) },
        ],
      },
      'accepted 1: requires[0].anyOf: names more than 50 SKUs: cut',
    ],
    [
      'more requirements than a product has',
      { requires: Array.from({ length: 21 }, () => ({ kind: 'waste', anyOf: ['A-1'] })) },
      'accepted 1: requires: has more than 20 entries: cut',
    ],
    [
      'a twin that is not there',
      { variants: [{ sku: 'A-1', handedTwin: 'A-2' }] },
      'noted 1: variants[0].handedTwin: "A-2" is no product of this file',
    ],
    [
      'a variant that is its own twin',
      { variants: [{ sku: 'A-1', handedTwin: 'A-1' }] },
      'accepted 1: variants[0].handedTwin: is the SKU of this variant: left out',
    ],
    [
      'a master that is not there',
      { masterVariantID: '7' },
      'accepted 1: masterVariantID: "7" is the id of no variant: left out',
    ],
    ['an unreadable flag', { IsNew: 'soon' }, 'accepted 1: IsNew: "soon" is neither yes nor no: left out'],
    ['a field of another name', { replaced_by: ['A-1'] }, 'accepted 1: replaced_by: unknown field: left out'],
    ['an unknown market', { markets: ['au', 'uk'] }, 'accepted 1: markets: unknown market "uk": left out'],
    [
      'an unknown language',
      { name: { 'en-AU': 'A', 'en-US': 'B' } },
      'accepted 1: name.en-US: unknown language: left out',
    ],
    [
      'a day that does not exist',
      { createdAt: '2025-02-31' },
      'accepted 1: createdAt: "2025-02-31" is not a date: left out',
    ],
  ])('%s', async (_, over, said) => {
    expect(await remarks(over)).toEqual([said])
  })
})
