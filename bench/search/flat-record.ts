import { listScalars, parsePath, type FacetScalar, type SearchRecord } from '@specify/engine'
import { catalogueSettings } from './catalogue.ts'

/** A record as peers without nesting index it. */
interface FlatRecord {
  readonly number: number
  readonly name: string
  readonly skus: readonly string[]
  readonly createdAt: number
  /** Values by facet; facets the record has no value of are absent. */
  readonly facets: ReadonlyMap<string, readonly FacetScalar[]>
}

const paths = catalogueSettings.facets.map(({ attribute }) => [attribute, parsePath(attribute)] as const)
const sku = parsePath('variants.sku')

export function flatten(record: SearchRecord, number: number): FlatRecord {
  const values = paths.map(([attribute, path]) => [attribute, Array.from(new Set(listScalars(record, path)))] as const)
  return {
    number,
    name: String(record['name']),
    skus: listScalars(record, sku).map(String),
    createdAt: Number(record['createdAt']),
    facets: new Map(values.filter(([, own]) => own.length > 0)),
  }
}
