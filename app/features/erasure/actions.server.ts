import { deleteAccount } from './delete-account-action.server.ts'
import { ownDataFile } from './own-data-file.server.ts'
import { keepAccount } from './keep-account-action.server.ts'

export const ERASURE_ACTIONS = [deleteAccount, keepAccount, ownDataFile]
