import type { Money } from '@specify/core/money.ts'

/** Typed as text, so that no cell is taken for a formula. */
export function text(value: string) {
  return { value, type: String }
}

export function whole(value: number) {
  return { value, type: Number, format: '#,##0' }
}

export function amount({ centAmount, fractionDigits }: Money) {
  return { value: centAmount / 10 ** fractionDigits, type: Number, format: '"$"#,##0.00' }
}
