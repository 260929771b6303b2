import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, preprocessCSS, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

/** Hides the times of plugins, which help nobody who starts the site. */
const QUIET_CHECKS = { bundlerTimings: false }

const LAYERS = '@layer reset, tokens, base, ui, features;\n'

/** Every style sheet declares the layers first, because the one that a page loads first decides. */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: {
    filter: { id: /\/app\/.*\.css$/ },
    handler: (code) => LAYERS + code,
  },
}

/** Sheets of markup that only the server makes: the browser gets their styles without a script that names their classes. */
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

const STAFF_SHEET = path.resolve('app/features/console/components/staff.css')
const sheetsOfStaff = new Set(
  Array.from(readFileSync(STAFF_SHEET, 'utf8').matchAll(/@import '([^']+)'/g), ([, file = '']) =>
    path.join(path.dirname(STAFF_SHEET), file),
  ),
)
let resolved: ResolvedConfig

/** Fills the sheet of staff with the modules that it names. */
const staffSheet: Plugin = {
  name: 'staff-sheet',
  enforce: 'pre',
  configResolved(config) {
    resolved = config
  },
  transform: {
    filter: { id: /\/staff\.css(?:\?(?:transform-only|direct))?$/ },
    async handler() {
      const sheets = Array.from(sheetsOfStaff, async (file) => {
        this.addWatchFile(file)
        return (await preprocessCSS(await readFile(file, 'utf8'), file, resolved)).code
      })
      return LAYERS + (await Promise.all(sheets)).join('\n')
    },
  },
}

/** Takes the modules of staff out of the sheet of all pages; the names of their classes stay. */
const withoutStaff: Plugin = {
  name: 'without-staff',
  apply: 'build',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (_, id) => (sheetsOfStaff.has(id) ? { code: '', map: null } : null),
  },
}

/** The name of a class of a module, without Vite's line numbers, which every page would carry. */
function scopedClass(name: string, file: string): string {
  const folder = createHash('sha256').update(path.relative('.', file)).digest('base64url').slice(0, 4)
  return `${name}_${folder}`
}

const ON_EVERY_PAGE = ['entry.client.tsx', 'root.tsx', 'routes/market.tsx'].map((file) => path.resolve('app', file))
const modulesOfEveryPage = new Set<string>()

/** Puts into one chunk what the outer routes import: a page asks for ten files less. */
function nameOfEveryPage(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (modulesOfEveryPage.size === 0) {
    ON_EVERY_PAGE.forEach((file) => modulesOfEveryPage.add(file))
    for (const file of modulesOfEveryPage)
      graph.getModuleInfo(file)?.importedIds.forEach((each) => modulesOfEveryPage.add(each))
  }
  return modulesOfEveryPage.has(id) ? 'site' : null
}

export default defineConfig({
  plugins: [layerOrder, staffSheet, withoutStaff, sheetsWithoutScript, reactRouter()],
  build: {
    target: 'es2023',
    // The first with `light-dark()`, which elements of one theme in a page of the other need as it is.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    sourcemap: false,
    cssCodeSplit: false,
    // Browsers remember a preload that failed until the page is left: the part behind it could not be asked for again.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        chunkSizeWarningLimit: 700, // the 3D viewer, loaded on demand
        rolldownOptions: {
          checks: QUIET_CHECKS,
          output: {
            // What most pages share is one file each for framework and site: fewer requests, and it compresses better.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
                { name: nameOfEveryPage, test: /\/(?:app|packages)\// },
                { name: 'shared', test: /\/(?:app|packages)\/(?!features\/console\/)/, minShareCount: 8 },
              ],
            },
          },
        },
      },
    },
    // The whole server is one bundle, so that pages and the process around them share their modules.
    ssr: { build: { rolldownOptions: { checks: QUIET_CHECKS, input: './app/server.ts' } } },
  },
  // Found only while the first page is shown, which would then load twice, or lose its scripts before Vite can reload it.
  optimizeDeps: {
    include: ['htmlparser2', 'kysely', 'micromark', 'micromark-extension-gfm-table', 'react-dom/server', 'zod'],
  },
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedClass } },
  server: { watch: { ignored: ['**/.data/**', '**/demo/assets/**'] } },
})
