import { fieldLabel, OVERRIDE } from '#app/features/changes/field-label.ts'
import type { FieldChange } from '#app/features/changes/plan/compare-products.ts'

/** Values that change, a line each: `Price AUD: was 349.00, becomes 379.00`. */
export function Fields({ fields }: { fields: readonly FieldChange[] }) {
  return fields.map(({ sku, field, was, is }) => (
    <p key={`${sku} ${field}`}>
      {sku && field !== 'variant' && <span className="code">{`${sku} `}</span>}
      {`${fieldLabel(field)}: `}
      {was !== '' && !field.startsWith(OVERRIDE) && `was ${was}, becomes `}
      <strong>{is || 'empty'}</strong>
      {was !== '' && field.startsWith(OVERRIDE) && ` (it was ${was})`}
    </p>
  ))
}
