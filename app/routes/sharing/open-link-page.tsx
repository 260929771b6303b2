import { routes } from '#app/addresses/routes.ts'
import { api } from '#app/addresses/api.ts'
import { LinkSheet } from '#app/features/links/components/link-sheet.tsx'
import type { LinkView } from '#app/features/links/links/link-view.ts'
import type { Locale } from '@specify/core/market.ts'
import { usePageData, type PageData } from '#app/shell/page-data.ts'
import { useLiveChanges } from '../projects/use-live-changes.ts'

interface OpenLinkPageProps {
  readonly locale: Locale
  readonly view: PageData<LinkView>
  readonly recipient: string
  readonly address: string | null
  readonly seen: string
  readonly token: string
}

export function OpenLinkPage({ locale, view: loaded, recipient, address, seen, token }: OpenLinkPageProps) {
  const view = usePageData(loaded)
  const { comments, approval } = view.rights
  useLiveChanges(comments || approval ? api.liveChanges.href({ locale, token }) : null, seen)
  const reports = [
    { label: 'Compliance and water report', href: routes.reports.compliance.href({ locale, token }) },
    { label: 'Access view', href: routes.reports.access.href({ locale, token }) },
  ]
  return <LinkSheet locale={locale} view={view} recipient={recipient} address={address} reports={reports} />
}
