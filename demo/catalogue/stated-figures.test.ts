import { expect, it } from 'vitest'
import type { AttributeKey } from '@specify/catalogue/facts/attributes.ts'
import { demoProducts } from '../catalogue.ts'
import type { FeedAttributes } from './attributes.ts'

/**
 * Statements about a whole product, and the attributes with the same figures. Figures of parts (a lever, a flange, a
 * cabinet) are named after their part and are not in the table.
 */
const STATEMENTS: readonly (readonly [statement: RegExp, ...attributes: AttributeKey[]])[] = [
  [/^(?:Overall )?width (?<figure>[\d.]+) mm/gi, 'width', 'length'],
  [/, width (?<figure>[\d.]+) mm/gi, 'width'],
  [/^(?<figure>[\d.]+) mm wide/gi, 'width', 'length'],
  [/(?:It|Over all it) is (?<figure>[\d.]+) mm wide/g, 'width'],
  [/(?:It is|Over all it is [\d.]+ mm wide,) (?<figure>[\d.]+) mm high/g, 'height'],
  [/Over all it is .+ and (?<figure>[\d.]+) mm deep/g, 'depth'],
  [/It is (?<figure>[\d.]+) mm deep/g, 'depth'],
  [/^(?:[\d.]+ x [\d.]+ mm; )*(?<figure>[\d.]+) x [\d.]+(?: x [\d.]+)? mm/g, 'length', 'width'],
  [/^[\d.]+ x (?<figure>[\d.]+)(?: x [\d.]+)? mm/g, 'width', 'depth', 'height'],
  [/^[\d.]+ x [\d.]+ x (?<figure>[\d.]+) mm/g, 'height'],
  [/Seat height (?<figure>[\d.]+) mm/g, 'pan-height'],
  [/Seat height [\d.]+ mm, projection (?<figure>[\d.]+) mm/g, 'pan-projection-size'],
  [/Spout reach (?<figure>[\d.]+) mm/g, 'outlet-length'],
  [/outlet (?<figure>[\d.]+) mm above the (?:hob|bench)/gi, 'outlet-height'],
  [/^(?<figure>\d) star WELS/g, 'wels-rating'],
  [/^\d star WELS rating, (?<figure>[\d.]+) L\/min/g, 'wels-flow-rate'],
  [/^Dual flush (?<figure>[\d.]+)\//g, 'wels-flush-volume-1'],
  [/^Dual flush [\d.]+\/(?<figure>[\d.]+)/g, 'wels-flush-volume-2'],
  [/^(?<figure>[\d.]+) mm ceramic disc cartridge/g, 'cartridge-size'],
  [/Fits a (?<figure>[\d.]+) mm tap hole/g, 'tap-hole-size'],
  [/(?<figure>\d+) years warranty/gi, 'warranty'],
  [/Projection (?<figure>[\d.]+) mm/g, 'depth', 'outlet-length', 'pan-projection-size'],
]

/** Every figure of these attributes, of all variants: a text speaks of the whole family. */
function figuresOf(
  variants: readonly { readonly attributes: FeedAttributes }[],
  keys: readonly AttributeKey[],
): number[] {
  return variants.flatMap(({ attributes }) =>
    keys.flatMap((key) => (JSON.stringify(attributes[key] ?? '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number)),
  )
}

function textsOf({ record }: ReturnType<typeof demoProducts>[number]): string[] {
  const bullets = record.variants.flatMap(({ attributes }) =>
    Object.values(attributes['features'] as Record<string, string | readonly string[]>).flat(),
  )
  return [...new Set([record.description, record.metaDescription, ...bullets])]
}

it('states no figure in a text that differs from the attribute', () => {
  let compared = 0
  const contradictions = demoProducts().flatMap((product) => {
    const { variants } = product.record
    return STATEMENTS.flatMap(([statement, ...keys]) => {
      const figures = figuresOf(variants, keys)
      if (figures.length === 0) return []
      return textsOf(product).flatMap((text) =>
        [...text.matchAll(statement)].flatMap(({ 0: words, groups }) => {
          compared++
          return figures.includes(Number(groups?.['figure']))
            ? []
            : [`${variants[0]?.sku}: "${words}", but ${keys.join('/')} is ${[...new Set(figures)].join(', ')}`]
        }),
      )
    })
  })
  expect(contradictions).toEqual([])
  expect(compared).toBeGreaterThan(1_000)
})

it('spells the name of a range in one way in its texts', () => {
  const spelled = demoProducts().flatMap((product) => [...Object.values(product.record.name), ...textsOf(product)])
  expect(spelled.filter((text) => text.includes('Turoa'))).toEqual([])
})
