import { deleteAccount } from './delete-account-action.server.ts'

export const ERASURE_ACTIONS = [deleteAccount]
