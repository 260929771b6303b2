import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { demoPictures } from '../catalogue.ts'

const ASSETS = path.join(import.meta.dirname, '../assets')
const pictures = demoPictures()

it('are rendered, each into the folder of its family, and no others', () => {
  const files = pictures.map(({ file }) => file).toSorted()
  expect(pictures.filter(({ file, spec }) => path.dirname(file) !== spec.family)).toEqual([])
  expect(globSync('**/*.webp', { cwd: path.join(ASSETS, 'models') }).toSorted()).toEqual(files)
  expect(Object.keys(JSON.parse(readFileSync(path.join(ASSETS, 'models.json'), 'utf8')))).toEqual(files)
})
