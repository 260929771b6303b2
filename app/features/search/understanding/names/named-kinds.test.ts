import { beforeAll, describe, expect, it } from 'vitest'
import { openSmallCatalogue, type SmallCatalogue } from '../testing/small-catalogue.ts'

let small: SmallCatalogue
beforeAll(async () => {
  small = await openSmallCatalogue()
})

describe('kinds of things beside one another', () => {
  it.each([
    ['a set of a kind that no set is called after', 'towel rail set', ['Towel Rail']],
    ['a set that is called so', 'fountain set', ['Fountain Set']],
    ['a thing with an arm', 'lamp high arm', ['First Lamp with High Arm', 'Second Lamp with High Arm']],
    ['the arm alone', 'high arm', ['High Arm']],
    ['a part before its thing', 'cartridge toilet', ['Shower Hose']],
    ['a phrase that stands for nothing here', 'skew cartridge toilet', ['Round Toilet with Seat']],
    ['no word that is only spelt nearly so', 'fountain level', ['Lever Fountain', 'Long Fountain', 'Low Fountain']],
  ])('%s: %s', (_, text, expected) => {
    expect(small.find(text)).toEqual(expected.sort())
  })

  it("the operator's first meaning before the others", () => {
    expect(small.inOrder('spigot')[0]).toBe('Wall Basin Mixer')
  })

  it('of one meaning what is called so, before the others', () => {
    expect(small.inOrder('drencher')).toEqual(['Plain Mirror', 'Rain Shower'])
    expect(small.inOrder('trestle')).toEqual(['Bright Rail', 'Steel Rail'])
  })

  it('the family of a collection that does not have it', () => {
    expect(small.find('liano ii grab rail')).toEqual(['Bright Rail'])
    expect(small.find('liano ii grab rail 595')).toEqual(['Bright Rail'])
  })

  it('a kind that is called so, whatever finish is asked for', () => {
    expect(small.find('slotted drain black')).toEqual(['Waste 40 mm, Slotted'])
  })

  it('no meaning that nothing is called', () => {
    expect(small.read('cascade').parts).toMatchObject([{ typed: 'cascade', role: 'kind' }])
  })

  it('a collection of one word before a finish that it does not come in', () => {
    expect(small.find('vista lamp brushed nickel')).toEqual(['First Lamp with High Arm'])
  })

  it('the nearest finish where there is none of that name', () => {
    expect(small.find('brushed nickel lamp')).toEqual(['Level Lamp'])
    expect(small.find('brushed nickel towel rail')).toEqual(['Towel Rail'])
  })

  it('what is called so before what it is said of', () => {
    expect(small.inOrder('s trap')).toEqual(['S Trap', 'Round Toilet with Seat'])
  })
})
