import type { ProductKind } from '../product-kinds.ts'
import type { RoomPiece } from './room-piece.ts'

export class Unplaced {
  private readonly byKind: Map<ProductKind, RoomPiece[]>

  constructor(pieces: readonly RoomPiece[]) {
    this.byKind = Map.groupBy(pieces, ({ kind }) => kind)
  }

  takeAll(...kinds: readonly ProductKind[]): RoomPiece[] {
    return kinds.flatMap((kind) => this.byKind.get(kind)?.splice(0) ?? [])
  }

  takeOne(...kinds: readonly ProductKind[]): RoomPiece | null {
    for (const kind of kinds) {
      const piece = this.byKind.get(kind)?.shift()
      if (piece) return piece
    }
    return null
  }

  takeWhere(isWanted: (piece: RoomPiece) => boolean, ...kinds: readonly ProductKind[]): RoomPiece | null {
    for (const kind of kinds) {
      const own = this.byKind.get(kind) ?? []
      const at = own.findIndex(isWanted)
      if (at >= 0) return own.splice(at, 1)[0] ?? null
    }
    return null
  }

  rest(): RoomPiece[] {
    return [...this.byKind.values()].flat()
  }
}
