import { describe, expect, it } from 'vitest'
import { AppError } from '@specify/core/app-error.ts'
import { cpuTime } from '#tests/support/cpu-time.ts'
import { sanitiseHtml } from './sanitise-html.server.ts'

const clean = (html: string) =>
  sanitiseHtml(html, { pictureOf: (address) => address, linkOf: () => null, addressOf: (index) => `/picture/${index}` })
    .html

describe('a document made to be slow', () => {
  const refusal = (html: string) => {
    const started = cpuTime()
    try {
      clean(html)
      return null
    } catch (error) {
      expect(cpuTime() - started).toBeLessThan(3_000)
      return error instanceof AppError ? error.code : error
    }
  }

  it.each([
    ['a million elements', '<div></div>'.repeat(450_000)],
    ['endless nesting', '<div>'.repeat(1_000_000)],
    ['nested tables', '<table><tr><td>'.repeat(300_000)],
    ['a thousand pictures', Array.from({ length: 1_000 }, (_, index) => `<img src="/media/${index}">`).join('')],
  ])('is refused: %s', (_, html) => {
    expect(refusal(html)).toBe('too_large')
  })

  it('is flattened where it is nested deeply', () => {
    const html = clean(`${'<div>'.repeat(300)}text${'</div>'.repeat(300)}`)
    expect(html).toBe(`${'<div>'.repeat(40)}text${'</div>'.repeat(40)}`)
  })

  it.each([
    ['closing tags without end', `${'<b>'.repeat(390)}${'</i>'.repeat(1_200_000)}`],
    ['attributes without end', `<p ${'a '.repeat(2_000_000)}>x</p>`],
    ['styles without end', `<p style="${'color:red;'.repeat(400_000)}">x</p>`],
    ['an unclosed comment', `<!--${'-'.repeat(5_000_000)}`],
    ['entities', '&amp;'.repeat(1_000_000)],
  ])('costs little: %s', (_, html) => {
    const started = cpuTime()
    clean(html)
    expect(cpuTime() - started).toBeLessThan(3_000)
  })
})
