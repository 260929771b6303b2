import { AppError } from '@specify/core/app-error.ts'
import type { Product } from '@specify/catalogue/product/model.ts'

export const DISCONTINUED = 'This product has been discontinued.'

export function isAvailable({ status }: Pick<Product, 'status'>): boolean {
  return status === 'current'
}

/** Returns whether a product may be added: discontinued ones need `allowsDiscontinued`. */
export function mayAdd(product: { readonly isAvailable: boolean }, allowsDiscontinued: boolean): boolean {
  return product.isAvailable || allowsDiscontinued
}

/** @throws AppError `product_discontinued` for a product that may not be added unasked. */
export function assertAddable(product: { readonly isAvailable: boolean }, allowsDiscontinued: boolean): void {
  if (!mayAdd(product, allowsDiscontinued)) throw new AppError('product_discontinued', DISCONTINUED)
}
