import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Light, Room } from '../../rooms/room.ts'
import { glbOf, materialsOf, standing } from './products.ts'

export interface RenderSize {
  readonly width: number
  readonly height: number
  /** Of each half. */
  readonly samples: number
  /** Noise at which a pixel is left alone. */
  readonly threshold: number
  readonly threads: number
}

/** What Blender reads: the room with its models written beside it. Answers the file. */
export function writeScene(room: Room, folder: string, size: RenderSize): string {
  mkdirSync(folder, { recursive: true })
  const products = room.products.map((placed, index) => {
    const product = standing(placed)
    const glb = path.join(folder, `${index}.glb`)
    writeFileSync(glb, glbOf(product))
    return { glb, at: placed.at, turn: placed.turn ?? [0, 0, 0], materials: materialsOf(product) }
  })
  const { camera } = room
  const scene = {
    shapes: room.shapes,
    products,
    lights: room.lights.map(lightOf),
    world: { colour: [1, 0.97, 0.93], strength: room.ambient ?? 0.3 },
    camera: {
      at: camera.at,
      yaw: camera.yaw,
      pitch: camera.pitch ?? 0,
      lens: camera.lens,
      shift: camera.shift ?? [0, 0],
      focus: camera.focusMm ?? 0,
      fstop: camera.fstop ?? 8,
    },
    render: { ...size, folder: `${folder}/` },
  }
  const file = path.join(folder, 'scene.json')
  writeFileSync(file, JSON.stringify(scene))
  return file
}

function lightOf(light: Light) {
  const colour = colourOf(light.kelvin ?? 5000)
  const spread = light.kind === 'window' ? (light.spread ?? 180) : 0
  return { ...light, colour, spread, reflected: light.reflected ?? true }
}

/** Linear RGB of a warm to neutral white, green at 1 (a fit to the Planckian locus from 2,500 to 6,600 K). */
export function colourOf(kelvin: number): readonly [number, number, number] {
  const share = Math.min(1, Math.max(0, (kelvin - 2500) / 4000))
  return [1.75 - 0.72 * share, 1, 0.28 + 0.72 * share ** 0.85]
}
