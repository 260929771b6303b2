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

/** What pages with forms share; most pages have none. */
const FORMS =
  /\/app\/(?:ui\/(?:fields\/|call-action)|core\/error-text|features\/accounts\/(?!sign-in|components\/(?:account-menu|came-from)))/

/** What the home, in each of its addresses, shares with overviews. */
const OVERVIEWS = /\/app\/(?:routes\/home-screen|features\/search\/components\/overview-grid)/

export default defineConfig({
  plugins: [layerOrder, reactRouter()],
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
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\// },
                {
                  name: 'shared',
                  test: (id) =>
                    /\/app\/(?:ui|core|features|routes)\//.test(id) && !FORMS.test(id) && !OVERVIEWS.test(id),
                  minShareCount: 3,
                },
                { name: 'forms', test: FORMS, minShareCount: 2 },
                { name: 'overviews', test: OVERVIEWS, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    // The whole server is one bundle, so that pages and the process around them share their modules.
    ssr: { build: { rollupOptions: { input: './app/server.ts' } } },
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: { watch: { ignored: ['**/.data/**', '**/demo/assets/**'] } },
})
