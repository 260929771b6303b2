import { createHash } from 'node:crypto'
import path from 'node:path'
import postcss from 'postcss'
import type { Plugin, Rolldown } from 'vite'
import { laterSheetOf, WORKSPACE_CHUNK_PREFIX } from './style-sheets.ts'

/** Every style sheet declares the layers first, because the one that a page loads first decides. */
const LAYERS = '@layer reset, tokens, base, ui, features, work;'

/** Features whose pages are for work on projects, orders and accounts. Public pages show of them what is named second. */
const WORK =
  /\/app\/features\/(?:accounts|cart|catalogue\/compare|company|evidence|exports|imports|links|projects|quotes|searches)\//
const SHOWN_TO_ALL = /\/(?:account-menu|cart-link|compare-tick|shop-controls)\.module\.css$/

/** The name of a file of scripts, which says whether it shows something in styles of work. */
export function codeFileName({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  const isOfWork = moduleIds.some((id) => id.endsWith('.module.css') && WORK.test(id) && !SHOWN_TO_ALL.test(id))
  return `assets/${isOfWork ? WORKSPACE_CHUNK_PREFIX : ''}[name]-[hash].js`
}

const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: {
    filter: { id: /\/app\/.*\.css$/ },
    handler: (code, id) =>
      `${LAYERS}\n${WORK.test(id) && !SHOWN_TO_ALL.test(id) ? code.replace('@layer features', '@layer work') : code}`,
  },
}

/** Puts the styles of work into a sheet of their own, `later-*.css` beside `style-*.css`: 13 kB less before the paint. */
const workspaceSheet: Plugin = {
  name: 'sheet-of-work',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const sheet = Object.values(bundle).find(({ fileName }) => /\/style-[\w-]+\.css$/.test(fileName))
    if (sheet?.type !== 'asset') return this.error('The style sheet has another name than before')
    const [first, work] = [postcss.parse(String(sheet.source)), postcss.root()]
    first.each((rule) => {
      if (rule.type === 'atrule' && rule.name === 'layer' && rule.params === 'work') work.append(rule)
    })
    if (work.nodes.length === 0) this.error('The style sheet has no layer of work')
    sheet.source = first.toString()
    this.emitFile({ type: 'asset', fileName: laterSheetOf(sheet.fileName), source: work.toString() })
  },
}

/** The name of a class of a module: without Vite's line numbers, which every page would carry. */
export function scopedClass(name: string, file: string): string {
  const folder = createHash('sha256').update(path.relative('.', file)).digest('base64url').slice(0, 4)
  return `${name}_${folder}`
}

/** Replaces the library's router with the shell's in the browser, which saves 29 kB on every page. */
const routerOfTheShell: Plugin = {
  name: 'router-of-the-shell',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: { filter: { id: /^react-router$/ }, handler: () => path.resolve('app/shell/router/react-router.ts') },
}

/** Dynamic imports go through `importPart`, so that a failed one can be retried. */
function partsAskedForAgain(): Plugin {
  let isFound = false
  return {
    name: 'parts-asked-for-again',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler() {
        isFound = true
        return `export { importPart as __vitePreload } from ${JSON.stringify(path.resolve('app/shell/import-part.ts'))}`
      },
    },
    buildEnd() {
      if (!isFound) this.error('Vite loads code on demand by another function than before')
    },
  }
}

/** Sheets of markup that only the server makes: the browser gets their styles, and no script that names their classes. */
const sheetsWithoutScript: Plugin = {
  name: 'sheets-without-script',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\.server\.module\.css$/ },
    handler: () => ({ code: '', map: null, moduleSideEffects: 'no-treeshake' }),
  },
}

/**
 * One letter past Latin-1 makes V8 keep the whole text of a script at two bytes a character: 2.8 MB of the server's.
 * Escapes mean the same wherever such letters stand: in strings, templates, expressions and comments.
 */
const latinServer: Plugin = {
  name: 'latin-server',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      if (/\\[\u{100}-\u{10ffff}]/u.test(file.code))
        this.error(`${file.fileName} escapes a letter that needs no escape`)
      file.code = file.code.replaceAll(/[\u{100}-\u{10ffff}]/gu, escaped)
    }
  },
}

function escaped(letter: string): string {
  return Array.from(letter.split(''), (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
}

export const shellPlugins = [
  layerOrder,
  sheetsWithoutScript,
  workspaceSheet,
  latinServer,
  routerOfTheShell,
  partsAskedForAgain(),
]

/** Code that every page loads: the router's start and the outer routes. */
const ON_EVERY_PAGE = ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/market.tsx']

function modulesOfEveryPage(graph: Rolldown.ChunkingContext): Set<string> {
  const files = new Set(ON_EVERY_PAGE.map((file) => path.resolve(file)))
  for (const id of files) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) files.add(imported)
  return files
}

let ofEveryPage: ReadonlySet<string> | null = null

/**
 * Chunks of scripts: the framework, what every page has (ten requests less than in parts), what most pages share, and
 * the rest as the bundler splits it. A lower count puts more into every page: 6 costs 0.5 kB and saves two requests,
 * 4 costs 8 to 13 kB.
 */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name(id, graph) {
      ofEveryPage ??= modulesOfEveryPage(graph)
      return ofEveryPage.has(id) ? 'site' : null
    },
    test: /\/app\/|vite\/preload-helper/,
  },
  { name: 'shared', test: /\/app\/(?:ui|shell|core|features|routes)\/|vite\/preload-helper/, minShareCount: 6 },
]
