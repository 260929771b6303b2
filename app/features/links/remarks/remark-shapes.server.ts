import { z } from 'zod'
import { EXAMPLE_LINE_ITEM_ID } from '#app/features/projects/project-actions/shapes/examples.ts'
import { EXAMPLE_LINK_ID } from '../links/link-shapes.server.ts'
import { REMARK_KINDS, staleText, type Remark, type RemarkSubjects } from './remark.ts'

export const RemarkShape = z
  .object({
    id: z.string(),
    linkId: z.string(),
    linkName: z.string().describe('Who the link is for'),
    commentId: z.string().nullable().describe('What it answers; null for the first of a thread'),
    lineItemId: z.string().nullable().describe('Null for the whole project'),
    kind: z.enum(REMARK_KINDS),
    text: z.string(),
    author: z.string(),
    address: z.string().nullable().describe('Confirmed by who said it; null where the link asked for none'),
    isOwner: z.boolean(),
    revisionLabel: z.string().nullable().describe('Of what it was said; null for the project as it was'),
    place: z.string(),
    sku: z.string(),
    name: z.string(),
    quantity: z.int().describe('In every unit, at that moment'),
    changed: z.string().describe('What has changed since; empty where it holds'),
    at: z.string().describe('ISO date and time'),
    resolvedAt: z.string().nullable(),
  })
  .meta({ id: 'Comment' })

/** `now` is what the schedule says at present; empty where nobody asks. */
export function remarkAnswer(remark: Remark, now: RemarkSubjects): z.output<typeof RemarkShape> {
  const { parentId, subject, at, resolvedAt, ...content } = remark
  const { place, sku, name, quantity } = subject
  return {
    ...content,
    commentId: parentId,
    place,
    sku,
    name,
    quantity,
    changed: now.size === 0 ? '' : staleText(remark, now),
    at: at.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  }
}

export const EXAMPLE_REMARK_ID = '3e9f0a57-1b62-47d8-8c04-5d7a2e6b9f13'

export const EXAMPLE_REMARK = {
  id: EXAMPLE_REMARK_ID,
  linkId: EXAMPLE_LINK_ID,
  linkName: 'Harbour Plumbing',
  commentId: null,
  lineItemId: EXAMPLE_LINE_ITEM_ID,
  kind: 'question',
  text: 'Which spout length?',
  author: 'Dan Reid',
  address: null,
  isOwner: false,
  revisionLabel: 'B',
  place: 'Type A, Ensuite Bathroom 1',
  sku: '96340C6AF',
  name: 'Liano II Basin Mixer',
  quantity: 40,
  changed: '',
  at: '2026-03-11T21:02:00.000Z',
  resolvedAt: null,
} as const
