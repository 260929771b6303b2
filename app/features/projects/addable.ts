import { AppError } from '#app/core/app-error.ts'
import type { Product } from '#app/features/catalogue/model.ts'

export const DISCONTINUED = 'This product has been discontinued.'

/** Whether a product that the catalogue has can still be had. */
export function isAvailable({ status }: Pick<Product, 'status'>): boolean {
  return status === 'current'
}

/** Whether a product goes into a project: one that is discontinued does only for a reader who insists. */
export function mayAdd(product: { readonly isAvailable: boolean }, allowsDiscontinued: boolean): boolean {
  return product.isAvailable || allowsDiscontinued
}

/** @throws AppError `product_discontinued` for a product that may not be added unasked. */
export function assertAddable(product: Pick<Product, 'status'>, allowsDiscontinued: boolean): void {
  if (!mayAdd({ isAvailable: isAvailable(product) }, allowsDiscontinued))
    throw new AppError('product_discontinued', DISCONTINUED)
}
