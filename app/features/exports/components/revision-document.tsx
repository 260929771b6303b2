import { useMemo } from 'react'
import type { Locale } from '#app/features/markets/model.ts'
import { revisionsHref } from '#app/features/projects/revisions/revision-hrefs.ts'
import { useGo } from '#app/shell/go.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import type { IssuedSummary } from '../issued-summary.server.ts'
import { substitutionRows } from '../substitution-rows.ts'
import { toSummary } from '../summary.ts'
import { SummaryDocument } from './summary-document.tsx'
import { SummaryExports } from './summary-exports.tsx'
import styles from './summary.module.css'

interface RevisionDocumentProps {
  readonly locale: Locale
  readonly issued: IssuedSummary
}

/** A revision as it was issued, to read, print and export. */
export function RevisionDocument({ locale, issued }: RevisionDocumentProps) {
  const { revision, project, cover, products, priceBasis } = issued
  const go = useGo()
  const summary = useMemo(
    () => toSummary({ unitTypes: project.unitTypes, rooms: project.rooms }, project.products, products),
    [project, products],
  )
  const isLandscape = project.showLandscape
  const back = revisionsHref(locale, project.projectId)
  const qr = { path: '', size: 0 }
  const data = { cover, products, priceBasis, company: '', qr }
  const named = { ...project, projectName: `${project.projectName} ${revision.label}` }
  return (
    <div className={`page ${styles.step}`}>
      <div data-screen-only>
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: `/${locale}/` },
            { label: 'Projects', href: `/${locale}/project-builder/` },
            { label: `Revisions of ${project.projectName}`, href: back },
            { label: revision.label, href: null },
          ]}
        />
      </div>
      <SummaryDocument
        locale={locale}
        cover={cover}
        summary={summary}
        showPrices={project.showPricesOnPdf}
        isLandscape={isLandscape}
        isShared={false}
        priceBasis={priceBasis}
        editing={null}
        substitutions={substitutionRows(project.substitutions, locale)}
        actions={<Button onClick={() => print()}>Print</Button>}
      />
      <SummaryExports
        source={{ locale, project: named, data, summary, isLandscape, isShared: false }}
        events={{ onExport: () => undefined, onShare: () => undefined }}
        onBack={() => go(back)}
        backText="Back to revisions"
      />
    </div>
  )
}
