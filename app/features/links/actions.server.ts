import { confirmAddress } from './links/confirm-address.server.ts'
import { createLink, listLinks, revokeLink } from './links/owner-actions.server.ts'
import { liveChanges } from './recipients/live-changes.server.ts'
import { getLink } from './recipients/recipient-actions.server.ts'
import { commentRecord } from './remarks/comment-record.server.ts'
import {
  answerComment,
  chooseCommentMails,
  listComments,
  resolveComment,
} from './remarks/owner-remark-actions.server.ts'
import { comment, decide } from './remarks/remark-actions.server.ts'

export const LINK_ACTIONS = [
  createLink,
  listLinks,
  revokeLink,
  getLink,
  confirmAddress,
  decide,
  comment,
  listComments,
  resolveComment,
  answerComment,
  commentRecord,
  chooseCommentMails,
  liveChanges,
]
