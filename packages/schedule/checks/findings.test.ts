import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finishSteps } from '@specify/core/data/chunked.ts'
import type { CheckedSchedule } from '../fitting/check-schedule.ts'
import { MAX_TAG_LENGTH, type Room, type Schedule } from '../model.ts'
import { freeSku, NO_DETAILS } from '../free-lines/free-line.ts'
import { replaceProducts } from '../edits/replace-products.ts'
import { countFindings, scheduleFindings, totalFindings, type FindingSources, type ProductState } from './findings.ts'
import { applyTags, headCodes, proposeTags, proposeTagsOfChange } from './new-tags.ts'
import { tagKey } from './free-tag.ts'

const CURRENT: ProductState = { state: 'current', successors: [], isOnRequest: false, notStated: [] }
const AMOUNT = { kind: 'pc', centAmount: 5_000, gst: 'ex' } as const
const UNCHECKED: CheckedSchedule = { missing: [], fits: [], isCut: false }
const SOURCES: FindingSources = {
  stateOf: () => CURRENT,
  isPartOf: () => false,
  findTwin: () => null,
  checked: UNCHECKED,
  comments: [],
  productOfCode: () => null,
  roomParts: [],
}

/** Rooms by name, each line as `code tag`. */
function schedule(rooms: Readonly<Record<string, readonly string[]>>): Schedule {
  return {
    unitTypes: [],
    substitutions: [],
    rooms: Object.entries(rooms).map(([name, lines]) => ({
      id: name,
      name,
      note: '',
      unitTypeId: null,
      items: lines.map((line, at) => {
        const [sku = '', tag = ''] = line.split(' ')
        return { id: `${name}${at}`, sku, productId: `p-${sku}`, name: `Product`, quantity: 1, note: '', tag }
      }),
    })),
  }
}

const textsOf = (of: Schedule, sources: Partial<FindingSources> = {}) =>
  finishSteps(scheduleFindings(of, { ...SOURCES, ...sources })).map(({ kind, text, lineItemIds }) => [
    kind,
    text,
    lineItemIds.join(' '),
  ])
const tagsOf = ({ rooms }: { readonly rooms: readonly Room[] }) =>
  rooms.flatMap(({ items }) => items.map(({ sku, tag }) => `${sku} ${tag}`))

