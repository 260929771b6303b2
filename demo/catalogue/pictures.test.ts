import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { demoPictures, demoProducts } from '../catalogue.ts'

const ASSETS = path.join(import.meta.dirname, '../assets')
const pictures = demoPictures()

it('are rendered, each into the folder of its family, and no others', () => {
  const files = pictures.map(({ file }) => file).toSorted()
  expect(pictures.filter(({ file, spec }) => path.dirname(file) !== spec.family)).toEqual([])
  expect(globSync('**/*.webp', { cwd: path.join(ASSETS, 'models') }).toSorted()).toEqual(files)
  expect(Object.keys(JSON.parse(readFileSync(path.join(ASSETS, 'models.json'), 'utf8')))).toEqual(files)
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
