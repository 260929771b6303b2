import { expect, it } from 'vitest'
import { placesText, substitutedText } from './substitution-text.ts'

const line = (roomName: string, quantity = 1, unitType = '', units = 1) => {
  return { lineItemId: roomName, roomName, unitType, quantity, units }
}
const RECORD = { lines: [line('Ensuite', 2, 'Type A', 40), line('Bath', 1, 'Type A', 40), line('Lobby', 4)] }

it('says where a product was replaced, and how often', () => {
  expect(substitutedText(RECORD)).toBe('3 lines in 3 rooms, 124 in all')
  expect(placesText(RECORD, 1_000)).toBe('Type A × 40: Ensuite (2), Bath (1); Lobby (4)')
})

it('counts the lines that there is no space for', () => {
  expect(placesText(RECORD, 12)).toBe('Type A × 40: Ensuite (2); and 2 further lines')
})
