import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Lockfile = {
  packages: Record<string, { optionalDependencies?: Record<string, string>; resolved?: string; link?: true }>
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

/** Node looks in the folder of the package itself, then in that of each package around it. */
function isFoundFrom(at: string, name: string): boolean {
  const folders = at.split('/node_modules/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/node_modules/'))
  return ['', ...folders].some((folder) => `${folder && `${folder}/`}node_modules/${name}` in packages)
}
