import { loadModule } from '#app/shell/load-module.ts'
import { useMemo } from 'react'
import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { useNavigate } from 'react-router'
import { ProjectTrail, projectCrumbs } from '#app/ui/project/project-bar.tsx'
import { Button } from '#app/ui/button.tsx'
import { PDF_FAILED } from '#app/ui/loading/failed-answer.ts'
import { FileFailure } from '#app/ui/loading/file-failure.tsx'
import { saveBlob } from '#app/ui/loading/save-blob.ts'
import { useFileWork, type WorkProgress } from '#app/ui/loading/use-file-work.tsx'
import type { IssuedSummary } from '../summary/issued-summary.server.ts'
import { substitutionRows } from '../sheets/substitution-rows.ts'
import { toSummary } from '../summary/summary.ts'
import { SummaryDocument } from './summary-document.tsx'
import { SummaryExports } from './summary-exports.tsx'
import styles from './summary.module.css'
import { useExportFromAddress } from './use-export-from-address.ts'

interface RevisionDocumentProps {
  readonly locale: Locale
  readonly issued: IssuedSummary
}

/** A revision as it was issued, to read, print and export. */
export function RevisionDocument({ locale, issued }: RevisionDocumentProps) {
  const { revision, project, cover, products, priceBasis, marks } = issued
  const navigate = useNavigate()
  const { error, tryAgain, run, spinner } = useFileWork(null)
  const summary = useMemo(
    () => toSummary({ unitTypes: project.unitTypes, rooms: project.rooms }, project.products, products, marks),
    [project, products, marks],
  )
  const isLandscape = project.showLandscape
  const back = routes.projects.revisions.href({ locale, projectId: project.projectId })
  const qr = { path: '', size: 0 }
  const data = { cover, products, priceBasis, company: '', qr }
  const named = { ...project, projectName: `${project.projectName} ${revision.label}` }
  async function save({ signal, show }: WorkProgress): Promise<void> {
    show('Preparing the PDF')
    const { makeProjectPdf } = await loadModule(() => import('./save/save-project-pdf.ts'))
    const { projectId, projectName } = named
    const order = { locale, projectId, projectName, isLandscape, isByTag: false, email: '', revisionId: revision.id }
    const { file, name } = await makeProjectPdf(order, signal)
    saveBlob(file, name)
  }

  const pdf = () => void run(save, PDF_FAILED)
  useExportFromAddress({ pdf })
  const { projectId, projectName } = project
  const crumbs = projectCrumbs({ locale, projectId, projectName, isOwn: false }, revision.label, [
    { label: 'Revisions', href: back },
  ])
  return (
    <div className={`page ${styles.step}`}>
      <div data-screen-only>
        <ProjectTrail {...{ locale, projectId, crumbs }} isOwn={false} place="revisions" />
        {revision.openText && <p>{revision.openText}.</p>}
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
        actions={
          <>
            <Button onClick={pdf}>Save</Button>
            <Button onClick={() => print()}>Print</Button>
            <FileFailure error={error} onTryAgain={tryAgain} className={styles.error} />
            {spinner}
          </>
        }
      />
      <SummaryExports
        source={{ locale, project: named, data, summary, isLandscape, isShared: false }}
        events={{ onExport: () => undefined, onShare: () => undefined }}
        onBack={() => void navigate(back)}
        backText="Back to revisions"
      />
    </div>
  )
}
