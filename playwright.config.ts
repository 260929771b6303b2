import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './scripts/chromium.ts'

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/site-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A shared CI machine may stall for seconds; what needed a second try is listed as flaky in the report.
  retries: process.env['CI'] ? 2 : 0,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
  use: {
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
    // Recording every first try takes a quarter of the time of all journeys: `--trace on` for one that failed.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'desktop', use: DESKTOP, grepInvert: /@phone/ },
    { name: 'phone', use: PHONE, grepInvert: /@desktop/ },
  ],
})
