import { buildRooms } from './build-rooms.ts'

/**
 * `node demo/render/rooms/first-pass.ts WIDTH SAMPLES [ROOM]`: the rooms at less than their full size, for a machine or a
 * day that is short. `npm run demo:build` goes on from there at full size.
 */
async function main(): Promise<void> {
  const [width = '1500', samples = '16', word = ''] = process.argv.slice(2)
  await buildRooms({ word, width: Number(width), samples: Number(samples) })
}

await main()
