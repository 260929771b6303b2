import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { api } from '#app/addresses/api.ts'
import { routes } from '#app/addresses/routes.ts'

/** Features from left to right: each may import those before it. */
const FEATURES = [
  'markets',
  'accounts',
  'staff',
  'catalogue',
  'search',
  'searches',
  'browse',
  'content',
  'contact',
  'sku-use',
  'projects',
  'revisions',
  'builder',
  'company',
  'imports',
  'exports',
  'links',
  'reports',
  'blanks',
  'handover',
  'cart',
  'priced-lists',
  'quotes',
  'changes',
  'consequences',
  'publishing',
  'insight',
  'health',
  'erasure',
  'console',
  'analytics',
]

/** Packages from left to right: each may import those before it, and nothing of the site. */
const PACKAGES = ['core', 'engine', 'spreadsheets', 'catalogue', 'schedule', 'list-reader', 'models']

interface SourceFile {
  readonly file: string
  readonly imports: readonly { readonly from: string; readonly isType: boolean }[]
  readonly text: string
}

const isOfTests = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)
const sources = globSync('{app,packages}/**/*.{ts,tsx}', {
  exclude: (name) => name.includes('node_modules'),
}).map(readSource)
const files = sources.filter(({ file }) => !isOfTests(file))
const packageFiles = sources.filter(({ file }) => file.startsWith('packages/'))

function readSource(file: string): SourceFile {
  const text = readFileSync(file, 'utf8')
  const statements = text.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm)
  const imports = Array.from(statements, ([, type, from = '']) => ({
    from: resolveImport(file, from),
    isType: type !== undefined,
  }))
  return { file, imports, text }
}

/** Our own modules as paths from the root of the project; packages as they are. */
function resolveImport(file: string, from: string): string {
  if (from.startsWith('#app/')) return from.replace('#app/', 'app/')
  if (from.startsWith('@specify/')) return from.replace('@specify/', 'packages/')
  return from.startsWith('.') ? path.join(path.dirname(file), from) : from
}

type Layer = 'top' | 'feature' | 'platform' | 'ui' | 'core'

function layerOf(file: string): Layer {
  const [root, folder = ''] = file.split('/')
  if (root === 'packages') return 'core'
  if (folder === 'features') return 'feature'
  if (folder === 'addresses') return 'core'
  if (folder === 'shell') return 'ui' // what stands in for the router is as low as the parts it carries
  return folder === 'platform' || folder === 'ui' ? folder : 'top'
}

const ALLOWED: Record<Layer, readonly Layer[]> = {
  top: ['top', 'feature', 'platform', 'ui', 'core'],
  feature: ['feature', 'platform', 'ui', 'core'],
  platform: ['platform', 'core'],
  ui: ['ui', 'core'],
  core: ['core'],
}

