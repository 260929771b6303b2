import {
  addAddress,
  removeAddress,
  setDefaultBillingAddress,
  setDefaultShippingAddress,
  updateAddress,
} from './account-actions/address-actions.server.ts'
import { getAccount, update } from './account-actions/profile-actions.server.ts'
import { changePassword } from './account-actions/credential-actions.server.ts'
import { confirm, register, requestConfirmationEmail } from './account-actions/registration-actions.server.ts'
import { requestReset, reset } from './account-actions/reset-actions.server.ts'
import { SECOND_FACTOR_ACTIONS } from './account-actions/second-factor-actions.server.ts'
import { login, logout } from './account-actions/session-actions.server.ts'

export const ACCOUNT_ACTIONS = [
  getAccount,
  login,
  logout,
  register,
  confirm,
  requestConfirmationEmail,
  requestReset,
  reset,
  update,
  changePassword,
  addAddress,
  updateAddress,
  removeAddress,
  setDefaultBillingAddress,
  setDefaultShippingAddress,
  ...SECOND_FACTOR_ACTIONS,
]
