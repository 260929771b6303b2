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
                { name: 'shared', test: /\/app\/(?:ui|core|features|routes)\//, minShareCount: 3 },
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
