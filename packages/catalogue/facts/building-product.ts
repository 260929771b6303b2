/** A product's position in a published classification system. */
export interface Classification {
  /** Example: `CSI MasterFormat`. */
  readonly system: string
  readonly code: string
  readonly title: string
}

/**
 * A manufacturer's statements about a building product, as required by New Zealand's Building (Building Product
 * Information Requirements) Regulations 2022. Absent members have not been stated.
 */
export interface BuildingProduct extends Readonly<Partial<Record<BuildingProductText, string>>> {
  /** Clauses of the building code that it helps to comply with: `G1.3.1`. */
  readonly clauses?: readonly string[]
  readonly manufacturer?: Party
  readonly importer?: Party
}

/** Texts of a building product with the heading that each stands under, in the order of a statement. */
export const BUILDING_PRODUCT_TEXTS = {
  description: 'Description',
  use: 'Scope of use',
  contribution: 'How it complies',
  limits: 'Limitations on use',
  design: 'Design requirements',
  installation: 'Installation requirements',
  maintenance: 'Maintenance requirements',
  warnings: 'Warnings and bans',
  madeIn: 'Place of manufacture',
} as const
export type BuildingProductText = keyof typeof BUILDING_PRODUCT_TEXTS

export interface Party extends Readonly<Partial<Record<Exclude<PartyField, 'name'>, string>>> {
  /** The legal name. */
  readonly name: string
}

export const PARTY_FIELDS = {
  name: 'Name',
  tradingName: 'Trading name',
  address: 'Address for service',
  website: 'Website',
  email: 'Email',
  phone: 'Phone',
  businessNumber: 'NZBN',
} as const
export type PartyField = keyof typeof PARTY_FIELDS

export const MAX_STATEMENT_LENGTH = 2_000
export const MAX_CLAUSES = 30
