import { compareProducts } from './product-actions/compare-products.server.ts'
import { downloadFiles } from './product-actions/download-files.server.ts'
import { getBundleData } from './product-actions/get-bundle-data.server.ts'
import { getCompanions } from './product-actions/get-companions.server.ts'
import { getJWTToken } from './product-actions/get-jwt-token.server.ts'
import { getProduct } from './product-actions/get-product.server.ts'
import { getRelatedProducts } from './product-actions/get-related-products.server.ts'
import { queryCategories } from './product-actions/query-categories.server.ts'
import { queryProducts } from './product-actions/query-products.server.ts'
import { searchableAttributes } from './product-actions/searchable-attributes.server.ts'

export const PRODUCT_ACTIONS = [
  getProduct,
  compareProducts,
  queryProducts,
  getRelatedProducts,
  getCompanions,
  queryCategories,
  searchableAttributes,
  downloadFiles,
  getBundleData,
  getJWTToken,
]
