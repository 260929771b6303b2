import { describe, expect, it } from 'vitest'
import { zonedTimeIn } from '@specify/core/market-time.ts'
import { exportName, isPdfName, shareLink, summaryPdfName } from './export-names.ts'

describe('names', () => {
  it('are made of the name of the project and the day in its market', () => {
    const evening = new Date('2026-03-03T13:30:00Z')
    expect(exportName(' Harbour  Street 5/7 ', 'xlsx', 'au', evening)).toBe('Harbour_Street_57_04032026.xlsx')
    expect(exportName('Harbour', 'csv', 'nz', new Date('2026-03-03T10:59:00Z'))).toBe('Harbour_03032026.csv')
    expect(summaryPdfName('Harbour Street', () => new Uint8Array([0, 25, 26, 255]))).toBe(
      'Harbour_Street_summary_az0d.pdf',
    )
    expect(summaryPdfName('Tūroa’s Bath')).toMatch(/^Tūroa’s_Bath_summary_[a-z0-9]{4}\.pdf$/)
  })

  it.each(['a.pdf', 'Tūroa’s_Bath_summary_ab12.pdf'])('%s may be a PDF', (name) => expect(isPdfName(name)).toBe(true))

  it.each([
    '',
    '.',
    '*',
    'index',
    '.pdf',
    '../a.pdf',
    '..%2fa.pdf',
    'a/b.pdf',
    'a\\b.pdf',
    'a\0.pdf',
    'a\r\nb.pdf',
    'a".pdf',
    `${'a'.repeat(200)}.pdf`,
    'a.pdf.exe',
  ])('%j may not', (name) => expect(isPdfName(name)).toBe(false))

  it('write the share link in its one shape', () => {
    expect(shareLink('https://specify.example', 'nz', '0b-1', 'Lane & Co')).toBe(
      'https://specify.example/nz/project-builder/share-summary/?projectId=0b-1&company=Lane%20%26%20Co',
    )
  })
})

it('a time of a document is that of its market, which is named', () => {
  const at = new Date('2026-11-22T19:34:00Z')
  expect(zonedTimeIn({ code: 'au' }, at)).toBe('23 Nov 2026, 06:34 AEDT')
  expect(zonedTimeIn({ code: 'nz' }, at)).toBe('23 Nov 2026, 08:34 NZDT')
})
