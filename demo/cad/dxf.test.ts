import { describe, expect, it } from 'vitest'
import { layOutDrawing } from '../drawings/layout.ts'
import { FAMILIES } from '../families/all.ts'
import { buildModel } from '../models/build.ts'
import { writeDxf } from './dxf.ts'

type Pair = { code: number; value: string }
type Entity = { kind: string; pairs: Pair[] }

/** Reads group codes as the DXF reference defines them; throws at a line that is none. */
function readPairs(dxf: string): Pair[] {
  const lines = dxf.trimEnd().split('\n')
  if (lines.length % 2 !== 0) throw new Error('A group code without a value')
  return Array.from({ length: lines.length / 2 }, (_, at) => {
    const code = lines[at * 2]!
    if (!/^\d{1,4}$/.test(code)) throw new Error(`Not a group code: ${code}`)
    return { code: Number(code), value: lines[at * 2 + 1]! }
  })
}

function sectionOf(pairs: readonly Pair[], name: string): Pair[] {
  const start = pairs.findIndex(
    ({ code, value }, at) => code === 2 && value === name && pairs[at - 1]?.value === 'SECTION',
  )
  const end = pairs.findIndex(({ code, value }, at) => at > start && code === 0 && value === 'ENDSEC')
  return pairs.slice(start + 1, end)
}

function entitiesOf(pairs: readonly Pair[]): Entity[] {
  const entities: Entity[] = []
  for (const pair of pairs) {
    if (pair.code === 0) entities.push({ kind: pair.value, pairs: [] })
    else entities.at(-1)!.pairs.push(pair)
  }
  return entities
}

const valuesOf = ({ pairs }: Entity, code: number) =>
  pairs.filter((pair) => pair.code === code).map(({ value }) => value)
const numbersOf = (entity: Entity, code: number) => valuesOf(entity, code).map(Number)

describe('a DXF drawing', () => {
  const spec = FAMILIES['cartridge'].samples.specs[0]!
  const model = buildModel(spec)
  const drawing = layOutDrawing(model, { family: 'cartridge', title: 'Cartridge' })
  const pairs = readPairs(writeDxf(drawing))
  const entities = entitiesOf(sectionOf(pairs, 'ENTITIES'))
  const tables = entitiesOf(sectionOf(pairs, 'TABLES'))

  it('is of AutoCAD 2000 and in millimetres', () => {
    const header = sectionOf(pairs, 'HEADER')
    const variable = (name: string) => header[header.findIndex(({ value }) => value === name) + 1]
    expect(variable('$ACADVER')).toEqual({ code: 1, value: 'AC1015' })
    expect(variable('$INSUNITS')).toEqual({ code: 70, value: '4' })
    expect(pairs.at(-1)).toEqual({ code: 0, value: 'EOF' })
  })

  it('opens and closes what it opens', () => {
    const count = (value: string) => pairs.filter((pair) => pair.code === 0 && pair.value === value).length
    expect(count('SECTION')).toBe(6)
    expect(count('ENDSEC')).toBe(6)
    expect(count('TABLE')).toBe(count('ENDTAB'))
    expect(count('BLOCK')).toBe(count('ENDBLK'))
  })

  it('numbers each object once, below the seed', () => {
    const handles = pairs.filter(({ code }) => code === 5).map(({ value }) => value)
    const seed = handles.shift()!
    expect(new Set(handles).size).toBe(handles.length)
    expect(Math.max(...handles.map((handle) => Number.parseInt(handle, 16)))).toBeLessThan(Number.parseInt(seed, 16))
  })

  it('draws on layers that it declares', () => {
    const layers = tables.filter(({ kind }) => kind === 'LAYER').flatMap((layer) => valuesOf(layer, 2))
    for (const entity of entities) expect(layers).toContain(valuesOf(entity, 8)[0])
  })

  it('has the outline at true size', () => {
    const outline = entities.filter((entity) => valuesOf(entity, 8)[0] === 'OUTLINE')
    const xs = outline.flatMap((entity) => numbersOf(entity, 10))
    const ys = outline.flatMap((entity) => numbersOf(entity, 20))
    expect(Math.min(...xs)).toBeCloseTo(model.bounds.min.x, 1)
    expect(Math.max(...xs)).toBeCloseTo(model.bounds.max.x, 1)
    expect(Math.min(...ys)).toBeCloseTo(0, 1)
    for (const entity of outline) expect(numbersOf(entity, 90)).toEqual([numbersOf(entity, 10).length])
  })

  it('says what the dimensions say', () => {
    const texts = entities.filter(({ kind }) => kind === 'TEXT').flatMap((entity) => valuesOf(entity, 1))
    expect(texts).toEqual(drawing.labels.map(({ text }) => text.replace('Ø', '%%c')))
    expect(texts).toContain('%%c40')
  })
})
