import { createLink, listLinks, revokeLink } from './owner-actions.server.ts'
import { getLink } from './recipient-actions.server.ts'

export const LINK_ACTIONS = [createLink, listLinks, revokeLink, getLink]