const featureOf = (file: string) => FEATURES.indexOf(file.split('/')[2] ?? '')
const isServerOnly = (file: string) => /\.server\.tsx?$/.test(file)
const packageOf = (file: string) => PACKAGES.indexOf(file.split('/')[1] ?? '')
const ownImports = files.flatMap(({ file, imports }) =>
  imports.filter(({ from }) => /^(?:app|packages)\//.test(from)).map((each) => ({ file, ...each })),
)
const describeImport = ({ file, from }: { file: string; from: string }) => `${file} → ${from}`

describe('the direction of imports', () => {
  it('finds the source files and their imports', () => {
    expect(files.length).toBeGreaterThan(100)
    expect(ownImports.length).toBeGreaterThan(300)
  })

  it('knows every feature', () => {
    const folders = readdirSync('app/features')
    expect(folders.filter((folder) => !FEATURES.includes(folder))).toEqual([])
  })

  it('goes from routes to features to platform and ui to packages, never up', () => {
    const upward = ownImports.filter(({ file, from }) => !ALLOWED[layerOf(file)].includes(layerOf(from)))
    expect(upward.map(describeImport)).toEqual([])
  })

  it('goes from a feature to those on its left only', () => {
    const sideways = ownImports.filter(
      ({ file, from }) =>
        layerOf(file) === 'feature' && layerOf(from) === 'feature' && featureOf(from) > featureOf(file),
    )
    expect(sideways.map(describeImport)).toEqual([])
  })

  it('takes no component of another feature', () => {
    const borrowed = ownImports.filter(
      ({ file, from, isType }) =>
        !isType &&
        layerOf(file) === 'feature' &&
        layerOf(from) === 'feature' &&
        /\/components\/.*\.tsx$/.test(from) &&
        featureOf(from) !== featureOf(file),
    )
    expect(borrowed.map(describeImport)).toEqual([])
  })

  it('brings nothing of the server into pure files and components', () => {
    const leaks = ownImports.filter(
      ({ file, from, isType }) => !isType && layerOf(file) !== 'top' && !isServerOnly(file) && isServerOnly(from),
    )
    expect(leaks.map(describeImport)).toEqual([])
  })

  it('has no cycles, through types neither', () => {
    const graph = new Map(
      files.map(({ file }) => [file, ownImports.filter((each) => each.file === file).map(({ from }) => from)]),
    )
    expect(findCycle(graph)).toEqual([])
  })
})

describe('files', () => {
  const MAX_LINES = 250

  it('are of a size that a reader takes in', () => {
    const long = files.filter(({ text }) => text.split('\n').length > MAX_LINES + 1)
    expect(long.map(({ file }) => file)).toEqual([])
  })

  it('lie in folders of 25 at most; migrations are one list', () => {
    const MAX_FILES = 25
    const places = globSync('{app,bench,db,demo,packages,scripts,tests}/**/*.*', {
      exclude: (name) => name.includes('node_modules') || name.startsWith('demo/assets'),
    }).map((file) => path.dirname(file))
    const counts = Object.entries(Object.groupBy(places, (folder) => folder))
    expect(counts.length).toBeGreaterThan(200)
    const full = counts.filter(([folder, files = []]) => files.length > MAX_FILES && folder !== 'db/migrations')
    expect(full.map(([folder]) => folder)).toEqual([])
  })

  it('of the demo have 300 lines at most', () => {
    const demo = globSync('demo/**/*.ts', { exclude: (name) => name.includes('node_modules') })
    const long = demo.filter((file) => readFileSync(file, 'utf8').split('\n').length > 301)
    expect(demo.length).toBeGreaterThan(100)
    expect(long).toEqual([])
  })
})

describe('style sheets', () => {
  it('have each class that a component takes of them', () => {
    const missing = files.flatMap(({ file, text }) =>
      Array.from(text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)).flatMap(([, name, from = '']) => {
        const sheet = from.startsWith('#') ? from.slice(1) : path.join(path.dirname(file), from)
        const classes = new Set(
          Array.from(readFileSync(sheet, 'utf8').matchAll(/\.([a-z][\w-]*)/gi), ([, each = '']) =>
            each.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
          ),
        )
        const body = text.replaceAll(/ from '[^']+'|import\('[^']+'\)/g, '')
        const taken = Array.from(body.matchAll(new RegExp(String.raw`\b${name}\.(\w+)`, 'g')), ([, each = '']) => each)
        return taken.filter((each) => !classes.has(each)).map((each) => `${file}: ${each}`)
      }),
    )
    expect(missing).toEqual([])
  })
})

