import type { FacetSetting } from '../model.ts'
import { FacetColumn } from '../facet-column.ts'
import { listRowFacets } from '../facet-rows.ts'
import { toStarts } from './postings.ts'
import type { SectionPlan, Sections } from '../storage/sections.ts'

/** Lays the values of all facets of a document side by side, from the finished facets of an index. */
export class RowBuilder {
  private readonly facets: readonly FacetSetting[]

  constructor(facets: readonly FacetSetting[]) {
    this.facets = facets
  }

  reserve(plan: SectionPlan, size: number): void {
    const entry = (index: number, part: string): number => plan.lengthOf(`facet/${index}/${part}`)
    const included = listRowFacets(this.facets, (index) => entry(index, 'posting-offsets') - 1)
    plan.add('u32', 'row-offsets', size + 1)
    plan.add(
      'u16',
      'row-values',
      included.reduce((total, { index }) => total + entry(index, 'postings'), 0),
    )
  }

  fill(sections: Sections): void {
    const columns = this.facets.map((facet, index) => new FacetColumn(facet, sections, `facet/${index}`))
    const included = listRowFacets(this.facets, (index) => columns[index]?.valueCount ?? 0)
    const offsets = sections.u32('row-offsets')
    const values = sections.u16('row-values')
    for (const { index } of included) for (const docId of columns[index]?.postings ?? []) offsets[docId + 1]!++
    const next = toStarts(offsets)
    for (const { index, base } of included) {
      const column = columns[index]
      if (column) fillColumn(values, next, column, base)
    }
  }
}

function fillColumn(values: Uint16Array, next: Uint32Array, column: FacetColumn, base: number): void {
  for (let id = 0; id < column.valueCount; id++) {
    const end = column.postingOffsets[id + 1]!
    for (let i = column.postingOffsets[id]!; i < end; i++) values[next[column.postings[i]!]!++] = base + id + 1
  }
}
