import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { encodePicture } from './encode.ts'
import type { RenderJob } from './job.ts'

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--headless',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

/** A job and the path of its file below the folder, for example `basin-mixer/liano-basin-mixer-chrome.webp`. */
export type NamedJob = RenderJob & { file: string }

export type RenderOptions = {
  outDir: string
  /** Called after each picture is written, in no fixed order. */
  onProgress?: (done: number, total: number, job: NamedJob, bytes: number) => void
  /** Browsers at once: one draws on one core, however many pages it has. */
  concurrency?: number
}

/**
 * Draws every job into `outDir`. Jobs of one product and view are drawn together, because all finishes share
 * their light and shadows.
 */
export async function renderImages(jobs: readonly NamedJob[], options: RenderOptions): Promise<void> {
  const groups = groupedJobs(jobs)
  let done = 0
  await withPictures(options.concurrency ?? 2, groups, async (job, pixels) => {
    const encoded = await encodePicture(pixels, job.size)
    const file = join(options.outDir, job.file)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, encoded)
    options.onProgress?.(++done, jobs.length, job, encoded.length)
  })
}

/** Raw pictures (three bytes a pixel, bottom row first), handed over as they are drawn. */
export async function renderPixels<J extends RenderJob>(
  jobs: readonly J[],
  receive: (job: J, pixels: Buffer) => Promise<void>,
  concurrency = 1,
): Promise<void> {
  await withPictures(concurrency, groupedJobs(jobs), receive)
}

function groupedJobs<J extends RenderJob>(jobs: readonly J[]): J[][] {
  const groups = Map.groupBy(jobs, (job) => JSON.stringify(job.spec))
  return Array.from(groups.values(), (group) =>
    group.toSorted((a, b) => a.view.localeCompare(b.view) || a.size - b.size),
  )
}

async function withPictures<J extends RenderJob>(
  concurrency: number,
  groups: readonly J[][],
  receive: (job: J, pixels: Buffer) => Promise<void>,
): Promise<void> {
  const script = await pageScript()
  const queue = [...groups]
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS })
      try {
        for (let group = queue.shift(); group; group = queue.shift()) await drawGroup(browser, script, group, receive)
      } finally {
        await browser.close()
      }
    }),
  )
}

const studios = new WeakMap<Browser, Page[]>()

async function drawGroup<J extends RenderJob>(
  browser: Browser,
  script: string,
  group: readonly J[],
  receive: (job: J, pixels: Buffer) => Promise<void>,
): Promise<void> {
  const idle = studios.get(browser) ?? []
  studios.set(browser, idle)
  let page = idle.pop() ?? (await openStudio(browser, script))
  let writing: Promise<void> = Promise.resolve()
  for (const job of group) {
    let pixels = await draw(page, job)
    if (pixels === null) {
      // The software renderer may lose its context; a fresh page draws on.
      await page.close()
      page = await openStudio(browser, script)
      pixels = await draw(page, job)
    }
    if (pixels === null) throw new Error(`Could not draw ${JSON.stringify(plainJob(job))}`)
    await writing
    writing = receive(job, Buffer.from(pixels, 'base64'))
  }
  await writing
  idle.push(page)
}

/** Pixels in base 64, or null when the page has lost its graphics context. */
async function draw(page: Page, job: RenderJob): Promise<string | null> {
  return page.evaluate((wanted) => globalThis.renderPicture(wanted), plainJob(job))
}

function plainJob({ spec, finish, trim, view, size }: RenderJob): RenderJob {
  return { spec, finish, view, size, ...(trim ? { trim } : {}) }
}

async function openStudio(browser: Browser, script: string): Promise<Page> {
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(error))
  await page.setContent('<!doctype html><title>Studio</title>')
  await page.addScriptTag({ content: script })
  return page
}

/** The page's script with all models in it, as one file. */
async function pageScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'page/page.ts'), formats: ['iife'], name: 'studio' },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : null
  if (!chunk) throw new Error('The page script could not be bundled')
  return chunk.code
}
