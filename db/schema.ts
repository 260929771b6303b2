import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** The tables as Kysely sees them. Row shapes stay inside queries and commands. */
export interface Tables {
  product: ProductTable
  product_variant: ProductVariantTable
  catalogue_generation: CatalogueGenerationTable
  feedback: FeedbackTable
}

interface ProductTable {
  product_id: string
  record: JSONColumnType<object>
  content_hash: string
  created_at: Date
  changed_at: Date
  withdrawn_at: Date | null
}

interface ProductVariantTable {
  sku: string
  product_id: string
}

interface CatalogueGenerationTable {
  /** bigint: the driver answers a string. */
  id: ColumnType<string, never, never>
  key: Generated<string>
  imported_at: Date
  added: number
  changed: number
  withdrawn: number
}

interface FeedbackTable {
  id: Generated<string>
  message: string
  page: string
  locale: string
  created_at: Date
}
