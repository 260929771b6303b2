import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** Every style sheet says it first, because the one that a page loads first decides. */
const LAYERS = '@layer reset, tokens, base, ui, features;'

const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: {
    filter: { id: /\/app\/.*\.css$/ },
    handler: (code) => `${LAYERS}\n${code}`,
  },
}

/**
 * Parts of the router that the site does not use, and that browsers need not load: routes that become known on the way
 * (`routeDiscovery` is `initial`), and reports of what the router does. 4.5 kB of every page, compressed.
 */
const UNUSED_ROUTER_PARTS =
  /\/react-router\/dist\/production\/lib\/(?:dom\/ssr\/(?:fog-of-war|route-discovery)|router\/instrumentation)\.js$/
const UNUSED_ROUTER_PART_COUNT = 3

/** Leaves them out: each of their functions does nothing. A router that is made up of other files stops the build. */
function withoutUnusedRouterParts(): Plugin {
  const found = new Set<string>()
  return {
    name: 'without-unused-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: UNUSED_ROUTER_PARTS },
      handler(code, id) {
        found.add(id)
        const [, names = ''] = /\bexport \{([^}]+)\}/.exec(code) ?? []
        return `const nothing = () => undefined\nexport { ${names.replace(/\w+/g, 'nothing as $&')} }`
      },
    },
    buildEnd() {
      if (found.size !== UNUSED_ROUTER_PART_COUNT) this.error(`The router has ${found.size} of the parts to leave out`)
    },
  }
}

/**
 * Has browsers compile all of a file while it arrives, beside the main thread, in place of one function after the other
 * when it is called. Not for what is loaded on demand: that is large, and run in part.
 */
function compiledAtOnce(): Plugin {
  return {
    name: 'compiled-at-once',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post', // the remark must be the first thing in the file
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && !file.isDynamicEntry) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}

/** Code that pages load on demand comes by our own function: what did not come can be asked for again. */
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
        return `export { importPart as __vitePreload } from ${JSON.stringify(path.resolve('app/ui/import-part.ts'))}`
      },
    },
    buildEnd() {
      if (!isFound) this.error('Vite loads code on demand by another function than before')
    },
  }
}

/** What some pages share and most do without: a file each, so that it stays out of what every page loads. */
const APART: Record<string, RegExp> = {
  forms:
    /\/app\/(?:ui\/(?:fields\/|call-action)|core\/error-text|features\/accounts\/(?!sign-in|components\/(?:account-menu|came-from)))/,
  listings:
    /\/app\/features\/search\/(?:components\/(?:listing-screen|listing-toolbar|results|facet-panel|quick-search|no-result|use-listing|use-filters)|listing-state|facet|listing-query)|\/app\/routes\/listing-card/,
  shop: /\/app\/features\/cart\/(?!components\/(?:shopping|cart-link|shop-controls|card-wish)\.)/,
  content:
    /\/app\/(?:routes\/content-|features\/content\/components\/content-|features\/catalogue\/components\/product-slider|features\/analytics\/components)/,
  pictures: /\/app\/features\/catalogue\/components\/(?:gallery|outside-script)\./,
  projects: /\/app\/(?:features\/projects\/model|ui\/local-day)\./,
  files: /\/app\/(?:features\/catalogue\/(?:files|file-name|model|components\/use-zip)|ui\/full-screen-spinner)\./,
}
/** Small things that every page, or every listing and product, loads: one file costs less than three. */
const EVERYWHERE =
  /\/app\/(?:features\/content\/components\/(?:use-menu-panels|feedback-widget\.module)|routes\/kept-trail)/
const apart = Object.entries(APART)

/** How long plugins take is nobody's business who starts the site. */
const QUIET_CHECKS = { bundlerTimings: false }

export default defineConfig({
  plugins: [layerOrder, withoutUnusedRouterParts(), partsAskedForAgain(), reactRouter(), compiledAtOnce()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    sourcemap: false,
    cssCodeSplit: false,
  },
  environments: {
    // What most pages share is one file each for framework and site: fewer requests, and it compresses better.
    client: {
      build: {
        chunkSizeWarningLimit: 700, // the 3D viewer, loaded on demand
        rolldownOptions: {
          checks: QUIET_CHECKS,
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\// },
                { name: 'everywhere', test: EVERYWHERE },
                {
                  name: 'shared',
                  test: (id) =>
                    /\/app\/(?:ui|core|features|routes)\/|vite\/preload-helper/.test(id) &&
                    !apart.some(([, modules]) => modules.test(id)),
                  minShareCount: 3,
                },
                ...apart.map(([name, test]) => ({ name, test, minShareCount: 2 })),
              ],
            },
          },
        },
      },
    },
    // The whole server is one bundle, so that pages and the process around them share their modules.
    ssr: { build: { rolldownOptions: { checks: QUIET_CHECKS, input: './app/server.ts' } } },
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: { watch: { ignored: ['**/.data/**', '**/demo/assets/**'] } },
})
