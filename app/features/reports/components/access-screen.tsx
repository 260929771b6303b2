import { api } from '#app/addresses/api.ts'
import { routes } from '#app/addresses/routes.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { AccessPage } from '../access/access-page.ts'
import { WHAT_ACCESS_IS_NOT } from '../access/access-tables.ts'
import { FileLinks } from './file-links.tsx'
import { ReportFrame } from './report-frame.tsx'
import { ReportPages } from './report-pages.tsx'
import { ReportTableView } from './report-table.tsx'
import styles from './report.module.css'

export function AccessScreen({ page }: { readonly page: AccessPage }) {
  const { locale, source, rooms, unmarked, sources, dataOn } = page
  return (
    <ReportFrame
      page={page}
      name="Access view"
      notice={WHAT_ACCESS_IS_NOT}
      about={`Checked on ${dataOn}.`}
      formats={
        <FileLinks
          files={[{ label: 'PDF', href: api.accessView.href({ locale, ...source, format: 'pdf' }), look: 'quiet' }]}
        >
          <ButtonLink look="quiet" href={routes.reports.compliance.href({ locale, ...source })}>
            Compliance and water report
          </ButtonLink>
        </FileLinks>
      }
    >
      {rooms.length === 0 && (
        <p className={styles.empty}>
          No room is marked for access. Mark one on the third step of the project: choose Access in the menu of the
          room.
        </p>
      )}
      {rooms.map((table) => (
        <ReportTableView key={table.key} table={table} />
      ))}
      <ReportPages
        page={page.page}
        pages={page.pages}
        href={(to) => routes.reports.access.href({ locale, ...source, page: to })}
      />
      <ReportTableView table={unmarked} />
      {sources.length > 0 && (
        <section className={styles.part} aria-labelledby="sources-title">
          <h2 id="sources-title">Sources of the set-outs</h2>
          <ul className={styles.sources}>
            {sources.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </ReportFrame>
  )
}
