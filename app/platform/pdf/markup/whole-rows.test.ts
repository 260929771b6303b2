import { expect, it } from 'vitest'
import { withWholeRows } from './whole-rows.ts'

/** The cells that were filled, by the letters that stand in the rows. */
const filled = (html: string) => withWholeRows(html).replaceAll(/<span style="[^"]*">&nbsp;<\/span>/g, '_')

it('cells without text are filled, others are not', () => {
  expect(filled('<tr><td></td><td>a</td><th scope="col"> </th><th>b</th></tr>')).toBe(
    '<tr><td>_</td><td>a</td><th scope="col"> _</th><th>b</th></tr>',
  )
  expect(filled('<td><img src="/picture/1" alt=""></td><td><b><i></i></b></td><td><b>a</b></td>')).toBe(
    '<td><img src="/picture/1" alt="">_</td><td><b><i></i></b>_</td><td><b>a</b></td>',
  )
  expect(filled('<table></table><thead></thead><p></p>')).toBe('<table></table><thead></thead><p></p>')
})

it('a cell of nothing but millions of spaces or tags is read through', () => {
  for (const inside of [' '.repeat(16_000_000), '<b></b>'.repeat(2_000_000)]) {
    expect(filled(`<td>${inside}x</td>`)).toBe(`<td>${inside}x</td>`)
    expect(filled(`<td>${inside}</td>`)).toBe(`<td>${inside}_</td>`)
  }
})
