import pg from 'pg'
import type { Filter, FacetScalar, Refinement, SearchQuery } from '@specify/engine'
import { makeProduct } from './catalogue.ts'
import { flatten } from './flat-record.ts'
import type { Peer, PeerAnswer } from './peer.ts'

/**
 * PostgreSQL as one would build facets in it: facet values as an integer array under GIN, text as tsvector, a
 * vocabulary under trigrams for typos; disjunctive counts are one more aggregate per refined facet.
 */
export class PostgresPeer implements Peer {
  private readonly client: pg.Client
  /** Every facet value has a number. */
  private readonly ids = new Map<string, number>()

  constructor(connectionString: string) {
    this.client = new pg.Client({ connectionString })
  }

  async build(size: number): Promise<void> {
    await this.client.connect()
    await this.client.query(SCHEMA)
    for (let from = 0; from < size; from += BATCH) await this.insert(from, Math.min(size, from + BATCH))
    for (const statement of INDEXES) await this.client.query(statement)
  }

  async search(query: SearchQuery): Promise<PeerAnswer> {
    const base = [...this.toConditions(query.filter), ...(await this.toTextConditions(query))]
    const refinements = (query.refinements ?? []).map((one) => ({
      attribute: one.attribute,
      condition: this.toCondition(one),
    }))
    const where = (except?: string): string => {
      const all = [
        ...base,
        ...refinements.filter(({ attribute }) => attribute !== except).map(({ condition }) => condition),
      ]
      return all.length > 0 ? `where ${all.join(' and ')}` : ''
    }
    const count = await this.client.query(`select count(*)::int as hits from product ${where()}`)
    const order = ORDERS[query.sort ?? 'newest'] ?? ''
    const page = `order by ${order} limit ${query.limit ?? 0} offset ${query.offset ?? 0}`
    const { rows } = await this.client.query(`select json from product ${where()} ${page}`)
    if (query.facets)
      await this.count(
        where,
        refinements.map(({ attribute }) => attribute),
      )
    return { nbHits: count.rows[0].hits, documents: rows.map(({ json }) => JSON.parse(json)).length }
  }

  async close(): Promise<void> {
    await this.client.query('drop schema if exists bench_search cascade')
    await this.client.end()
  }

  private async count(where: (except?: string) => string, refined: readonly string[]): Promise<void> {
    for (const except of [undefined, ...refined]) {
      await this.client.query(
        `select value, count(*) from product, unnest(facets) value ${where(except)} group by value`,
      )
    }
  }

  private async insert(from: number, to: number): Promise<void> {
    const rows = Array.from({ length: to - from }, (_, offset) => {
      const record = makeProduct(from + offset)
      const { name, skus, createdAt, facets } = flatten(record, from + offset)
      const ids = Array.from(facets).flatMap(([attribute, values]) =>
        values.map((value) => this.idOf(attribute, value)),
      )
      return [
        from + offset,
        name,
        createdAt,
        `{${ids.join(',')}}`,
        `${name} ${skus.join(' ')}`,
        JSON.stringify(record),
      ] as const
    })
    const columns = [0, 1, 2, 3, 4, 5].map((column) => rows.map((row) => row[column]))
    await this.client.query(INSERT, columns)
  }

  private idOf(attribute: string, value: FacetScalar): number {
    const key = `${attribute} ${value}`
    const known = this.ids.get(key) ?? this.ids.size
    this.ids.set(key, known)
    return known
  }

  private toConditions(filter: Filter | undefined): string[] {
    if (!filter) return []
    if (filter.kind === 'and') return filter.filters.flatMap((part) => this.toConditions(part))
    if (filter.kind === 'not') return this.toConditions(filter.filter).map((condition) => `not (${condition})`)
    if (filter.kind === 'term') return [this.toCondition({ attribute: filter.attribute, values: [filter.value] })]
    throw new Error(`The workload has no ${filter.kind} filters`)
  }

  private toCondition({ attribute, values = [] }: Refinement): string {
    return `facets && '{${values.map((value) => this.idOf(attribute, value)).join(',')}}'`
  }

  private async toTextConditions({ text, facets }: SearchQuery): Promise<string[]> {
    if (!text) return []
    const words = await Promise.all(
      text.split(' ').map(async (word) => [`${word}:*`, ...(facets ? await this.findSimilar(word) : [])]),
    )
    return [`words @@ '${words.map((forms) => `(${forms.join('|')})`).join('&')}'::tsquery`]
  }

  private async findSimilar(word: string): Promise<string[]> {
    const { rows } = await this.client.query<{ word: string }>(SIMILAR, [word, word.length >= 8 ? 2 : 1])
    return rows.map((row) => row.word)
  }
}

const BATCH = 2000
const ORDERS: Record<string, string> = {
  newest: 'created_at desc, id',
  name_asc: 'name, id',
  name_desc: 'name desc, id',
}
const SCHEMA = `
  create extension if not exists pg_trgm;
  create extension if not exists fuzzystrmatch;
  drop schema if exists bench_search cascade;
  create schema bench_search;
  set search_path = bench_search, public;
  set work_mem = '256MB';
  set maintenance_work_mem = '512MB';
  set jit = off;
  set pg_trgm.similarity_threshold = 0.25;
  create unlogged table product (
    id int, name text collate "C", created_at bigint, facets int[], words tsvector, json text
  )`
const INSERT = `
  insert into product
  select id, name, created_at, facets::int[], to_tsvector('simple', text), json
  from unnest($1::int[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::text[])
    as row (id, name, created_at, facets, text, json)`
const INDEXES = [
  'create index on product using gin (facets)',
  'create index on product using gin (words)',
  'create index on product (created_at desc, id)',
  'create index on product (name, id)',
  "create table vocabulary as select word from ts_stat('select words from bench_search.product') where word !~ '^[0-9]{6}'",
  'create index on vocabulary using gin (word public.gin_trgm_ops)',
  'vacuum analyze product',
  'analyze vocabulary',
]
const SIMILAR = `
  select word from vocabulary
  where word % $1 and levenshtein_less_equal(word, $1, $2) <= $2
  order by similarity(word, $1) desc limit 20`
