import type { RankingSetting, SearchRecord, SortSetting } from '../model.ts'
import type { SectionPlan, Sections } from '../storage/sections.ts'
import { RankColumn, type Ranks, orderByRank } from './rank-column.ts'

/**
 * Decides the default order, which becomes the document ids, and one permutation of them for every named sort. Keeps what
 * documents are ordered by, so that later ones find their place among them.
 */
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
    for (const attribute of this.columns.keys()) {
      const { numbers, texts } = this.ranksOf(attribute)
      plan.add('u32', `rank/${attribute}/documents`, count)
      plan.add('f64', `rank/${attribute}/numbers`, numbers.length)
      plan.add('u8', `rank/${attribute}/text-bytes`, texts.bytes.length)
      plan.add('u32', `rank/${attribute}/text-offsets`, texts.count + 1)
    }
  }

  /** Equal values keep the default order, ascending and descending alike. */
  fill(sections: Sections, rowOf: Uint32Array): void {
    this.fillRanks(sections, rowOf)
    const docIds = Uint32Array.from(rowOf.keys())
    for (const { name, attribute, order } of this.sorts) {
      const ofDocument = sections.u32(`rank/${attribute}/documents`)
      const { missing } = this.ranksOf(attribute)
      sections.u32(`sort/${name}`).set(orderByRank(docIds, { ofRow: ofDocument, missing }, order))
    }
  }

  private fillRanks(sections: Sections, rowOf: Uint32Array): void {
    for (const attribute of this.columns.keys()) {
      const { ofRow, numbers, texts } = this.ranksOf(attribute)
      sections.u32(`rank/${attribute}/documents`).set(rowOf.map((row) => ofRow[row]!))
      sections.f64(`rank/${attribute}/numbers`).set(numbers)
      texts.copyTo(sections, `rank/${attribute}/text`)
    }
  }

  private ranksOf(attribute: string): Ranks {
    const ranks = this.ranks.get(attribute) ?? this.columns.get(attribute)?.takeRanks()
    if (!ranks) throw new Error(`No values were collected of ${attribute}`)
    this.ranks.set(attribute, ranks)
    return ranks
  }
}
