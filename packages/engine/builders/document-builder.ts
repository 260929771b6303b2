import type { SearchRecord } from '../model.ts'
import { ByteStrings } from '../storage/byte-strings.ts'
import type { DocumentSink } from '../storage/documents.ts'
import { growableF64, growableU32 } from '../storage/growable.ts'
import type { SectionPlan, Sections } from '../storage/sections.ts'

const encoder = new TextEncoder()
/** UTF-8 needs at most three bytes for one UTF-16 unit. */
const MAX_BYTES_PER_UNIT = 3

/** Several indexes of a catalogue may hold the same record. */
const jsonOfRecord = new WeakMap<SearchRecord, string>()

function jsonOf(record: SearchRecord): string {
  const known = jsonOfRecord.get(record)
  if (known !== undefined) return known
  const json = JSON.stringify(record)
  jsonOfRecord.set(record, json)
  return json
}

/** Hands the JSON of every record to the sink, and keeps where it lies and under which `objectID` it is found. */
export class DocumentBuilder {
  private readonly sink: DocumentSink
  private readonly starts = growableF64()
  private readonly lengths = growableU32()
  private readonly objectIds = new ByteStrings()
  private byteLength = 0
  private encoded = new Uint8Array()

  constructor(sink: DocumentSink) {
    this.sink = sink
  }

  add(record: SearchRecord): void {
    if (!record.objectID) throw new Error('A search record needs an objectID')
    const json = jsonOf(record)
    const most = json.length * MAX_BYTES_PER_UNIT
    if (this.encoded.length < most) this.encoded = new Uint8Array(most * 2)
    const { written } = encoder.encodeInto(json, this.encoded)
    this.sink.append(this.encoded.subarray(0, written))
    this.objectIds.add(record.objectID)
    this.starts.push(this.byteLength)
    this.lengths.push(written)
    this.byteLength += written
  }

  /** @throws when two records share an `objectID`. */
  rowsByObjectId(): Uint32Array {
    const rows = this.objectIds.sorted()
    const repeated = rows.findIndex((row, i) => i > 0 && this.objectIds.equal(rows[i - 1]!, row))
    if (repeated >= 0) throw new Error(`Two search records share the objectID ${this.objectIds.text(rows[repeated]!)}`)
    return rows
  }

  reserve(plan: SectionPlan): void {
    plan.add('f64', 'document-starts', this.starts.length)
    plan.add('u32', 'document-lengths', this.lengths.length)
    plan.add('u8', 'object-id-bytes', this.objectIds.bytes.length)
    plan.add('u32', 'object-id-offsets', this.objectIds.count + 1)
    plan.add('u32', 'object-id-documents', this.objectIds.count)
    plan.add('u32', 'document-object-ids', this.objectIds.count)
  }

  fill(sections: Sections, rowOf: Uint32Array, rowsById: Uint32Array): void {
    const starts = sections.f64('document-starts')
    const lengths = sections.u32('document-lengths')
    const docOf = new Uint32Array(rowOf.length)
    rowOf.forEach((row, docId) => {
      starts[docId] = this.starts.items[row]!
      lengths[docId] = this.lengths.items[row]!
      docOf[row] = docId
    })
    this.objectIds.copySortedTo(sections, 'object-id', rowsById)
    const byId = sections.u32('object-id-documents')
    const idOf = sections.u32('document-object-ids')
    rowsById.forEach((row, at) => {
      byId[at] = docOf[row]!
      idOf[docOf[row]!] = at
    })
    this.starts.free()
    this.lengths.free()
    this.objectIds.free()
  }
}
