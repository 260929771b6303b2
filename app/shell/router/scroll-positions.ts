import { readStored, writeStored } from '#app/ui/browser-storage.ts'

/** The script that the server's router puts into each page reads it. */
const KEY = 'react-router-scroll-positions'

/** Heights in px by the key of an entry of the history. */
let positions: Record<string, number> = {}

export function loadPositions(): void {
  try {
    positions = JSON.parse(readStored('sessionStorage', KEY) ?? '{}') as Record<string, number>
  } catch {
    positions = {}
  }
}

export function keepPosition(key: string): void {
  positions[key] = scrollY
}

export function positionOf(key: string): number | null {
  return positions[key] ?? null
}

/** Keeps them for a reload and for the way back from another site. */
export function storePositions(): void {
  writeStored('sessionStorage', KEY, JSON.stringify(positions))
}
