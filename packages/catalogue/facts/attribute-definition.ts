export type AttributeUnit = 'mm' | 'L' | 'L/min' | 'kg'

type AttributeKind = 'text' | 'number' | 'boolean' | 'list'

export interface AttributeDefinition {
  readonly label: string
  readonly kind: AttributeKind
  readonly unit?: AttributeUnit
  /** Left out of the technical fields: it identifies the variant or controls the site. */
  readonly hidden?: true
  /** Shown in one market only, where the standard behind it applies. */
  readonly onlyIn?: 'au' | 'nz'
}

export const text = (label: string): AttributeDefinition => ({ label, kind: 'text' })
export const flag = (label: string): AttributeDefinition => ({ label, kind: 'boolean' })
export const measure = (label: string, unit: AttributeUnit): AttributeDefinition => ({ label, kind: 'number', unit })
export const count = (label: string): AttributeDefinition => ({ label, kind: 'number' })
