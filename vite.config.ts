import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    sourcemap: false,
  },
  environments: {
    // The whole server is one bundle, so that pages and the process around them share their modules.
    ssr: { build: { rollupOptions: { input: './app/server.ts' } } },
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: { watch: { ignored: ['**/.data/**', '**/demo/assets/**'] } },
})
