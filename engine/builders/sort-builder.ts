import type { RankingSetting, SearchRecord, SortSetting } from '../model.ts'
import type { SectionPlan, Sections } from '../storage/sections.ts'
import { RankColumn, type Ranks, orderByRank } from './rank-column.ts'

/** Decides the default order, which becomes the document ids, and one permutation of them for every named sort. */
export class SortBuilder {
  private readonly ranking: readonly RankingSetting[]
  private readonly sorts: readonly SortSetting[]
  private readonly columns: ReadonlyMap<string, RankColumn>
  private readonly ranks = new Map<string, Ranks>()

  constructor(ranking: readonly RankingSetting[], sorts: readonly SortSetting[]) {
    this.ranking = ranking
    this.sorts = sorts
    this.columns = new Map([...ranking, ...sorts].map(({ attribute }) => [attribute, new RankColumn(attribute)]))
  }

  add(record: SearchRecord): void {
    for (const column of this.columns.values()) column.add(record)
  }

  /** The row of each document id; rows that rank the same keep the order they are given in. */
  rankRows(rows: Uint32Array): Uint32Array {
    return this.ranking
      .toReversed()
      .reduce((ordered, { attribute, order }) => orderByRank(ordered, this.ranksOf(attribute), order), rows)
  }

  reserve(plan: SectionPlan, count: number): void {
    for (const { name } of this.sorts) plan.add('u32', `sort/${name}`, count)
  }

  /** Equal values keep the default order, ascending and descending alike. */
  fill(sections: Sections, rowOf: Uint32Array): void {
    const docIds = Uint32Array.from(rowOf.keys())
    for (const { name, attribute, order } of this.sorts) {
      const { ofRow, missing } = this.ranksOf(attribute)
      const ofDocument = rowOf.map((row) => ofRow[row]!)
      sections.u32(`sort/${name}`).set(orderByRank(docIds, { ofRow: ofDocument, missing }, order))
    }
  }

  private ranksOf(attribute: string): Ranks {
    const ranks = this.ranks.get(attribute) ?? this.columns.get(attribute)?.takeRanks()
    if (!ranks) throw new Error(`No values were collected of ${attribute}`)
    this.ranks.set(attribute, ranks)
    return ranks
  }
}