describe('packages', () => {
  it('are known', () => {
    expect(readdirSync('packages').toSorted()).toEqual(PACKAGES.toSorted())
  })

  it('need nothing of the site', () => {
    const ours = packageFiles.flatMap(({ file, imports }) =>
      imports.filter(({ from }) => /^(?:app|tests|db|scripts|#)/.test(from)).map(({ from }) => `${file} → ${from}`),
    )
    expect(packageFiles.length).toBeGreaterThan(300)
    expect(ours).toEqual([])
  })

  it('import packages on their left, by name', () => {
    const others = packageFiles.flatMap(({ file, imports }) =>
      imports
        .filter(({ from }) => from.startsWith('packages/') && packageOf(from) !== packageOf(file))
        .map(({ from }) => ({ file, from, isType: false })),
    )
    expect(others.length).toBeGreaterThan(100)
    expect(others.filter(({ file, from }) => packageOf(from) > packageOf(file)).map(describeImport)).toEqual([])
    const across = packageFiles.filter(({ text, file }) =>
      Array.from(text.matchAll(/ from '(\.[^']+)'/g), ([, from = '']) => path.join(path.dirname(file), from)).some(
        (target) => packageOf(target) !== packageOf(file),
      ),
    )
    expect(across.map(({ file }) => file)).toEqual([])
  })

  it('say in their README where things are', () => {
    expect(PACKAGES.filter((name) => !existsSync(`packages/${name}/README.md`))).toEqual([])
  })
})

describe('names of brands', () => {
  it('stand in data only, and in the examples of calls', () => {
    const rows: { kind: string; title: string }[] = JSON.parse(readFileSync('content/listings.json', 'utf8'))
    const brands = rows.filter(({ kind }) => kind === 'brand').map(({ title }) => title)
    const name = new RegExp(String.raw`\b(?:${brands.join('|')})\b`)
    const code = files.filter(({ file }) => !/\/examples\.ts$|^app\/http\/api\//.test(file))
    const named = code.filter(({ text }) => name.test(withoutComments(text)))
    expect(brands.length).toBeGreaterThan(2)
    expect(named.map(({ file }) => file)).toEqual([])
  })
})

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

describe('addresses', () => {
  const patterns = [routes, routes.account, routes.projects, routes.reports, routes.content, api]
    .flatMap((table) => Object.values(table).flatMap((each: { pattern?: unknown }) => each.pattern ?? []))
    .map(String)
  /** Paths before their first parameter; the longest first, since a shorter one may begin it. */
  const heads = [...new Set(patterns.map((pattern) => pattern.replace(/\/?[:*].*$/, '')))]
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
  const deep = heads.filter((head) => head.includes('/'))
  /** The literal has no more of the path, or a value follows. */
  const END = String.raw`(?=['"\`?#]|\$\{)`
  const SPELT = [
    String.raw`[\`}]\/\$\{[^}]*(?:locale|market)[^}]*\}`,
    String.raw`(?:['"\`}]|\/(?:au|nz))\/(?:${heads.join('|')})\/?${END}`,
    String.raw`['"\`](?:${heads.join('|')})\/${END}`,
    String.raw`['"\`](?:${deep.join('|')})['"\`]`,
  ].map((source) => new RegExp(source, 'i'))
  /** They hold the form of all addresses, and serve files below a market. */
  const EXCEPTIONS = new Set(['app/http/addresses.ts', 'app/http/operations.server.ts', 'app/http/route-label.ts'])
  /** Names of calls begin as some pages do: `cart/getCart`. */
  const CALL = /\bcall\w*(?:<[^>]*>)?\(`[^`]*`/g
  const isSpelt = (text: string) => SPELT.some((pattern) => pattern.test(text))

  it('are recognised where they are spelt by hand', () => {
    const spelt = [
      '`/${locale}/search/?query=${text}`',
      '`${publicUrl}/${market.code}/`',
      '`/${elsewhere}/project-builder/`',
      "'/nz/building-product-information/'",
      '`product/${segment}/`',
      "'tools-resources/bim-library'",
      "fetch('/au/api/navigation/')",
    ]
    expect(patterns.length).toBeGreaterThan(90)
    expect(spelt.filter((text) => !isSpelt(text))).toEqual([])
    expect(["'cart/getCart'", "'/products/tapware/'", '`/media/${path}`', "'search'"].filter(isSpelt)).toEqual([])
  })

  it('are taken from app/addresses', () => {
    const byHand = files
      .filter(({ file }) => !file.startsWith('app/addresses/') && !EXCEPTIONS.has(file))
      .flatMap(({ file, text }) =>
        withoutComments(text)
          .replaceAll(CALL, '')
          .split('\n')
          .filter(isSpelt)
          .map((line) => `${file}: ${line.trim()}`),
      )
    expect(byHand).toEqual([])
  })
})

describe('what the browser keeps', () => {
  it('goes through the one file that knows that storage may be blocked or full', () => {
    const strings = /'[^'\n]*'/g
    const direct = files.filter(({ text }) => /\b(?:local|session)Storage\b/.test(text.replaceAll(strings, "''")))
    const named = files.filter(({ text }) => /(?:globalThis|window|self)\[/.test(text))
    // Its text runs in the head, before any file has arrived.
    const inFiles = direct.filter(({ file }) => file !== 'app/ui/head-script.ts')
    for (const users of [inFiles, named])
      expect(users.map(({ file }) => file)).toEqual(['app/ui/browser/browser-storage.ts'])
  })
})

describe('the request context', () => {
  /** Members of an interface, as `name: type`. */
  const membersIn = (text: string) => Array.from(text.matchAll(/^ {2}readonly (\w+: .+)$/gm), ([, member]) => member)
  const isPart = (file: string) =>
    file === 'app/platform/request-context.server.ts' || /^app\/features\/[\w/-]+\/request-\w+\.ts$/.test(file)

  it('has each member declared once: features pick what they need', () => {
    const members = files.filter(({ file }) => isPart(file)).flatMap(({ text }) => membersIn(text))
    expect(members.length).toBeGreaterThan(20)
    expect(new Set(members).size).toBe(members.length)
    const copies = files
      .filter(({ file }) => !isPart(file))
      .flatMap(({ file, text }) =>
        Array.from(text.matchAll(/^(?:export )?interface (\w+)[^{]*\{\n([^}]*)\n\}/gm), ([, name, body = '']) => ({
          name: `${file}: ${name}`,
          copied: membersIn(body).filter((member) => members.includes(member)),
        })),
      )
    expect(copies.filter(({ copied }) => copied.length > 2).map(({ name }) => name)).toEqual([])
  })
})

describe('the id of a row', () => {
  it('has its pattern in one place', () => {
    const pattern = /\{8\}.{1,20}\{4\}.{1,20}\{12\}|\bz\.(?:uuid|guid)\b/
    expect(files.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([
      'packages/core/ids/uuid.ts',
    ])
  })
})

describe('code, tests and documents', () => {
  const ODD = /\b(?:told|anew|whoever|what becomes of|what comes of|be had)\b/i
  /** They name the words. */
  const EXCEPTIONS = new Set(['docs/house-style.md', 'tests/architecture.test.ts'])

  it("use the field's words (docs/house-style.md)", () => {
    const sources = globSync('{app,bench,db,demo,docs,packages,scripts,tests}/**/*.{ts,tsx,css,mjs,md}').filter(
      (file) => !EXCEPTIONS.has(file) && !file.includes('node_modules'),
    )
    const odd = sources.flatMap((file) =>
      readFileSync(file, 'utf8')
        .replaceAll(/\s*\n\s*\*?\s*/g, '\n')
        .split('\n')
        .filter((line) => ODD.test(line))
        .map((line) => `${file}: ${line}`),
    )
    expect(sources.length).toBeGreaterThan(1_000)
    expect(odd).toEqual([])
  })
})

describe('the language of the code', () => {
  const texts = globSync('{app,bench,db,demo,packages,scripts,tests}/**/*.{ts,tsx}')
    .filter((file) => !file.includes('node_modules'))
    .map((file) => readFileSync(file, 'utf8'))
  /** Openings that leave the reader guessing what is meant. */
  const RIDDLE =
    /^(?:Of|What|By|Where|Whether|Who|Whose|Whom|Which|How|Why|When|As|For|In|At|From|With|Without|On|To|Those|None|Nothing|Nobody)\b/
  const VAGUE = new Set([
    'known',
    'asked',
    'given',
    'found',
    'kept',
    'wanted',
    'shown',
    'made',
    'taken',
    'said',
    'gone',
  ])

  it('opens docstrings with a verb or a noun, in 99 of a hundred', () => {
    const docstrings = texts.flatMap((text) =>
      Array.from(text.matchAll(/\/\*\*([\s\S]*?)\*\//g), ([, body = '']) =>
        body.replaceAll(/\s*\n\s*\*?/g, ' ').trim(),
      ),
    )
    expect(docstrings.length).toBeGreaterThan(7_000)
    expect(docstrings.filter((body) => RIDDLE.test(body)).length / docstrings.length).toBeLessThan(0.01)
  })

  it('names values by what they hold, but for fifteen of a thousand', () => {
    const names = texts.flatMap((text) =>
      Array.from(text.matchAll(/\b(?:const|let|function) \[?(\w+)/g), ([, name = '']) => name),
    )
    expect(names.length).toBeGreaterThan(10_000)
    expect(names.filter((name) => VAGUE.has(name)).length / names.length).toBeLessThan(0.015)
  })
})

describe('style sheets', () => {
  /** Widths in px, from small mobile to extra large. */
  const BREAKPOINTS = new Set([320, 480, 600, 768, 800, 1024, 1280, 1366, 1440, 1680, 1920])

  it('change at the breakpoints of the site', () => {
    const sheets = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
    const others = sheets.flatMap((name) =>
      Array.from(readFileSync(path.join('app', name), 'utf8').matchAll(/@media[^{]*?(\d+)px/g))
        .filter(([, width]) => !BREAKPOINTS.has(Number(width)))
        .map(([query]) => `${name}: ${query}`),
    )
    expect(sheets.length).toBeGreaterThan(50)
    expect(others).toEqual([])
  })

  it('use only properties that are set somewhere', () => {
    const sheets = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(?:css|tsx?)$/.test(name),
    )
    const texts = sheets.map((name) => readFileSync(path.join('app', name), 'utf8'))
    const set = new Set(
      texts.flatMap((text) => text.match(/--[a-z0-9-]+(?=['"]?\s*:)|(?<=setProperty\(')--[a-z0-9-]+/g) ?? []),
    )
    const used = texts.flatMap((text) => Array.from(text.matchAll(/var\((--[a-z0-9-]+)/g), ([, name]) => name!))
    expect(used.length).toBeGreaterThan(500)
    expect(used.filter((name) => !set.has(name))).toEqual([])
  })

  it('give noscript no display where scripts run: browsers would show its source', () => {
    const sheets = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
    const shown = sheets.filter((name) => {
      const text = readFileSync(path.join('app', name), 'utf8')
      return text.replaceAll(/@media \(scripting: none\)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, '').includes('noscript')
    })
    expect(shown).toEqual([])
  })
})

describe('pure files', () => {
  it('do no input or output and read no clock, and chance for ids of new things only', () => {
    const pure = files.filter(
      ({ file }) =>
        file.endsWith('.ts') &&
        /^(?:app\/(?:features|addresses)|packages)\//.test(file) &&
        !isServerOnly(file) &&
        !/\/components\/|^app\/features\/analytics\/|^packages\/engine\/snapshot\//.test(file) &&
        file !== 'packages/core/ids/new-uuid.ts',
    )
    const impure = pure.filter(
      ({ imports, text }) =>
        imports.some(({ from }) => /^(?:node:|react)/.test(from)) ||
        /\b(?:Date\.now\(|new Date\(\)|Math\.random\(|crypto\.random|fetch\()/.test(text),
    )
    expect(pure.length).toBeGreaterThan(20)
    expect(impure.map(({ file }) => file)).toEqual([])
  })
})

function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const walk = (file: string, trail: readonly string[]): string[] => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file]
    if (done.has(file)) return []
    for (const next of graph.get(file) ?? []) {
      const cycle = walk(next, [...trail, file])
      if (cycle.length > 0) return cycle
    }
    done.add(file)
    return []
  }
  for (const file of graph.keys()) {
    const cycle = walk(file, [])
    if (cycle.length > 0) return cycle
  }
  return []
}
