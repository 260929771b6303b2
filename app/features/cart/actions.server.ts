import { getCart, getMyProjects, resetCart, updateCart } from './cart-actions/cart-actions.server.ts'
import { redeemDiscount, removeDiscount } from './cart-actions/discount-actions.server.ts'
import { addToCart, moveToWishlist, removeLineItem, updateLineItem } from './cart-actions/line-actions.server.ts'
import { addOrder, addRoom } from './cart-actions/fill-actions.server.ts'
import { checkout, getCheckoutSessionToken } from './cart-actions/order-actions.server.ts'
import { getOrder, queryOrders } from './cart-actions/order-queries.server.ts'
import {
  getAvailableShippingMethods,
  getShippingMethods,
  setShippingMethod,
} from './cart-actions/shipping-actions.server.ts'
import {
  addToWishlist,
  deleteWishlist,
  getWishlist,
  removeFromWishlist,
  updateLineItemCount,
} from './cart-actions/wishlist-actions.server.ts'
import { moveToCart } from './cart-actions/move-to-cart.server.ts'

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
