import { z } from 'zod'
import type { ProjectLink } from './link.ts'
import { linkState } from './link.ts'

export const LinkRightsShape = z.object({
  prices: z.boolean(),
  notes: z.boolean(),
  files: z.boolean(),
  comments: z.boolean(),
  approval: z.boolean(),
})

export const ProjectLinkShape = LinkRightsShape.extend({
  id: z.string(),
  name: z.string().describe('Who it is for'),
  revisionId: z.string().nullable().describe('Null: the project as it is'),
  revisionLabel: z.string().nullable(),
  confirmAddress: z.boolean().describe('Recipients confirm an address before they comment or decide'),
  state: z.enum(['open', 'expired', 'revoked']),
  createdAt: z.string().describe('ISO date and time'),
  expiresAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  opened: z.int().describe('How often recipients have opened it'),
  lastOpenedAt: z.string().nullable(),
}).meta({ id: 'ProjectLink' })

export function linkAnswer(link: ProjectLink, now: Date): z.output<typeof ProjectLinkShape> {
  return {
    ...link,
    state: linkState(link, now),
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt?.toISOString() ?? null,
    revokedAt: link.revokedAt?.toISOString() ?? null,
    lastOpenedAt: link.lastOpenedAt?.toISOString() ?? null,
  }
}

export const EXAMPLE_LINK_ID = '7d2b8c1f-6a34-4e0b-9f51-2c8d0e9a4b66'
export const EXAMPLE_TOKEN = 'q3Zk8uN1xWmTtYb5cRhVd0aLpEs'

export const EXAMPLE_LINK = {
  id: EXAMPLE_LINK_ID,
  name: 'Harbour Plumbing',
  revisionId: null,
  revisionLabel: null,
  prices: false,
  notes: true,
  files: true,
  comments: true,
  approval: false,
  confirmAddress: false,
  state: 'open',
  createdAt: '2026-03-10T00:15:00.000Z',
  expiresAt: '2026-06-30T13:59:59.000Z',
  revokedAt: null,
  opened: 4,
  lastOpenedAt: '2026-03-11T21:02:00.000Z',
} as const
