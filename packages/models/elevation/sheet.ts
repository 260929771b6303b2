import type { Point } from './strokes.ts'

/** Drawing scale 1:20. All sheet coordinates are in mm of the room, y up. */
export const SCALE = 20

export type SheetLayer = 'outline' | 'edge' | 'floor' | 'wall' | 'bench' | 'dimension' | 'frame'

export interface SheetLine {
  readonly layer: SheetLayer
  readonly points: readonly Point[]
}

export interface SheetText {
  readonly layer: 'tags' | 'dimensions' | 'notes'
  readonly at: Point
  readonly text: string
  readonly sizeMm: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly isBold?: boolean
  /** Reads upwards. */
  readonly isTurned?: boolean
  /** Lines behind it are covered. */
  readonly hasGround?: boolean
}

/** A sheet of A3, landscape. */
export interface Sheet {
  readonly widthMm: number
  readonly heightMm: number
  readonly lines: readonly SheetLine[]
  readonly texts: readonly SheetText[]
}

export const SHEET_WIDTH_MM = 420 * SCALE
export const SHEET_HEIGHT_MM = 297 * SCALE

/** Estimates the width of a text on the safe side: digits are narrower than the widest letter. */
export function textWidth(text: string, sizeMm: number): number {
  return text.length * sizeMm * 0.6
}

export function cutText(text: string, sizeMm: number, widthMm: number): string {
  const most = Math.max(1, Math.floor(widthMm / (sizeMm * 0.54)))
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}

export const MARGIN_MM = 200

export interface Drawn {
  readonly lines: readonly SheetLine[]
  readonly texts: readonly SheetText[]
}
