import fs from 'node:fs'
import path from 'node:path'
import { DRAWN_ROOMS, type DrawnRoom } from '../../rooms/drawn.ts'
import { drawRoom, type RoomDrawing } from './room-drawing.ts'
import { sizeOf, writeRoomSvg } from './room-svg.ts'

const DRAWINGS = 'content/media/pages/drawings'
/** The index of drawings for pages. */
export const DRAWING_INDEX = 'content/data/room-drawings.json'

/** A line of the table below a drawing. */
interface SetOutEntry {
  readonly mark: string
  readonly sku: string
  readonly wall: 'back' | 'left' | 'right' | 'none'
  /** Distances of each in mm: from the left wall, or from the back wall for objects on other walls. */
  readonly at: readonly number[]
  /** Distance of free-standing objects from the back wall, in mm. */
  readonly out?: number
  readonly height?: { readonly part: string; readonly mm: number }
}

/** Draws all rooms that pages show with their set-out, and writes the index of them. */
export function buildRoomDrawings(): void {
  fs.mkdirSync(DRAWINGS, { recursive: true })
  const drawings = DRAWN_ROOMS.map((room) => {
    const { files, entry } = drawingOf(room)
    for (const [file, svg] of Object.entries(files)) fs.writeFileSync(path.join(DRAWINGS, file), svg)
    return entry
  })
  fs.writeFileSync(DRAWING_INDEX, `${JSON.stringify({ drawings }, null, 2)}\n`)
}

/** The files of a room's drawing and its entry in the index. */
export function drawingOf(room: DrawnRoom) {
  const drawn = drawRoom(room)
  const fileOf = (view: 'elevation' | 'plan') => `${room.name}-${view}.svg`
  const viewOf = (view: 'elevation' | 'plan') => {
    const [width, height] = sizeOf(drawn[view].frame)
    return { url: `Original/pages/drawings/${fileOf(view)}`, width, height }
  }
  return {
    files: {
      [fileOf('elevation')]: writeRoomSvg(`${room.title}: elevation`, drawn.elevation),
      [fileOf('plan')]: writeRoomSvg(`${room.title}: plan`, drawn.plan),
    },
    entry: {
      room: room.name,
      title: room.title,
      elevation: viewOf('elevation'),
      plan: viewOf('plan'),
      setOut: tableOf(room, drawn.setOut),
    },
  }
}

function tableOf({ inside: [min] }: DrawnRoom, setOut: RoomDrawing['setOut']): SetOutEntry[] {
  const marked = setOut.filter(({ mark }) => mark !== '')
  const groups = Map.groupBy(marked, ({ mark }) => mark)
  return [...groups.values()].map((own) => {
    const { mark, sku, wall, at, height } = own[0]!
    const isOnSide = wall === 'left' || wall === 'right'
    return {
      mark,
      sku,
      wall,
      at: own.map((each) => Math.round(isOnSide ? each.at[1] - min[2] : each.at[0] - min[0])),
      ...(wall === 'none' ? { out: Math.round(at[1] - min[2]) } : {}),
      ...(height ? { height } : {}),
    }
  })
}
