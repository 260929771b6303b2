import { data } from 'react-router'
import { isUuid } from '@specify/core/ids/uuid.ts'
import { findMarket } from '@specify/core/market.ts'
import { api } from '#app/addresses/api.ts'
import { routes } from '#app/addresses/routes.ts'
import { Assignee } from '#app/features/console/components/assignee.tsx'
import { Notes } from '#app/features/console/components/notes.tsx'
import { readOutcome } from '#app/features/console/outcome.ts'
import { readQuoteWork } from '#app/features/console/work/read-item.server.ts'
import { ConsoleFrame } from '#app/features/console/components/console-frame.tsx'
import { consoleMenu } from '#app/features/console/console-page.server.ts'
import { readQuotePage } from '#app/features/quotes/calls/read-quote-pages.server.ts'
import { QuoteDesk } from '#app/features/quotes/components/desk/quote-desk.tsx'
import { hasRight } from '#app/features/staff/assert-right.ts'
import { orErrorPage } from '#app/shell/or-error-page.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import type { Route } from './+types/console-quote.ts'
import { personalContext } from '../account/account-page.server.ts'
import { takeQuoteDeskPosts } from './quote-desk-posts.server.ts'

export { ErrorBoundary } from '../not-found.tsx'
export const action = takeQuoteDeskPosts

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const market = findMarket(params.locale)
  const reader = personalContext(context)
  const { actor } = reader
  if (!market || !hasRight(actor, 'work') || !isUuid(params.quoteId)) throw data(null, 404)
  const { code: locale } = market
  const page = await orErrorPage(readQuotePage(reader, actor, params.quoteId))
  const work = await readQuoteWork(reader.db, params.quoteId, locale)
  const isMine = actor.kind === 'account' && actor.accountId === work.assigneeId
  return { menu: consoleMenu(actor, locale), outcome: readOutcome(url.searchParams), locale, page, work, isMine }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Quote ${loaderData.page.number}` : 'Console'
  return [{ title: `${title} | Specify console` }, { name: 'robots', content: 'noindex' }]
}

export default function ConsoleQuoteRoute({
  loaderData: { menu, outcome, locale, page, work, isMine },
}: Route.ComponentProps) {
  const quoteId = page.id
  const files = (
    <>
      <ButtonLink look="quiet" href={api.quotePdf.href({ locale, quoteId })}>
        Quote as PDF
      </ButtonLink>
      {/* One that can be answered has the sheet that is filled in. */}
      {!page.canAnswer &&
        (['xlsx', 'csv'] as const).map((format) => (
          <ButtonLink key={format} look="quiet" href={api.quoteLines.href({ locale, quoteId, format })} download>
            {format === 'xlsx' ? 'Excel' : 'CSV'}
          </ButtonLink>
        ))}
    </>
  )
  return (
    <ConsoleFrame menu={menu} current="quotes" title={page.project} actions={files} outcome={outcome} isWide>
      <p>
        <PageLink href={routes.console.list.path({ locale, list: 'quotes' })}>Back to quotes</PageLink>
      </p>
      <Assignee {...{ work, isMine }} action={routes.console.quote.href({ locale, quoteId, form: 'change' })} />
      <QuoteDesk locale={locale} page={page} />
      <Notes notes={work.notes} action={routes.console.quote.href({ locale, quoteId, form: 'note' })} />
    </ConsoleFrame>
  )
}
