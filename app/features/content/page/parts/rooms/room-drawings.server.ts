import { z } from 'zod'
import type { SourceFinder } from '#app/features/content/page/page.server.ts'

const View = z.object({ url: z.string().min(1), width: z.int().positive(), height: z.int().positive() })

const SetOut = z.object({
  mark: z.string().min(1),
  sku: z.string().min(1),
  wall: z.enum(['back', 'left', 'right', 'none']),
  /** Distances of each in mm: from the left wall, or from the back wall for objects on a side wall. */
  at: z.array(z.int()).min(1),
  /** Distance of free-standing objects from the back wall, in mm. */
  out: z.int().optional(),
  height: z.object({ part: z.string(), mm: z.int() }).optional(),
})
export type SetOut = z.output<typeof SetOut>

const RoomDrawing = z.object({
  room: z.string().min(1),
  title: z.string().min(1),
  elevation: View,
  plan: View,
  setOut: z.array(SetOut),
})
export type RoomDrawing = z.output<typeof RoomDrawing>

const File = z.object({ drawings: z.array(RoomDrawing) })

const NONE: ReadonlyMap<string, RoomDrawing> = new Map()
const cache = new WeakMap<object, ReadonlyMap<string, RoomDrawing>>()

/** Drawings of `data/room-drawings.json` by the name of the room; none without the file, or with one of another shape. */
export function readRoomDrawings(findSource: SourceFinder): ReadonlyMap<string, RoomDrawing> {
  const source = findSource('room-drawings')
  if (!source) return NONE
  const read = cache.get(source) ?? new Map(File.safeParse(source).data?.drawings.map((each) => [each.room, each]))
  cache.set(source, read)
  return read
}
