import { expect, it } from 'vitest'
import { readFormats, readStrings } from './workbook-strings.ts'

const part = (xml: string) => new TextEncoder().encode(xml)

it('knows which styles strike their text through', () => {
  const fonts = '<fonts><font/><font><strike/></font><font><strike val="0"/></font></fonts>'
  const xfs =
    '<cellStyleXfs><xf fontId="1"/></cellStyleXfs><cellXfs><xf fontId="0"/><xf fontId="1"/><xf fontId="2"/></cellXfs>'
  const formats = readFormats(part(`<styleSheet>${fonts}${xfs}</styleSheet>`))
  expect(formats.map(({ isStruck }) => isStruck === true)).toEqual([false, true, false])
})

it('marks the runs of a text that are struck through, where that is asked for', () => {
  const xml = '<sst><si><r><rPr><strike/></rPr><t>12 </t></r><r><rPr><b/></rPr><t>16</t></r></si></sst>'
  expect(readStrings(part(xml), new Set([0]), true).get(0)).toBe('~~12~~ 16')
  expect(readStrings(part(xml), new Set([0])).get(0)).toBe('12 16')
})
