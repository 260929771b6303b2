import { describe, expect, it } from 'vitest'
import { categoryTree, flattenCategories, type CategoryNode } from './category-tree.ts'

const names = new Map([
  ['tapware', 'Tapware'],
  ['tapware/wall-mixers', 'Wall mixers'],
  ['tapware/basin-mixers', 'Basin mixers'],
])
const counts = new Map([
  ['basins/counter-basins', 3],
  ['tapware', 60],
  ['tapware/basin-mixers', 40],
  ['tapware/wall-mixers', 20],
  ['lost/child', 1],
  ['basins', 3],
])

describe('categories with their counts', () => {
  it('stand below their parents, in the order of their names, unnamed ones last', () => {
    const outline = (nodes: readonly CategoryNode[]): unknown[] =>
      nodes.map((node) => [node.name, node.count, ...outline(node.subCategories)])
    expect(outline(categoryTree(counts, names))).toEqual([
      ['Tapware', 60, ['Wall mixers', 20], ['Basin mixers', 40]],
      ['Basins', 3, ['Counter basins', 3]],
      ['Child', 1],
    ])
  })

  it('can be read as a list', () => {
    expect(flattenCategories(categoryTree(counts, names)).map(({ _url }) => _url)).toEqual([
      '/products/tapware/',
      '/products/tapware/wall-mixers/',
      '/products/tapware/basin-mixers/',
      '/products/basins/',
      '/products/basins/counter-basins/',
      '/products/lost/child/',
    ])
  })
})
