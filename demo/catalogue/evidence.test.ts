import { expect, it } from 'vitest'
import { demoRecords } from '../feed.ts'

const FLAGS = ['IsAS14281Compliant', 'IsAS14281Ambulant', 'IsIndependentLivingCompliant', 'IsNZ41121Compliant']

it('states of most lead free taps and valves that they resist dezincification, and leaves some open', async () => {
  const records = await demoRecords()
  const variants = records.filter(({ status }) => status === 'current').flatMap((record) => record.variants)
  const stated = variants.filter((each) => each.dezincificationResistant !== undefined)
  expect(stated.every(({ attributes }) => attributes['leadfree'] === true)).toBe(true)
  const share = stated.length / variants.filter(({ attributes }) => attributes['leadfree'] === true).length
  expect(share).toBeGreaterThan(0.85)
  expect(share).toBeLessThan(1)
})

it('states standard, edition and clause with each flag of access, and none without one', async () => {
  const variants = (await demoRecords()).flatMap((record) => record.variants)
  const flagged = variants.filter(({ attributes }) => FLAGS.some((flag) => attributes[flag] === true))
  expect(flagged.length).toBeGreaterThan(150)
  for (const { attributes, accessStandards = [] } of flagged) {
    const stated = (standard: string, use: string) =>
      accessStandards.some((each) => each.standard === standard && each.use === use && each.edition && each.clause)
    expect([
      stated('AS 1428.1', 'accessible'),
      stated('AS 1428.1', 'ambulant'),
      accessStandards.some(({ use }) => use === 'independent-living'),
      stated('NZS 4121', 'accessible'),
    ]).toEqual(FLAGS.map((flag) => attributes[flag] === true))
  }
  expect(variants.filter((each) => each.accessStandards !== undefined && !flagged.includes(each))).toEqual([])
})
