import {
  getAvailableShippingMethods,
  getCart,
  getMyProjects,
  getShippingMethods,
  redeemDiscount,
  removeDiscount,
  resetCart,
  setShippingMethod,
  updateCart,
} from './cart-actions/cart-actions.server.ts'
import {
  addOrder,
  addRoom,
  addToCart,
  moveToWishlist,
  removeLineItem,
  updateLineItem,
} from './cart-actions/line-actions.server.ts'
import { checkout, getCheckoutSessionToken, getOrder, queryOrders } from './cart-actions/order-actions.server.ts'
import {
  addToWishlist,
  deleteWishlist,
  getWishlist,
  moveToCart,
  removeFromWishlist,
  updateLineItemCount,
} from './cart-actions/wishlist-actions.server.ts'

/** The actions under `/action/cart/` and `/action/wishlist/`. */
export const CART_ACTIONS = [
  getCart,
  addToCart,
  removeLineItem,
  updateLineItem,
  updateCart,
  getShippingMethods,
  getAvailableShippingMethods,
  setShippingMethod,
  redeemDiscount,
  removeDiscount,
  checkout,
  resetCart,
  getCheckoutSessionToken,
  queryOrders,
  getOrder,
  getMyProjects,
  addRoom,
  addOrder,
  moveToWishlist,
  getWishlist,
  addToWishlist,
  removeFromWishlist,
  updateLineItemCount,
  moveToCart,
  deleteWishlist,
]
