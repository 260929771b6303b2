import { describe, expect, expectTypeOf, it } from 'vitest'
import { customer, VISITOR, type Actor } from '@specify/core/actor.ts'
import {
  assertSignedIn,
  assertSpecifier,
  type DueErasureId,
  type OwnAccountId,
  type Specifier,
} from '#app/features/accounts/rules/access.ts'
import type { addAddress } from '#app/features/accounts/addresses/commands.server.ts'
import type { deleteAccount, updateProfile } from '#app/features/accounts/store/commands.server.ts'
import type { changePassword } from '#app/features/accounts/store/password-commands.server.ts'
import { ownCart, type OwnCart } from '#app/features/cart/contents/access.ts'
import type { changeCart, resetCart } from '#app/features/cart/contents/commands.server.ts'
import type { placeOrder } from '#app/features/cart/orders/commands.server.ts'
import type { changeWishlist } from '#app/features/cart/wishlist/commands.server.ts'
import { editableProject, type EditableProject, type OwnProject } from '#app/features/projects/access/access.ts'
import type { changeProject, deleteProject, shareProject } from '#app/features/projects/store/commands.server.ts'
import type { createProject } from '#app/features/projects/store/create-project.server.ts'

type Second<Command extends (db: never, second: never, ...rest: never[]) => unknown> = Parameters<Command>[1]

const visitor: Actor = VISITOR
const noProfile: Actor = { ...customer('a'), hasProfile: false }

// The types are what `tsc` proves: a plain value where a check is asked for does not compile.
describe('a write takes what only a check of the caller makes (T-084)', () => {
  it('to a project', () => {
    expectTypeOf<{ projectId: string; accountId: OwnAccountId }>().not.toExtend<EditableProject>()
    expectTypeOf<Actor & { kind: 'account' }>().not.toExtend<Specifier>()
    expectTypeOf<Second<typeof changeProject>['project']>().toEqualTypeOf<EditableProject>()
    expectTypeOf<EditableProject>().not.toExtend<OwnProject>()
    expectTypeOf<Second<typeof deleteProject>['project']>().toEqualTypeOf<OwnProject>()
    expectTypeOf<Second<typeof shareProject>>().toEqualTypeOf<OwnProject>()
    expectTypeOf<Second<typeof createProject>['owner']>().toEqualTypeOf<Specifier>()
    expect(() => editableProject(visitor, 'p')).toThrow('Please sign in.')
    expect(() => editableProject(noProfile, 'p')).toThrow('Complete your profile to continue')
    expect(editableProject(customer('a'), 'p')).toEqual({ projectId: 'p', accountId: 'a', company: null })
  })

  it('to a cart, a wishlist or an order', () => {
    expectTypeOf<{ accountId: OwnAccountId; locale: 'au' }>().not.toExtend<OwnCart>()
    expectTypeOf<Second<typeof changeCart>['owner']>().toEqualTypeOf<OwnCart>()
    expectTypeOf<Second<typeof resetCart>>().toEqualTypeOf<OwnCart>()
    expectTypeOf<Second<typeof changeWishlist>>().toEqualTypeOf<OwnCart>()
    expectTypeOf<Second<typeof placeOrder>['owner']>().toEqualTypeOf<OwnCart>()
    expect(() => ownCart(visitor, 'au')).toThrow('Please sign in.')
    expect(ownCart(noProfile, 'nz')).toEqual({ accountId: 'a', locale: 'nz' })
  })

  it('to an account', () => {
    expectTypeOf<string>().not.toExtend<OwnAccountId>()
    expectTypeOf<Second<typeof deleteAccount>>().toEqualTypeOf<OwnAccountId | DueErasureId>()
    expectTypeOf<Second<typeof changePassword>['accountId']>().toEqualTypeOf<OwnAccountId>()
    expectTypeOf<Second<typeof updateProfile>['accountId']>().toEqualTypeOf<OwnAccountId>()
    expectTypeOf<Second<typeof addAddress>>().toEqualTypeOf<OwnAccountId>()
    expect(() => assertSignedIn(visitor)).toThrow('Please sign in.')
    expect(() => assertSpecifier(noProfile)).toThrow('Complete your profile to continue')
  })
})
