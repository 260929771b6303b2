export interface SummaryEditing {
  readonly onNote: (lineItemId: string, note: string) => void
  readonly onQuantity: (lineItemId: string, quantity: number) => void
}