describe('findings before a schedule is issued', () => {
  it('says nothing of a sound schedule, nor of tags that a project does not use', () => {
    expect(textsOf(schedule({ Bath: ['A BM-01', 'B WB-01'], Ensuite: ['A bm-01'] }))).toEqual([])
    expect(textsOf(schedule({ Bath: ['A', 'B'] }))).toEqual([])
  })

  it('names tags with two codes, codes with two tags and products without one', () => {
    expect(textsOf(schedule({ Bath: ['C BM-01', 'BN bm-01', 'D'], Ensuite: ['E T-1', 'E T-2', 'D'] }))).toEqual([
      ['tag-of-codes', 'BM-01 names 2 codes: C and BN. Proposed: BM-01A for BN.', 'Bath0 Bath1'],
      ['code-of-tags', 'Product E has 2 tags: T-1 and T-2.', 'Ensuite0 Ensuite1'],
      ['no-tag', 'Product D has no tag in 2 lines.', 'Bath2 Ensuite2'],
    ])
  })

  it('names free lines that the catalogue has, and those without an amount', () => {
    const free = { ...NO_DETAILS, code: '96340c6af' }
    const items = ['Mixer', 'Vanity', 'Mirror'].map((name, at) => ({
      id: `f${at}`,
      sku: freeSku(`0000000${at}-0000-4000-8000-000000000000`),
      productId: '',
      name,
      quantity: 1,
      note: '',
      tag: '',
      free: at === 0 ? free : at === 1 ? NO_DETAILS : { ...NO_DETAILS, allowance: AMOUNT },
    }))
    const productOfCode = (code: string) => (code === '96340c6af' ? { sku: '96340C6AF', name: 'Basin Mixer' } : null)
    const [{ rooms, ...rest }] = [schedule({ Bath: [] })]
    const unbuilt = { id: 'u', name: 'Type B', count: 0 }
    const found = textsOf({ ...rest, rooms: [{ ...rooms[0]!, items }] }, { productOfCode })
    expect(found).toEqual([
      ['free-in-catalogue', 'Code 96340c6af of Mixer is in this catalogue: Basin Mixer 96340C6AF.', 'f0'],
      ['no-amount', 'Mixer 96340c6af has no amount in 1 line.', 'f0'],
      ['no-amount', 'Vanity has no amount in 1 line.', 'f1'],
    ])
    const none = { ...rest, unitTypes: [unbuilt], rooms: [{ ...rooms[0]!, unitTypeId: 'u', items }] }
    expect(textsOf(none, { productOfCode }).map(([kind]) => kind)).toEqual(['free-in-catalogue'])
  })

  it('allows one tag for the parts of a set, but not for two sets', () => {
    const isPartOf = (sku: string, of: string) =>
      (sku === 'BODY' && of.startsWith('TRIM')) || (sku === 'SCREW' && of === 'BODY')
    const one = schedule({ Bath: ['TRIM-C BM-01', 'BODY BM-01', 'SCREW BM-01'] })
    const two = schedule({ Bath: ['TRIM-C BM-01', 'BODY BM-01'], Ensuite: ['TRIM-BN BM-01'] })
    expect(textsOf(one, { isPartOf })).toEqual([])
    expect(textsOf(two, { isPartOf }).map(([kind]) => kind)).toEqual(['tag-of-codes'])
    expect(proposeTags(two, isPartOf)).toMatchObject([{ sku: 'TRIM-BN', from: 'BM-01', to: 'BM-01A' }])
  })

  it('says what the catalogue has of a product, and who waits for an answer', () => {
    const states: Record<string, Partial<ProductState>> = {
      OLD: { state: 'discontinued', successors: ['NEW', 'NEXT'], isOnRequest: true },
      LAST: { state: 'discontinued' },
      NZ: { state: 'other-market', isOnRequest: true, notStated: ['Flow'] },
      GONE: { state: 'not-in-catalogue', isOnRequest: true },
      ASK: { isOnRequest: true },
      MUTE: { notStated: ['WELS rating', 'Flow'] },
    }
    const found = finishSteps(
      scheduleFindings(schedule({ Bath: Object.keys(states) }), {
        ...SOURCES,
        stateOf: (sku) => ({ ...CURRENT, ...states[sku] }),
        comments: [
          { author: 'Kim', lineItemId: 'Bath4', place: 'Bath', name: 'Product' },
          { author: 'Kim', lineItemId: null, place: '', name: '' },
        ],
      }),
    )
    expect(found.map(({ kind, text, successor }) => [kind, text, successor])).toEqual([
      ['discontinued', 'Product OLD is discontinued. Replaced by NEW and NEXT.', 'NEW'],
      ['discontinued', 'Product LAST is discontinued. The manufacturer lists no replacement.', null],
      ['not-in-catalogue', 'Product GONE is no longer in the catalogue.', null],
      ['other-market', 'Product NZ is not sold in this market.', null],
      ['comment', 'Kim is waiting for an answer about Product in Bath.', null],
      ['comment', 'Kim is waiting for an answer about the project.', null],
      ['not-stated', 'Product MUTE does not state: WELS rating and Flow.', null],
      ['on-request', 'The price of Product ASK is on request.', null],
    ])
    const counts = countFindings(found)
    expect(counts).toEqual({
      discontinued: 2,
      'not-in-catalogue': 1,
      'other-market': 1,
      comment: 2,
      'not-stated': 1,
      'on-request': 1,
    })
    expect(totalFindings(counts)).toBe(8)
  })

  it('lists misfits and missing parts with their lines, and no pair that fits or says too little', () => {
    const figure = (sku: string, value: string | null) => ({ sku, name: sku, attribute: 'Tap holes', value, blank: [] })
    const fit = { rule: 'tap-holes', figures: [figure('A', '0'), figure('B', '1')], roomIds: ['Bath'] } as const
    const part = { kind: 'waste', text: 'No waste for Basin', needed: 1, met: 0 } as const
    const checked: CheckedSchedule = {
      missing: [{ ...part, lines: [{ roomId: 'Bath', sku: 'A', quantity: 1, offered: [] }] }],
      fits: (['does not fit', 'fits', 'not stated'] as const).map((result) => ({ ...fit, result })),
      isCut: false,
    }
    expect(textsOf(schedule({ Bath: ['A', 'B'], Ensuite: ['A'] }), { checked })).toEqual([
      ['misfit', 'Tap holes: A (Tap holes: 0) and B (Tap holes: 1) do not fit in Bath.', 'Bath0 Bath1'],
      ['missing-part', 'No waste for Basin.', 'Bath0'],
    ])
  })
})

