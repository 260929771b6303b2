import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'

const TARGET = 'content/media/pages'
const PICTURES = `${TARGET}/rooms`
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const SECONDS_EACH = 3

/** Films of the content pages: pictures that come slowly nearer, one into the next. */
const FILMS = {
  finishes: ['showroom', 'ensuite', 'kitchen', 'powder'],
  baths: ['clay', 'family', 'hotel', 'shower'],
  buildings: ['clinic', 'school', 'office', 'hotel'],
} as const

/** Draws the films: `node demo/content/film.ts`, from the pictures of rooms. They have no sound. */
async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
  try {
    for (const [name, pictures] of Object.entries(FILMS)) {
      const page = await browser.newPage()
      await page.setContent('<!doctype html><canvas width="960" height="540"></canvas>')
      const sources = pictures.map((picture) => {
        const base64 = readFileSync(`${PICTURES}/${picture}.avif`).toString('base64')
        return `data:image/avif;base64,${base64}`
      })
      const base64 = await page.evaluate(record, { sources, secondsEach: SECONDS_EACH })
      const film = Buffer.from(base64, 'base64')
      writeFileSync(`${TARGET}/${name}.mp4`, film)
      console.log(`${name}.mp4: ${Math.round(film.length / 1000)} kB`)
      await page.close()
    }
  } finally {
    await browser.close()
  }
}

/** Runs in the page: plays the pictures on its canvas and records them. Answers an mp4 in base64. */
async function record({ sources, secondsEach }: { sources: readonly string[]; secondsEach: number }): Promise<string> {
  const canvas = document.querySelector('canvas')
  const context = canvas?.getContext('2d')
  if (!canvas || !context) throw new Error('there is no canvas')
  const images = await Promise.all(
    sources.map(async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      return image
    }),
  )
  const recorder = new MediaRecorder(canvas.captureStream(24), {
    mimeType: 'video/mp4;codecs=avc1.42E01E',
    videoBitsPerSecond: 400_000,
  })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }))
  recorder.start()
  const start = performance.now()
  const length = images.length * secondsEach
  await new Promise<void>((resolve) => {
    const draw = () => {
      const seconds = (performance.now() - start) / 1000
      if (seconds >= length) return resolve()
      for (const [index, image] of images.entries()) {
        const own = seconds - index * secondsEach
        const shown = Math.min(1, Math.max(0, own + 0.5), index === images.length - 1 ? 1 : secondsEach + 0.5 - own)
        if (shown <= 0) continue
        context.globalAlpha = index === 0 || own > 0.5 ? 1 : shown
        const scale = 1 + (own + 0.5) * 0.025
        const [width, height] = [canvas.width * scale, (canvas.width / 1.5) * scale]
        context.drawImage(image, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
      }
      requestAnimationFrame(draw)
    }
    draw()
  })
  recorder.stop()
  await ended
  const bytes = new Uint8Array(await new Blob(parts, { type: 'video/mp4' }).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
}

await main()
