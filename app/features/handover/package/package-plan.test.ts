import { describe, expect, it } from 'vitest'
import { finishSteps } from '@specify/core/data/chunked.ts'
import type { ProductFile } from '@specify/catalogue/files/product-file.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import type { EvidenceLine } from '#app/features/reports/schedule.ts'
import { indexPage } from '../manifest/index-page.ts'
import { manifestCsv } from '../manifest/manifest.ts'
import type { FileOutcome } from './package-files.ts'
import { planPackage } from './package-plan.ts'
import { MAX_PATH_LENGTH } from './safe-names.ts'

const TYPE_A = { id: 't1', name: 'Type A', count: 40 }
const file = (type: ProductFile['type'], url: string, more: Partial<ProductFile> = {}): ProductFile => ({
  type,
  url: `ProductThumbnail/documents/${url}`,
  version: '2.1',
  date: '2025-12-15',
  sizeBytes: 1_000,
  ...more,
})
const GUIDE = file('installation-guidelines', 'guide.pdf')
const WARRANTY = file('warranty-Info', 'brand-warranty.pdf', { version: '1.0' })

/** The part of a product that a plan reads. */
const listed = (productId: string, files: readonly ProductFile[]) =>
  ({ product: { productId, brand: 'Acme' }, variant: { files } }) as unknown as CodedVariant

const line = (tag: string, sku: string, more: Partial<EvidenceLine> = {}): EvidenceLine => ({
  id: `${tag} ${sku}`,
  room: { id: 'r1', name: 'Ensuite', note: '', unitTypeId: 't1', items: [] },
  unitType: TYPE_A,
  tag,
  sku,
  name: 'Liano II Basin Mixer',
  note: '',
  quantity: 1,
  units: 40,
  totalQuantity: 40,
  listed: listed('p1', [GUIDE, WARRANTY]),
  ...more,
})
const KINDS = ['installation-guidelines', 'warranty-Info', 'test-report'] as const
const LOBBY = { id: 'r2', name: 'Lobby', note: '', unitTypeId: null, items: [] }
const LINES = [
  line('BM-01', '96340B6AF'),
  line('BM-02', '96340B6AF', { room: LOBBY, unitType: null }),
  line('WC-01', 'PAN', {
    name: 'Pan',
    listed: listed('p2', [WARRANTY, file('test-report', 'secret.pdf')]),
  }),
  line('X-9', 'GONE', { listed: null, name: 'Gone' }),
]
const plan = (by: 'room' | 'tag' | 'product', lines = LINES, visibility: 'public' | 'internal' = 'public') =>
  finishSteps(planPackage({ unitTypes: [TYPE_A] }, lines, { kinds: KINDS, by }, visibility))
const pathsOf = ({ files }: ReturnType<typeof plan>) => files.map(({ path }) => path)

describe('a package', () => {
  it('has each file once: by room, where it is needed first', () => {
    expect(pathsOf(plan('room'))).toEqual([
      '01 Type A/Ensuite/BM-01 96340B6AF Liano II Basin Mixer/installation-guide v2.1.pdf',
      '_common/Acme warranty v1.0.pdf',
    ])
  })

  it('is arranged by tag or by product', () => {
    expect(pathsOf(plan('tag'))[0]).toBe('BM-01 96340B6AF Liano II Basin Mixer/installation-guide v2.1.pdf')
    expect(pathsOf(plan('product'))[0]).toBe('96340B6AF Liano II Basin Mixer/installation-guide v2.1.pdf')
  })

  it('has test reports for staff alone', () => {
    expect(JSON.stringify(plan('room'))).not.toContain('secret')
    expect(JSON.stringify(plan('room', LINES, 'internal'))).toContain('secret')
  })

  it('lists a shared file for each product, and a product that has gone', () => {
    const rows = plan('room').rows.map(({ tag, file: of }) => `${tag} ${of?.path.split('/')[0] ?? 'none'}`)
    expect(rows).toEqual([
      'BM-01 01 Type A',
      'BM-01 _common',
      'BM-02 01 Type A',
      'BM-02 _common',
      'WC-01 _common',
      'X-9 none',
    ])
  })

  const HOSTILE = [
    'CON',
    '..',
    '../../x',
    '=cmd|"/c calc"!A1',
    '<script>alert(1)</script>',
    '\u202Eevil',
    '🚿'.repeat(200),
  ]
  const hostile = HOSTILE.flatMap((text, index) =>
    ['installation-guidelines', 'warranty-Info'].map((type) =>
      line(text, `S${index}`, {
        name: text.repeat(9),
        room: { ...LOBBY, id: `r${index}`, name: text.repeat(9) },
        unitType: { id: `u${index}`, name: text.repeat(9), count: 1 },
        listed: listed(`q${index}`, [file(type as ProductFile['type'], `${index}.pdf`, { version: text })]),
      }),
    ),
  )

  it('has paths that Windows opens, whatever things are called', () => {
    for (const by of ['room', 'tag', 'product'] as const) {
      const paths = pathsOf(plan(by, hostile))
      expect(paths).toHaveLength(HOSTILE.length)
      expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
      for (const path of paths) {
        expect(path.length).toBeLessThanOrEqual(MAX_PATH_LENGTH)
        for (const part of path.split('/')) expect(part).not.toMatch(/[<>:"\\|?*\p{C}]|^\.|[. ]$|^con$/iu)
      }
    }
  })

  it('says all of it in a list without formulas and on a page without markup', () => {
    const { files, rows } = plan('room', [...LINES, ...hostile])
    const present: FileOutcome = { kind: 'present', bytes: 12, sha256: 'ab' }
    const outcomes = new Map(files.map(({ url }, index) => [url, index === 0 ? MISSING : present]))
    const made = [{ path: 'schedule.csv', kind: 'schedule-csv', label: 'Schedule', outcome: present }]
    const csv = finishSteps(manifestCsv({ rows, outcomes, made, publicUrl: 'https://s.test' }))
    const [head, first, ...others] = csv.slice(1).split('\r\n')
    expect(head).toBe('tag,sku,kind,file,version,date,bytes,sha256,source,status')
    expect(first).toBe(',,schedule-csv,schedule.csv,,,12,ab,https://s.test/,ok')
    expect(others[0]).toBe(
      'BM-01,96340B6AF,installation-guidelines,,2.1,2025-12-15,,,https://s.test/media/Original/documents/guide.pdf,missing: not there',
    )
    expect(others).toContain('X-9,GONE,,,,,,,,missing: the catalogue has no such product')
    expect(csv).not.toMatch(/(?:^|,)"?[=+@]/m)
    const html = finishSteps(
      indexPage({
        title: '<img src=x>',
        about: [],
        madeAt: 'today',
        language: 'en-AU',
        rows,
        outcomes,
        made,
        verifyUrl: 'https://s.test/verify/',
      }),
    )
    expect(html).not.toMatch(/<script|<img/)
    expect(html).toContain('&lt;img')
    expect(html).toContain('href="_common/Acme%20warranty%20v1.0.pdf"')
    expect(html).toContain('missing, not there')
    expect(html).toContain('Missing (')
  })
})

const MISSING: FileOutcome = { kind: 'missing', reason: 'not there' }
