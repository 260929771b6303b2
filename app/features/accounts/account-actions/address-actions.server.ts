import { z } from 'zod'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import {
  addAddress as add,
  removeAddress as remove,
  setDefaultAddress,
  updateAddress as change,
} from '../addresses/commands.server.ts'
import type { AccountContext } from './account-context.ts'
import { readEntity, signedInAccount } from './own-account.server.ts'
import { AccountEntity, EXAMPLE_ACCOUNT, Succeeded } from './shapes.server.ts'
import { AddressInput, DescribedAddress, readAddress } from './address-input.server.ts'

const Answer = z.object({ isError: Succeeded, account: AccountEntity })
const EXAMPLE_ADDRESS_ID = '3d2f8c80-8a30-4b5e-9a65-1f0c7f8f6a21'
const EXAMPLE_ADDRESS_TEXT = {
  firstName: 'Ari',
  lastName: 'Lane',
  streetName: 'Harbour Street',
  streetNumber: '12',
  city: 'Sydney',
  state: 'NSW',
  postalCode: '2000',
  country: 'AU',
}
const EXAMPLE_ANSWER = { isError: false, account: EXAMPLE_ACCOUNT } as const

const common = {
  method: 'POST',
  limitPerMinute: 60,
  output: Answer,
  caller: 'account',
  errors: ['unauthorized', 'not_found', 'conflict'],
} as const

export const addAddress = defineEndpoint({
  ...common,
  name: 'account/addAddress',
  summary: 'Adds an address to the account.',
  input: z.object({ address: AddressInput }),
  described: z.object({ address: DescribedAddress }),
  example: { input: { address: EXAMPLE_ADDRESS_TEXT }, output: EXAMPLE_ANSWER },
  async run(context: AccountContext, { address }) {
    const { accountId } = signedInAccount(context)
    await add(context.db, accountId, toChange(address), context.now)
    return answerOf(context)
  },
})

export const updateAddress = defineEndpoint({
  ...common,
  name: 'account/updateAddress',
  summary: 'Changes an address of the account.',
  input: z.object({ address: AddressInput.extend({ addressId: RowId }) }),
  described: z.object({ address: DescribedAddress.extend({ addressId: RowId }) }),
  example: { input: { address: { ...EXAMPLE_ADDRESS_TEXT, addressId: EXAMPLE_ADDRESS_ID } }, output: EXAMPLE_ANSWER },
  async run(context: AccountContext, { address: { addressId, ...address } }) {
    const { accountId } = signedInAccount(context)
    await change(context.db, accountId, addressId, toChange(address))
    return answerOf(context)
  },
})

export const removeAddress = defineEndpoint({
  ...common,
  name: 'account/removeAddress',
  summary: 'Removes an address of the account.',
  input: z.object({ addressId: RowId }),
  example: { input: { addressId: EXAMPLE_ADDRESS_ID }, output: EXAMPLE_ANSWER },
  async run(context: AccountContext, { addressId }) {
    const { accountId } = signedInAccount(context)
    await remove(context.db, accountId, addressId)
    return answerOf(context)
  },
})

export const setDefaultBillingAddress = defineEndpoint({
  ...common,
  name: 'account/setDefaultBillingAddress',
  summary: 'Makes an address the one that bills are sent to.',
  input: z.object({ addressId: RowId }),
  example: { input: { addressId: EXAMPLE_ADDRESS_ID }, output: EXAMPLE_ANSWER },
  async run(context: AccountContext, { addressId }) {
    const { accountId } = signedInAccount(context)
    await setDefaultAddress(context.db, accountId, addressId, 'billing')
    return answerOf(context)
  },
})

export const setDefaultShippingAddress = defineEndpoint({
  ...common,
  name: 'account/setDefaultShippingAddress',
  summary: 'Makes an address the one that goods are sent to.',
  input: z.object({ addressId: RowId }),
  example: { input: { addressId: EXAMPLE_ADDRESS_ID }, output: EXAMPLE_ANSWER },
  async run(context: AccountContext, { addressId }) {
    const { accountId } = signedInAccount(context)
    await setDefaultAddress(context.db, accountId, addressId, 'shipping')
    return answerOf(context)
  },
})

function toChange({ isDefaultBillingAddress, isDefaultShippingAddress, ...address }: z.output<typeof AddressInput>) {
  return { text: readAddress(address), isDefaultBillingAddress, isDefaultShippingAddress }
}

async function answerOf(context: AccountContext) {
  return { isError: false as const, account: await readEntity(context, signedInAccount(context).accountId) }
}
