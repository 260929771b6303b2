import { roomUnits, type EvidenceLine } from '../schedule.ts'
import { hundredths, type ProductFigures } from './product-figures.ts'
import { OUTLETS, type Outlet } from './use-estimate.ts'

/** Kind of products that the table of kinds does not name. */
const OTHER = 'Other products'

export interface FixtureCount {
  readonly kind: string
  /** Per unit. */
  readonly perUnit: number
  readonly total: number
}

export interface RoomCounts {
  readonly room: string
  readonly fixtures: readonly FixtureCount[]
}

export interface TypeCounts {
  /** Empty for common areas. */
  readonly unitType: string
  readonly units: number
  readonly fixtures: readonly FixtureCount[]
  readonly rooms: readonly RoomCounts[]
}

export interface MeanFlow {
  readonly outlet: Outlet
  readonly label: string
  /** Σ(q·f) / Σq of those that state a flow; null where none does. */
  readonly litresPerMinute: number | null
  readonly counted: number
  readonly notStated: number
}

export interface MeanFlush {
  /** Weighted by quantity; null where none states both flushes. */
  readonly litres: number | null
  readonly counted: number
  readonly notStated: number
}

export interface ComplianceTotals {
  readonly lines: number
  readonly quantity: number
  /** Lines in rooms that are built no time: listed, and in no sum. */
  readonly linesOfZeroUnits: number
  readonly fixtures: readonly Omit<FixtureCount, 'perUnit'>[]
  readonly unitTypes: readonly TypeCounts[]
  readonly meanFlow: readonly MeanFlow[]
  readonly averageFlush: MeanFlush
}

/** Adds lines up, one by one. Kinds stand in the order of the table, others last. */
export class TotalsCounter {
  private lines = 0
  private quantity = 0
  private linesOfZeroUnits = 0
  private readonly all = new KindCounter()
  private readonly types = new Map<
    string,
    {
      readonly name: string
      readonly units: number
      readonly kinds: KindCounter
      readonly rooms: Map<string, KindCounter>
    }
  >()
  private readonly rooms = new Map<string, string>()
  private readonly flows = new Map<Outlet, Mean>()
  private readonly flush = new Mean()
  private readonly order: readonly string[]

  constructor(order: readonly string[]) {
    this.order = [...new Set(order), OTHER]
  }

  add(line: EvidenceLine, figures: ProductFigures | null): void {
    const { room, unitType, totalQuantity: total } = line
    const units = roomUnits(line)
    // A twin is the same line in other units.
    const isTwin = line.twinOf !== undefined
    const quantity = isTwin ? 0 : line.quantity
    const kind = figures?.kind?.kind ?? OTHER
    const type = this.types.getOrInsertComputed(unitType?.id ?? '', () => ({
      name: unitType?.name ?? '',
      units,
      kinds: new KindCounter(),
      rooms: new Map(),
    }))
    this.rooms.set(room.id, room.name)
    if (!isTwin) this.lines++
    if (!isTwin && units === 0) this.linesOfZeroUnits++
    this.quantity += total
    type.kinds.add(kind, quantity, total)
    type.rooms.getOrInsertComputed(room.id, () => new KindCounter()).add(kind, quantity, total)
    if (total === 0) return
    this.all.add(kind, quantity, total)
    const outlet = figures?.kind?.outlet
    if (outlet !== undefined) this.flows.getOrInsertComputed(outlet, () => new Mean()).add(total, figures?.flow ?? null)
    if (figures?.kind?.device === 'wc') this.flush.add(total, figures.averageFlush)
  }

  totals(): ComplianceTotals {
    const flush = this.flush.result()
    return {
      lines: this.lines,
      quantity: this.quantity,
      linesOfZeroUnits: this.linesOfZeroUnits,
      fixtures: this.all.counts(this.order).map(({ kind, total }) => ({ kind, total })),
      unitTypes: Array.from(this.types.values(), ({ name, units, kinds, rooms }) => ({
        unitType: name,
        units,
        fixtures: kinds.counts(this.order),
        rooms: Array.from(rooms, ([id, counter]) => ({
          room: this.rooms.get(id) ?? '',
          fixtures: counter.counts(this.order),
        })),
      })),
      meanFlow: (Object.keys(OUTLETS) as Outlet[]).flatMap((outlet): MeanFlow[] => {
        const mean = this.flows.get(outlet)?.result()
        if (!mean) return []
        const { value, counted, notStated } = mean
        return [{ outlet, label: OUTLETS[outlet], litresPerMinute: value, counted, notStated }]
      }),
      averageFlush: { litres: flush.value, counted: flush.counted, notStated: flush.notStated },
    }
  }
}

class KindCounter {
  private readonly byKind = new Map<string, { perUnit: number; total: number }>()

  add(kind: string, perUnit: number, total: number): void {
    const count = this.byKind.getOrInsertComputed(kind, () => ({ perUnit: 0, total: 0 }))
    count.perUnit += perUnit
    count.total += total
  }

  counts(order: readonly string[]): FixtureCount[] {
    return order.flatMap((kind) => {
      const count = this.byKind.get(kind)
      return count ? [{ kind, ...count }] : []
    })
  }
}

class Mean {
  private sum = 0
  private counted = 0
  private notStated = 0

  add(quantity: number, figure: number | null): void {
    if (figure === null) this.notStated += quantity
    else {
      this.sum += quantity * figure
      this.counted += quantity
    }
  }

  result(): { readonly value: number | null; readonly counted: number; readonly notStated: number } {
    const value = this.counted === 0 ? null : hundredths(this.sum / this.counted)
    return { value, counted: this.counted, notStated: this.notStated }
  }
}
