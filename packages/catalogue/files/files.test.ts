import { describe, expect, it } from 'vitest'
import { downloadFiles, leadingFiles, namesFile } from './files.ts'
import type { FileType } from './product-file.ts'

const file = (type: FileType, url = `${type}.pdf`) => ({ type, url })

describe('a cell that names a file', () => {
  it.each([
    ['ProductThumbnail/docs/a.pdf', true],
    ['https://assets.example/a.pdf', true],
    ['', false],
    ['  ', false],
    ['-', false],
    ['NULL', false],
    ['null', false],
    ['warrantyURL', false],
    [' warrantyurl ', false],
  ])('%j: %s', (cell, expected) => {
    expect(namesFile(cell)).toBe(expected)
  })
})

describe('the files a reader is offered', () => {
  const urls = (files: readonly { type: FileType; url: string }[], visibility: 'public' | 'internal' = 'public') =>
    downloadFiles(files, visibility).map(({ url }) => url.replace('/media/', ''))

  it('stand in the order of their types, each with its label', () => {
    expect(
      downloadFiles(
        [file('BOM-file'), { ...file('specification-sheet'), version: '3', date: '2026-02-01', sizeBytes: 64_000 }],
        'public',
      ),
    ).toEqual([
      {
        type: 'specification-sheet',
        label: 'Specification Sheet',
        url: '/media/specification-sheet.pdf',
        version: '3',
        date: '2026-02-01',
        sizeBytes: 64_000,
      },
      {
        type: 'BOM-file',
        label: 'Exploded Diagram',
        url: '/media/BOM-file.pdf',
        version: null,
        date: null,
        sizeBytes: null,
      },
    ])
  })

  it('are downloaded in full, from the asset store or where they are', () => {
    expect(urls([file('technical-image', 'ProductThumbnail/models/a.webp')])).toEqual(['Original/models/a.webp'])
    expect(urls([file('technical-image', 'https://a.example/ProductThumbnail/a.webp')])).toEqual([
      'https://a.example/Original/a.webp',
    ])
  })

  it.each([
    [[file('installation-guidelines')], ['installation-guidelines.pdf']],
    [[file('installation-guidelines'), file('installation-guidelines-set')], ['installation-guidelines-set.pdf']],
    [[file('installation-guidelines'), file('installation-guidelines-set', 'NULL')], ['installation-guidelines.pdf']],
    [[file('technical-manual'), file('technical-manual-set')], ['technical-manual-set.pdf']],
    [
      [file('technical-manual'), file('installation-guidelines-set')],
      ['installation-guidelines-set.pdf', 'technical-manual.pdf'],
    ],
    [[file('warranty-Info', 'warrantyURL'), file('SDS-file', '-'), file('DWG-file', '')], []],
    [
      [file('RFA-file', 'a.rfa'), file('RFA-file', 'b.rfa'), file('RFA-file', 'a.rfa')],
      ['a.rfa', 'b.rfa'],
    ],
  ] as const)('of %j are %j', (files, expected) => {
    expect(urls(files)).toEqual(expected)
  })

  it('include test reports for staff only (T-052)', () => {
    expect(urls([file('test-report')])).toEqual([])
    expect(urls([file('test-report')], 'internal')).toEqual(['test-report.pdf'])
  })
})

it('that lead are the sheet, then one of each model that planners draw with', () => {
  const types = ['GLB-file', 'warranty-Info', 'DXF-file', 'specification-sheet', 'DXF-file'] as const
  const leading = leadingFiles(
    downloadFiles(
      types.map((type, index) => file(type, `${index}.x`)),
      'public',
    ),
  )
  expect(leading.map(({ url }) => url)).toEqual(['/media/3.x', '/media/2.x', '/media/0.x'])
})
