import { globSync, readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'
import { giveRights } from '#tests/support/console.ts'

const { db, newBrowser, newPerson } = usePeople()

let staff: Person

beforeAll(async () => {
  staff = await newPerson()
  await giveRights(db(), staff, ['work', 'insight'])
})

interface Manifest {
  readonly entry: BuiltFiles
  readonly routes: Readonly<Record<string, BuiltFiles & { readonly id: string }>>
}
interface BuiltFiles {
  readonly module: string
  readonly imports: readonly string[]
  readonly css?: readonly string[]
}

const fileOf = (address: string) => readFileSync(`build/client${address}`, 'utf8')

/** Scripts and sheets that are loaded with some, by what they import first. */
function loadedWith({ module, imports, css = [] }: BuiltFiles): Set<string> {
  const loaded = new Set([module, ...imports, ...css])
  for (const file of loaded)
    if (file.endsWith('.js'))
      for (const [, name] of fileOf(file).matchAll(/(?:from|import) ?["'`]\.\/([\w.-]+\.js)["'`]/g))
        loaded.add(`/assets/${name}`)
  return loaded
}

/** Ends of the names of classes that a sheet of modules has: one for each module. */
const endsOf = (css: string) =>
  new Set(Array.from(css.matchAll(/\.[a-z][\w-]*?(_[\w-]{4})(?=[\s,.:>{[)])/gi), ([, end]) => end!))

it('no page of other people loads a byte of the console', () => {
  const [sheet = ''] = globSync('build/client/assets/staff-*.css')
  const ends = [...endsOf(readFileSync(sheet, 'utf8'))]
  expect(ends.length).toBeGreaterThan(1)
  const [manifestFile = ''] = globSync('build/client/assets/manifest-*.js')
  const text = readFileSync(manifestFile, 'utf8')
  const { entry, routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
  const [ofStaff = [], ofOthers = []] = [true, false].map((isStaff) =>
    Object.values(routes).filter(({ id }) => id.startsWith('routes/console/') === isStaff),
  )
  const withConsole = (files: Iterable<string>) =>
    [...files].filter((file) => ends.some((end) => fileOf(file).includes(end)))
  expect(ofStaff.flatMap((route) => withConsole(loadedWith(route)))).not.toEqual([])
  expect(ofOthers.length).toBeGreaterThan(40)
  expect(withConsole(new Set([entry, ...ofOthers].flatMap((route) => [...loadedWith(route)])))).toEqual([])
})

it('the console has its styles before its text, without script', async () => {
  const heads = new RegExp('<head>.*?<link rel="stylesheet" href="/assets/staff-[^"]+"[^>]*>.*?</head>', 's')
  for (const path of ['/au/console/', '/au/console/orders/', '/au/console/searches/'])
    expect(await (await staff.get(path)).text()).toMatch(heads)
  for (const path of ['/au/', '/au/products/tapware/', '/au/cart/', '/au/nothing-here/'])
    expect(await (await newBrowser().get(path)).text()).not.toContain('/assets/staff-')
  expect(await (await staff.get('/au/')).text()).not.toContain('/assets/staff-')
})
