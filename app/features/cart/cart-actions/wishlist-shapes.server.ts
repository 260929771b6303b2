import { z } from 'zod'
import { Succeeded, MoneyShape } from './shapes.server.ts'

const PriceShape = z.union([
  z.object({ kind: z.enum(['contact', 'none']) }),
  z.object({ kind: z.literal('rrp'), price: MoneyShape }),
  z.object({ kind: z.literal('discounted'), price: MoneyShape, was: MoneyShape, percentOff: z.number() }),
])

const WishlistShape = z
  .object({
    wishlistId: z.string().describe('Empty where the account has none'),
    lineItems: z.array(
      z.object({
        lineItemId: z.string(),
        count: z.int(),
        name: z.string(),
        slug: z.string().nullable(),
        isAvailable: z.boolean().describe('Can be put into the cart'),
        price: PriceShape.nullable(),
        variant: z.object({ sku: z.string(), name: z.string().nullable(), images: z.array(z.string()) }),
      }),
    ),
  })
  .meta({ id: 'Wishlist' })

export const WishlistAnswerShape = WishlistShape.extend({ isError: Succeeded })
