import type { AttributeKey } from '@specify/catalogue/facts/attributes.ts'
import type { VariantWords } from '@specify/catalogue/product/model.ts'

/** Input of the workbook's thread: plain data, each variant once. */
export interface CobieJob {
  readonly projectId: string
  readonly projectName: string
  readonly revision: string
  /** ISO date and time. */
  readonly createdOn: string
  readonly email: string
  readonly company: string
  readonly currency: string
  readonly rooms: readonly CobieRoom[]
  readonly types: readonly CobieType[]
}

export interface CobieRoom {
  readonly id: string
  readonly name: string
  /** Empty for common areas. */
  readonly unitType: string
  readonly units: number
  /** So many units are left-handed, the others right-handed; absent where units are alike. */
  readonly leftUnits?: number
  readonly lines: readonly CobieLine[]
}

export interface CobieLine {
  readonly id: string
  readonly sku: string
  /** Shown in place of the SKU of a line that is not from the catalogue. */
  readonly code?: string
  readonly tag: string
  readonly note: string
  readonly quantity: number
  /** The units of its room that have it; absent for all. */
  readonly range?: { readonly fromUnit: number; readonly toUnit: number }
}

export interface CobieType {
  readonly sku: string
  /** Shown in place of the SKU of a line that is not from the catalogue; may be empty. */
  readonly code?: string
  readonly name: string
  /** Empty where the catalogue has the product no more. */
  readonly brand: string
  readonly category: string
  readonly description: string
  readonly ifcEntity: string
  /** Stated fields, formatted as on pages. */
  readonly fields: Readonly<Partial<Record<AttributeKey, string>>>
  /** Tells it from the other variants of its product; empty texts of one that is gone. */
  readonly words: Pick<VariantWords, 'size' | 'hand' | 'text'>
  readonly features: string
  readonly files: readonly { readonly label: string; readonly url: string; readonly version: string }[]
}
