import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { ROOMS } from '../../rooms/all.ts'
import { renderScene } from './blender.ts'
import { finishedPicture } from './picture.ts'
import { writeScene } from './scene.ts'

/** `node demo/render/rooms/preview.ts ROOM [WIDTH [SAMPLES]]`: a small picture to compose by, in the system's temporary folder. */
async function main(): Promise<void> {
  const [name = '', wide = '600', samples = '12'] = process.argv.slice(2)
  for (const room of ROOMS.filter((each) => each.name.includes(name))) {
    const width = Number(wide)
    const size = { width, height: (width / 3) * 2, samples: Number(samples), threshold: 0.05, threads: 2 }
    const folder = path.join(os.tmpdir(), 'rooms', room.name)
    const started = Date.now()
    await renderScene(writeScene(room, folder, size))
    const rendered = Date.now()
    const file = path.join(folder, 'preview.png')
    const raw = { width: size.width, height: size.height, channels: 3 } as const
    await sharp(finishedPicture(folder, size, room.exposure), { raw })
      .png()
      .toFile(file)
    console.log(`${file}: ${(rendered - started) / 1000} s, then ${(Date.now() - rendered) / 1000} s`)
  }
}

await main()
