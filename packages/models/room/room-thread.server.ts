import { parentPort, workerData } from 'node:worker_threads'
import { visibleLines } from '../elevation/visible-lines.ts'
import type { RoomJob, RoomReport } from './room-job.ts'
import { readRoom } from './room-models.server.ts'
import { writeRoomGlb } from './write-room-glb.server.ts'
import { writeRoomIfc } from './write-room-ifc.server.ts'

async function make(job: RoomJob): Promise<RoomReport> {
  const room = await readRoom(job)
  const bytes = (content: Uint8Array) => ({ kind: 'file', content: new Uint8Array(content).buffer }) as const
  if (job.format === 'ifc') return bytes(new TextEncoder().encode(writeRoomIfc(job, room)))
  if (job.format === 'glb') return bytes(await writeRoomGlb(job, room))
  const { layout, models, pieces, missing } = room
  const strokes = visibleLines(layout, ({ id }) => models.get(pieces.get(id)?.sku ?? '')?.meshes ?? [])
  const boxes = Array.from(models).flatMap(([sku, { isBox }]) => (isBox ? [sku] : []))
  return { kind: 'drawing', layout, strokes, boxes, missing }
}

const report = await make(workerData as RoomJob)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(report, report.kind === 'file' ? [report.content] : [])
