import { z } from 'zod'
import { ERROR_STATUS, type ErrorCode } from '@specify/core/app-error.ts'

/** `internal` is what a bug is answered with. */
export type ApiError = ErrorCode | 'internal'

export const ERROR_MEANING: Record<ApiError, string> = {
  invalid_input: 'The input is not as described. The message begins with the name of the field.',
  unauthorized: 'The call is for accounts: sign in first.',
  forbidden: 'The call came from a page of another site, or is not for this account.',
  email_not_verified:
    'The address of the account is not confirmed yet; emailRemainderCount says how many reminders are left.',
  second_factor_required:
    'The account has two-step sign-in: call `account/proveSignIn` with the signIn of this refusal and a code.',
  proof_required: 'The act asks for a code of the authenticator that is at most ten minutes old: send `code` as well.',
  not_found: 'It does not exist, or is not visible to the caller.',
  method_not_allowed: 'The call answers to other methods.',
  conflict: 'What the call would change has been changed since it was read.',
  label_taken: 'The label has been used before, in upper or lower case.',
  link_used: 'The token was used before.',
  link_expired: 'The token is invalid or has expired.',
  quote_closed: 'The quote is not open to this: it was answered, decided or closed, or has expired.',
  prices_unconfirmed:
    'Some prices look wrong. Correct them, or send the answer once more with the `confirm` of this refusal.',
  link_revoked: 'The owner of the project has ended this link.',
  already_member: 'The person is already in the company.',
  in_company: 'The caller is in a company already: to join another one, leave it first.',
  last_admin: 'The company would be without an admin: make somebody else one first.',
  package_pending: 'The package is not ready yet: its progress says how far it is.',
  package_expired: 'The package could be fetched for 24 hours, which are over, or it was not made.',
  invite_expired: 'The invitation has expired: ask for another one.',
  too_large: 'The body is larger than the call reads.',
  unsupported_media_type: 'The body is not JSON, or its content-type does not say so.',
  product_discontinued: 'The product has been discontinued; it is added where the call allows it.',
  too_many_requests: 'The address has called too often; retry-after says when to try again.',
  bad_gateway: 'The asset store cannot be reached, or says that it does not work.',
  unavailable: 'A service behind the site does not answer.',
  gateway_timeout: 'The asset store has not answered in time.',
  internal: 'Something went wrong on the side of the site. The x-request-id of the answer names it in the log.',
}

export function errorStatus(code: ApiError): number {
  return code === 'internal' ? 500 : ERROR_STATUS[code]
}

export const ActionError = z
  .object({
    isError: z.literal(true),
    error: z.object({
      code: z.enum([...(Object.keys(ERROR_STATUS) as ErrorCode[]), 'internal']),
      message: z.string().describe('A sentence for people'),
      key: z.string().optional().describe('The name of the sentence, where the documents have one'),
      fields: z.record(z.string(), z.string()).optional().describe('Sentences by the field that they are about'),
    }),
  })
  .meta({ id: 'ActionError' })
