import { z } from 'zod'
import { COMPANY_ROLES } from '@specify/core/actor.ts'
import { isEmail, canonicalEmail } from '#app/features/accounts/rules/credentials.ts'
import { LINK_ENDINGS } from './member-links.ts'
import { MAX_COMPANY_NAME_LENGTH, type CompanyInvite, type CompanyMember } from './company.ts'

export const EXAMPLE_COMPANY_ID = '6a1d7f0a-3b7e-4d58-8a43-0d6b1f2e4c01'
export const EXAMPLE_MEMBER_ID = '1d0f7a52-9f0d-4a94-9d3a-0b8a6a4f5c33'
export const EXAMPLE_INVITE_ID = '7b2e8f1b-4c8f-4e69-9b54-1e7c2a3f5d12'

export const Role = z.enum(COMPANY_ROLES)
export const Links = z
  .enum(LINK_ENDINGS)
  .default('end')
  .describe('Open links of this person to projects of the company end, or an admin takes them over')
export const CompanyName = z
  .string()
  .trim()
  .max(MAX_COMPANY_NAME_LENGTH)
  .regex(/^[^\p{C}]*$/u, 'must be one line of text')
export const Email = z
  .string()
  .max(200)
  .transform(canonicalEmail)
  .refine((email) => isEmail(email), 'must be an email address')

export const CompanyShape = z.object({ id: z.string(), name: z.string() })
export const MemberShape = z.object({
  accountId: z.string(),
  name: z.string(),
  email: z.string(),
  role: Role,
  joinedAt: z.string().describe('ISO date and time'),
  isYou: z.boolean(),
})
export const InviteShape = z.object({
  id: z.string(),
  companyName: z.string(),
  email: z.string(),
  role: Role,
  invitedBy: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
})

export const EXAMPLE_MEMBER = {
  accountId: EXAMPLE_MEMBER_ID,
  name: 'Priya Nair',
  email: 'priya@studio.example',
  role: 'admin',
  joinedAt: '2026-03-02T01:30:00.000Z',
  isYou: true,
} as const
export const EXAMPLE_INVITE = {
  id: EXAMPLE_INVITE_ID,
  companyName: 'Studio Lane',
  email: 'dan@studio.example',
  role: 'member',
  invitedBy: 'Priya Nair',
  expiresAt: '2026-03-23T01:30:00.000Z',
  isExpired: false,
} as const

export function memberAnswer(member: CompanyMember, accountId: string): z.output<typeof MemberShape> {
  return { ...member, joinedAt: member.joinedAt.toISOString(), isYou: member.accountId === accountId }
}

export function inviteAnswer(invite: CompanyInvite, now: Date): z.output<typeof InviteShape> {
  const { id, companyName, email, role, invitedBy, expiresAt } = invite
  return {
    id,
    companyName,
    email,
    role,
    invitedBy,
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= now,
  }
}
