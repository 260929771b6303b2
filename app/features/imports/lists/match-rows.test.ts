import { beforeAll, expect, it } from 'vitest'
import type { CatalogueState } from '#app/features/search/catalogue/catalogue-state.ts'
import { makeCatalogue } from '#tests/support/demo-catalogue.ts'
import { matchRows } from '@specify/list-reader/match/match-rows.server.ts'

let catalogue: CatalogueState
beforeAll(async () => {
  ;({ catalogue } = await makeCatalogue())
})

const match = async (code: string, description: string) => {
  const known = catalogue.codeReader('au', 'public')
  const [found] = await matchRows([{ code, description }], {
    known,
    describe: () => Promise.resolve([]),
    finishesIn: () => [],
    contradicts: () => false,
  })
  return found
}

it.each([
  ['2201034', 'Caroma Liano II basin mixer 96340B6AF matte black', '96340B6AF', 'named in the description'],
  ['', 'Liano II basin mixer 9634OB6AF matte black', '96340B6AF', 'O read as 0'],
])('a row of code %j and %s offers what its description names, and chooses nothing', async (code, text, sku, why) => {
  expect(await match(code, text)).toMatchObject({ sku: null, isSure: false, candidates: [{ sku, why }] })
})

it('a code that another market has is looked for by the name of its product', async () => {
  const known = catalogue.codeReader('au', 'public')
  const asked: string[] = []
  const describe = (text: string) => {
    asked.push(text)
    return Promise.resolve([])
  }
  const [found] = await matchRows([{ code: '02-2342C', description: '' }], {
    known,
    describe,
    finishesIn: () => [],
    contradicts: () => false,
  })
  expect(found).toMatchObject({ kind: 'unknown', elsewhere: ['02-2342C'], isSure: false })
  expect(asked).toEqual(['Methven Maku Basin Mixer, All Pressures, Chrome'])
})

it('a code of the catalogue counts before its description', async () => {
  expect(await match('96340C6AF', 'Liano II 96340B6AF')).toMatchObject({
    kind: 'exact',
    sku: '96340C6AF',
    candidates: [],
  })
})

it('words of a description that are no codes offer nothing', async () => {
  expect(await match('', 'Basin 6L/min WELS6STAR 500x750')).toMatchObject({ kind: 'none', candidates: [] })
})
