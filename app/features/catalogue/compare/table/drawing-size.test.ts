import { expect, it } from 'vitest'
import { statedSize } from './drawing-size.ts'

const svg = (attributes: string) =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><g/></svg>`

it.each([
  ['data-unit="mm" viewBox="0 0 520 310.5"', { widthMm: 520, heightMm: 310.5 }],
  ["viewBox='-10,-20, 30 40' data-unit='mm'", { widthMm: 30, heightMm: 40 }],
  ['viewBox="0 0 520 310"', null],
  ['width="297mm" height="210mm" viewBox="0 0 297 210"', null],
  ['data-unit="mm" viewBox="0 0 0 310"', null],
  ['data-unit="mm"', null],
])('the size that a drawing states: %s', (attributes, size) => {
  expect(statedSize(svg(attributes))).toEqual(size)
})

it('is not read of anything but the root', () => {
  expect(statedSize('<svg viewBox="0 0 5 5"><svg data-unit="mm" viewBox="0 0 9 9"/></svg>')).toBeNull()
  expect(statedSize('no drawing')).toBeNull()
})
