import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'

/** The contract between the site and its demo: demo/README.md. */
const { dependencies, devDependencies, exports } = JSON.parse(readFileSync('demo/package.json', 'utf8'))

interface Import {
  readonly file: string
  readonly from: string
}

function importsOf(folder: string): Import[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const file = path.join(folder, name)
      const found = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport|resolve)\s?\(?\s?'([^'\n]+)'/g)
      return Array.from(found, ([, from = '']) => ({ file, from }))
    })
}

const ofDemo = importsOf('demo')
const ofSite = ['app', 'db', 'scripts', 'bench', 'tests'].flatMap(importsOf)
const toText = ({ file, from }: Import) => `${file} → ${from}`
const isTest = (file: string) => file.endsWith('.test.ts')

it('the site reaches the feed, the file maker and the assets of the demo, and nothing else', () => {
  expect(Object.keys(exports)).toEqual(['./feed', './file-maker', './assets/*'])
  const used = ofSite.filter(({ from }) => from.startsWith('@specify/demo'))
  expect(new Set(used.map(({ from }) => from.split('/')[2]))).toEqual(new Set(['feed', 'file-maker', 'assets']))
  const inside = ofSite.filter(({ file, from }) => path.join(path.dirname(file), from).startsWith('demo/'))
  expect(inside.filter(({ from }) => from.startsWith('.')).map(toText)).toEqual([])
})

it('the demo takes of the site only what demo/site.ts names; its tests may look further', () => {
  const reached = ofDemo.filter(({ file, from }) => path.join(path.dirname(file), from).startsWith('app/'))
  expect(reached.length).toBeGreaterThan(10)
  expect(reached.filter(({ file }) => file !== 'demo/site.ts' && !isTest(file)).map(toText)).toEqual([])
})

it('the demo names its own packages: those that make its files, and those that draw it', () => {
  const drawing = /^demo\/(?:render|drawings\/sheet|content)\b/
  const packages = ofDemo.filter(({ from }) => /^[@a-z]/.test(from) && !isBuiltin(from))
  const nameOf = (from: string) => from.split('/', from.startsWith('@') ? 2 : 1).join('/')
  const isMissing = ({ file, from }: Import) =>
    !(nameOf(from) in dependencies || ((isTest(file) || drawing.test(file)) && nameOf(from) in devDependencies))
  expect(packages.length).toBeGreaterThan(50)
  expect(packages.filter(isMissing).map(toText)).toEqual([])
})