it('names products that do not come in the hand of some units, and looks at twins as at lines', () => {
  const hands = { drawn: 'left', left: 15, right: 16 } as const
  const plain = schedule({ Ensuite: ['RAIL', 'SEAT', 'PAN'], Bath: ['SEAT'] })
  const handed = {
    ...plain,
    unitTypes: [{ id: 'a', name: 'Type A', count: 31, hands }],
    rooms: plain.rooms.map((room) => ({ ...room, unitTypeId: 'a' })),
  }
  const findTwin: FindingSources['findTwin'] = (sku) => {
    if (sku === 'PAN') return null
    const product = sku === 'SEAT' ? null : { sku: 'RAIL-R', productId: 'p', name: 'Rail' }
    return { text: 'right hand in Chrome', product }
  }
  const stateOf = (sku: string) => ({ ...CURRENT, isOnRequest: sku === 'RAIL-R' })
  expect(textsOf(handed, { findTwin, stateOf })).toEqual([
    ['no-twin', 'Product SEAT has no right hand in Chrome: 32 pieces not included.', 'Ensuite1 Bath0'],
    ['on-request', 'The price of Rail RAIL-R is on request.', 'Ensuite0'],
  ])
  expect(textsOf(plain, { findTwin, stateOf })).toEqual([])
})

describe('new tags', () => {
  it.each([
    ['BM-01', 'BM-01A'],
    ['BM-01A', 'BM-01B'],
    ['BASIN', 'BASIN-A'],
    ['Ω1234567890123456789', 'Ω123456789012345678A'],
  ])('follow %s with %s', (tag, to) => {
    expect(proposeTags(schedule({ Bath: [`X ${tag}`, `Y ${tag}`] }), () => false)).toMatchObject([{ sku: 'Y', to }])
  })

  it('pass over letters that are taken, and take the tag that a product has alone', () => {
    const of = schedule({ Bath: ['X BM-01', 'Y BM-01', 'Z BM-01'], Hall: ['Q bm-01a', 'Z BM-07'] })
    expect(tagsOf(applyTags(proposeTags(of, () => false))(of))).toEqual([
      'X BM-01',
      'Y BM-01B',
      'Z BM-07',
      'Q bm-01a',
      'Z BM-07',
    ])
  })

  it('leave no tag with two codes, and every line of a tag that was sound as it was', () => {
    const tag = fc.constantFrom(
      '',
      'BM-01',
      'bm-01',
      'BM-01A',
      'BM-01B',
      'BASIN',
      'BASIN-A',
      'X'.repeat(MAX_TAG_LENGTH),
    )
    const line = fc.tuple(fc.constantFrom('A', 'B', 'C', 'D', 'PART', 'SCREW'), tag).map((pair) => pair.join(' '))
    const isPartOf = (sku: string, of: string) =>
      sku === 'SCREW' ? of === 'PART' : sku === 'PART' && (of === 'A' || of === 'B')
    fc.assert(
      fc.property(fc.array(fc.array(line, { maxLength: 8 }), { maxLength: 5 }), (rooms) => {
        const before = schedule(Object.fromEntries(rooms.map((lines, at) => [`R${at}`, lines])))
        const after = applyTags(proposeTags(before, isPartOf))(before)
        const lines = after.rooms.flatMap(({ items }) => items)
        for (const [key, own] of Map.groupBy(lines, (each) => tagKey(each.tag))) {
          expect(Array.from(key).length).toBeLessThanOrEqual(MAX_TAG_LENGTH)
          if (key !== '') expect(headCodes(new Set(own.map(({ sku }) => sku)), isPartOf)).toHaveLength(1)
        }
        expect(proposeTags(after, isPartOf)).toEqual([])
      }),
    )
  })
})

describe('new tags of a change of finish', () => {
  const changed = (before: Schedule, lineIds: readonly string[], from: readonly string[]) => {
    const targets = new Map(from.map((sku) => [sku, { sku: `${sku}N`, productId: `p-${sku}`, name: 'Product' }]))
    const after = replaceProducts({ lineIds: new Set(lineIds), targets, meeting: 'add' })(before)
    return tagsOf(applyTags(proposeTagsOfChange(before, after))(after))
  }

  it('are proposed where the tag still names the former finish elsewhere', () => {
    const before = schedule({ Bath: ['C BM-01', 'D WB-01'], Hall: ['C BM-01'] })
    expect(changed(before, ['Bath0', 'Bath1'], ['C', 'D'])).toEqual(['CN BM-01A', 'DN WB-01', 'C BM-01'])
    expect(changed(before, ['Bath0', 'Hall0'], ['C'])).toEqual(['CN BM-01', 'D WB-01', 'CN BM-01'])
  })

  it('are one for products that shared a tag, or the tag that the finish has already', () => {
    const set = schedule({ Bath: ['C BM-01', 'S BM-01'], Hall: ['C BM-01', 'S BM-01'] })
    expect(changed(set, ['Bath0', 'Bath1'], ['C', 'S'])).toEqual(['CN BM-01A', 'SN BM-01A', 'C BM-01', 'S BM-01'])
    const tagged = schedule({ Bath: ['C BM-01'], Hall: ['C BM-01'], Lobby: ['CN BM-02'] })
    expect(changed(tagged, ['Bath0'], ['C'])).toEqual(['CN BM-02', 'C BM-01', 'CN BM-02'])
  })
})
