import { expect, it } from 'vitest'
import { guessedSwatch } from './guessed-swatch.ts'

const fillOf = (file: string) => /<rect[^>]* fill="([^"]+)"/.exec(guessedSwatch(file) ?? '')?.[1]

it.each([
  ['WarmGrey.svg', '#8f9296'],
  ['GunMetalGrey.svg', '#8f9296'],
  ['MatteBottleGreen.svg', '#7d9073'],
  ['Whitewashed Oak.svg', '#c9a678'],
  ['WhiteWash.svg', '#f5f4f0'],
  ['matteblack.svg', '#232325'],
])('paints %s in the colour that its last word names', (file, hex) => {
  expect(fillOf(file)).toBe(hex)
})

it('paints metals with a shine, darker ones darker', () => {
  expect(guessedSwatch('PVDTigerBronzeBrushed.svg')).toContain('stop-color="#8a6444"')
  expect(guessedSwatch('BrushedRoseGold.svg')).toContain('stop-color="#c58f76"')
  expect(guessedSwatch('LivingBrass.svg')).toContain('stop-color="#c29a55"')
  expect(guessedSwatch('rawcopper.svg')).toContain('stop-color="#b8734f"')
  expect(guessedSwatch('SteelSandblasted.svg')).toContain('stop-color="#c3c8cb"')
  expect(guessedSwatch('BlackChrome.svg')).toContain('stop-color="#585a5b"')
})

it('does not pretend to know a colour that it does not know', () => {
  expect(fillOf('Zephyr.svg')).toBe('#ebe8e1')
  expect(fillOf('Textured.svg')).toBe('#ebe8e1')
  expect(guessedSwatch('<script>.svg')).not.toContain('script')
})

it('is none of another file', () => {
  for (const file of ['Chrome.png', '../Chrome.svg', '.svg', `${'x'.repeat(130)}.svg`])
    expect(guessedSwatch(file)).toBeNull()
})
