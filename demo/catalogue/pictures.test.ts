import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { demoPictures, demoProducts } from '../catalogue.ts'
import { storedAs } from './pictures.ts'

const ASSETS = path.join(import.meta.dirname, '../assets')
const pictures = demoPictures()

const MODELS = path.join(ASSETS, 'models')
const stored = ({ file }: (typeof pictures)[number]) => storedAs(file)

it('are rendered, each once into the folder of its family, and no others', () => {
  const files = pictures.map(stored).toSorted()
  expect(pictures.filter(({ file, spec }) => path.dirname(file) !== spec.family)).toEqual([])
  expect(globSync('*/*', { cwd: MODELS }).toSorted()).toEqual(files)
  expect(Object.keys(JSON.parse(readFileSync(path.join(ASSETS, 'models.json'), 'utf8'))).toSorted()).toEqual(files)
})

it('show the detail of a product in the finish of its leading variant alone', () => {
  const details = demoProducts().flatMap(({ pictures: [lead, ...others] }) =>
    [lead!, ...others].flatMap(({ sku, finish, views }) =>
      views.includes('detail') ? [{ sku, isOfLead: finish === lead?.finish }] : [],
    ),
  )
  expect(details.filter(({ isOfLead }) => !isOfLead)).toEqual([])
  expect(details.length).toBeGreaterThan(400)
})

it('are 1,600 pixels wide in the leading finish of a product, in others 1,000, and at most 80 MB together', async () => {
  const leading = new Set(
    demoProducts().flatMap(({ pictures: own }) =>
      own.flatMap(({ spec, finish }) => (finish === own[0]?.finish ? [JSON.stringify([spec, finish])] : [])),
    ),
  )
  const isLeading = (picture: (typeof pictures)[number]) =>
    picture.view === 'hero' && leading.has(JSON.stringify([picture.spec, picture.finish]))
  for (const picture of pictures.filter((_, at) => at % 30 === 0)) {
    const { width, height } = await sharp(path.join(MODELS, stored(picture))).metadata()
    expect([picture.file, width, height]).toEqual([picture.file, ...Array(2).fill(isLeading(picture) ? 1600 : 1000)])
  }
  const bytes = pictures.reduce((sum, picture) => sum + statSync(path.join(MODELS, stored(picture))).size, 0)
  expect(bytes).toBeLessThan(80e6)
})

it('show what is tall and thin from the front, too', () => {
  const rails = pictures.filter(({ spec }) => spec.family === 'shower-rail' || spec.family === 'twin-shower')
  const named = (view: string) =>
    new Set(rails.filter((each) => each.view === view).map(({ spec }) => JSON.stringify(spec)))
  expect(named('front')).toEqual(named('hero'))
})
