import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { licenceList } from '../scripts/licence-list.ts'

type Lockfile = {
  packages: Record<
    string,
    {
      version?: string
      optionalDependencies?: Record<string, string>
      resolved?: string
      integrity?: string
      hasInstallScript?: true
      license?: string
      dev?: true
      link?: true
    }
  >
}

const { packages }: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'))

it('names every optional package, for all systems: npm ci refuses a lockfile that leaves one out', () => {
  const missing = Object.entries(packages).flatMap(([at, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isFoundFrom(at, name)),
  )
  expect(missing).toEqual([])
})

it('carries no address of a registry', () => {
  // A package of this repository is a link to its folder.
  expect(Object.keys(packages).filter((at) => packages[at]?.resolved && !packages[at].link)).toEqual([])
})

it('knows what every package has to be, bit by bit', () => {
  const bare = Object.entries(packages).filter(
    ([at, { link, integrity }]) =>
      at.includes('node_modules/') && !link && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
  )
  expect(bare.map(([at]) => at)).toEqual([])
  expect(Object.keys(packages).length).toBeGreaterThan(400)
})

it('has no install script that nobody has decided on', () => {
  const { allowScripts }: { allowScripts: Record<string, boolean> } = JSON.parse(readFileSync('package.json', 'utf8'))
  const names = Object.entries(packages).flatMap(([at, { hasInstallScript }]) =>
    hasInstallScript ? [at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
  )
  expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(names)].toSorted())
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual([])
})

it('pins the Node that runs this test', () => {
  const pinned = Object.entries(packages).filter(([at]) => /^node_modules\/node-(?:bin-)?(?:linux|darwin)-/.test(at))
  expect(pinned).toHaveLength(4)
  expect(pinned.map(([, { version }]) => `v${version}`)).toContain(process.version)
})

it('has its licences listed (npm run licences)', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licenceList(packages))
})

it('takes no licence without a reason', () => {
  expect(() => licenceList({ 'node_modules/a': { version: '1.0.0', license: 'AGPL-3.0-only' } })).toThrow(
    'AGPL-3.0-only',
  )
  expect(() => licenceList({ 'node_modules/a': { version: '1.0.0' } })).toThrow('none stated for a@1.0.0')
})

/** Node looks in the folder of the package itself, then in that of each package around it. */
function isFoundFrom(at: string, name: string): boolean {
  const folders = at.split('/node_modules/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/node_modules/'))
  return ['', ...folders].some((folder) => `${folder && `${folder}/`}node_modules/${name}` in packages)
}
