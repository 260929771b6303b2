import { absoluteHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { AppError } from '@specify/core/app-error.ts'
import { isUuid } from '@specify/core/ids/uuid.ts'
import { isStopped, setStopped, subscriptionOf, type MailTopic } from '#app/platform/mail/mail-stops.server.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import type { TokenSigner } from '#app/platform/secrets/signed-token.server.ts'

const SCOPE = 'mails:remarks'
const LIFETIME_S = 365 * 86_400

/** The address at which the owner of a project stops the mails about comments, without signing in. */
export function mailChoiceHref(
  { publicUrl, locale, tokens }: { readonly publicUrl: string; readonly locale: string; readonly tokens: TokenSigner },
  accountId: string,
  now: Date,
): string {
  const token = tokens.sign({ sub: accountId, scope: SCOPE }, now, LIFETIME_S)
  return absoluteHref(publicUrl, routes.account.mails.href({ locale, token }))
}

type ChoiceContext = Pick<RequestContext, 'db' | 'now' | 'tokens'>

/** The subject of a token in a mail, and whether its recipient gets such mails. */
export interface MailChoice {
  readonly topic: MailTopic | 'comments'
  readonly wantsMails: boolean
}

/** @throws AppError `link_expired` */
export async function readMailChoice({ db, tokens, now }: ChoiceContext, token: string): Promise<MailChoice> {
  const other = subscriptionOf(tokens, token, now)
  if (other) return { topic: other.topic, wantsMails: !(await isStopped(db, other)) }
  const row = await db
    .selectFrom('account')
    .select('remark_mails')
    .where('account_id', '=', accountOf(tokens, token, now))
    .executeTakeFirst()
  return { topic: 'comments', wantsMails: row?.remark_mails ?? false }
}

/** @throws AppError `link_expired` */
export async function setMailChoice(
  { db, tokens, now }: ChoiceContext,
  token: string,
  wantsMails: boolean,
): Promise<void> {
  const other = subscriptionOf(tokens, token, now)
  if (other) return setStopped(db, other, !wantsMails, now)
  await db
    .updateTable('account')
    .set({ remark_mails: wantsMails })
    .where('account_id', '=', accountOf(tokens, token, now))
    .execute()
}

function accountOf(tokens: TokenSigner, token: string, now: Date): string {
  const claims = tokens.verify(token, now)
  const account = claims?.['scope'] === SCOPE ? claims['sub'] : null
  if (typeof account !== 'string' || !isUuid(account))
    throw new AppError('link_expired', 'This link has expired. A later email has a newer one.')
  return account
}
