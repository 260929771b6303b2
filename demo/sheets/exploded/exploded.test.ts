import { describe, expect, it } from 'vitest'
import { demoProducts } from '../../catalogue.ts'
import { drawExploded } from '../../drawings/exploded/exploded.ts'
import { FAMILIES, familyOf } from '../../families/all.ts'
import { modelOf } from '../../models/last-model.ts'
import { publicDirectory } from '../directory.ts'
import { toSubject } from '../subject.ts'
import { toExplosion } from './explosion.ts'
import { numberedParts, partsList } from './parts-list.ts'

const products = demoProducts()
const directory = publicDirectory(products)

/** The first variant of every model that names an exploded diagram. */
const diagrams = [
  ...new Map(
    products.flatMap((product) =>
      product.record.variants.flatMap(({ sku, attributes }, index) => {
        const { spec } = product.pictures[index]!
        const file = (attributes['assets-attributes'] as { name: string; value: string }[]).find(
          ({ name }) => name === 'BOM-file',
        )
        const { assembly } = familyOf(spec)
        return file && assembly ? [[file.value, { product, sku, spec, assembly, family: spec.family }] as const] : []
      }),
    ),
  ).values(),
]
const explosionOf = ({ product, sku, spec, assembly }: (typeof diagrams)[number]) => {
  const numbered = numberedParts(partsList(toSubject(product, sku), directory), directory)
  return { numbered, ...toExplosion(modelOf(spec), assembly, numbered) }
}

describe('exploded diagrams', () => {
  it('are there for every family that is taken apart', () => {
    expect(new Set(diagrams.map(({ family }) => family))).toEqual(
      new Set(Object.values(FAMILIES).flatMap(({ name, assembly }) => (assembly ? [name] : []))),
    )
  })

  it('list public components and spare parts, one number for the finishes of one part', () => {
    const product = products.find(({ record }) => record.variants.some(({ sku }) => sku === '96340C6AF'))
    const parts = partsList(toSubject(product!, '96340C6AF'), directory)
    expect(parts.map(({ family }) => family)).toEqual(['cartridge', 'aerator', 'spare-handle', 'seal-kit'])
    expect(parts[2]!.codes.slice(0, 2)).toEqual([
      { code: '688012C', name: 'Liano II Replacement Handle', colour: 'Chrome', finishes: ['Chrome'] },
      { code: '688012B', name: 'Liano II Replacement Handle', colour: 'Matte Black', finishes: ['Matte Black'] },
    ])
  })

  it('draw each part of the list once', () => {
    const wrong = diagrams.filter((diagram) => {
      const { numbered, body, branches } = explosionOf(diagram)
      const drawn = [body, ...branches.flatMap(({ components }) => components)].flatMap(({ number }) => number ?? [])
      return drawn.toSorted((a, b) => a - b).join() !== numbered.map(({ number }) => number).join()
    })
    expect(wrong.map(({ sku }) => sku)).toEqual([])
  })

  it.each(['basin-mixer', 'toilet-suite', 'shower-mixer'])('of a %s keep balloons and pieces apart', (family) => {
    const diagram = diagrams.find((each) => each.family === family)!
    const { drawing, balloons, radiusMm } = drawExploded({
      ...explosionOf(diagram),
      within: { width: 500, height: 400 },
      title: 'A product',
    })
    const { left, right, bottom, top } = drawing.frame
    const distances = balloons.flatMap(({ at: [x, y], number }) =>
      balloons.filter((other) => other.number > number).map((other) => Math.hypot(x - other.at[0], y - other.at[1])),
    )
    expect(Math.min(...distances)).toBeGreaterThan(radiusMm * 2)
    const lines = drawing.lines.filter(({ layer }) => layer === 'outline' || layer === 'edge')
    const inBalloons = lines
      .flatMap(({ points }) => points)
      .filter(([x, y]) => balloons.some(({ at }) => Math.hypot(x - at[0], y - at[1]) < radiusMm))
    expect(inBalloons).toEqual([])
    const outside = lines
      .flatMap(({ points }) => points)
      .filter(([x, y]) => x < left || x > right || y < bottom || y > top)
    expect(outside).toEqual([])
  })
})
