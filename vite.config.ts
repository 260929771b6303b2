import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { CHUNKS, codeFileName, scopedClass, shellPlugins } from './app/shell/build.ts'

/** How long plugins take is nobody's business who starts the site. */
const QUIET_CHECKS = { bundlerTimings: false }

export default defineConfig({
  plugins: [shellPlugins, reactRouter()],
  build: {
    target: 'es2023',
    // The first with `light-dark()`, which elements of one theme in a page of the other need as it is.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
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
            entryFileNames: codeFileName,
            chunkFileNames: codeFileName,
            codeSplitting: {
              groups: CHUNKS,
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
