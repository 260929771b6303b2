import type { Piece } from './piece.ts'
import { ROLL_HOLDERS } from './roll-holders.ts'
import { SHELF_PIECES } from './shelf-pieces.ts'
import { TOWEL_PIECES } from './towel-pieces.ts'

const ALL = { ...TOWEL_PIECES, ...ROLL_HOLDERS, ...SHELF_PIECES }

export type PieceId = keyof typeof ALL

export const PIECES: Readonly<Record<PieceId, Piece>> = ALL
