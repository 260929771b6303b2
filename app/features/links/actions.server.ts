import { confirmAddress } from './confirm-address.server.ts'
import { createLink, listLinks, revokeLink } from './owner-actions.server.ts'
import { liveChanges } from './live-changes.server.ts'
import { getLink } from './recipient-actions.server.ts'
import { commentRecord } from './comment-record.server.ts'
import { answerComment, chooseCommentMails, listComments, resolveComment } from './owner-remark-actions.server.ts'
import { comment, decide } from './remark-actions.server.ts'

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
