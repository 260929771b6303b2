import type { Locale } from '@specify/core/market.ts'
import { ProjectTrail } from '#app/ui/project/project-bar.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { KEPT_HOURS } from '../handover-order.ts'
import type { HandoverPage } from '../read-handover-page.server.ts'
import { OrderForm } from './order-form.tsx'
import { PackageItem } from './package-item.tsx'
import styles from './handover.module.css'

interface HandoverScreenProps {
  readonly locale: Locale
  readonly page: HandoverPage
  /** Breadcrumbs; the last one is the page itself. */
  readonly crumbs: Parameters<typeof Breadcrumbs>[0]['crumbs']
}

export function HandoverScreen({ locale, page, crumbs }: HandoverScreenProps) {
  const { packages, source, title } = page
  const problem = usePostedForm('cancel')?.problems.form
  return (
    <div className={`page work-page ${styles.page}`}>
      {'projectId' in source ? (
        <ProjectTrail {...{ locale, crumbs }} projectId={source.projectId} isOwn={false} place="outputs" />
      ) : (
        <Breadcrumbs crumbs={crumbs} />
      )}
      <div>
        <h1>Handover package</h1>
        <p className={styles.lead}>
          {title}: every document of every product in one zip, with a contents page and a signed list that can be proved
          later.
        </p>
      </div>
      <div className={styles.columns}>
        <OrderForm locale={locale} page={page} />
        <section aria-labelledby="packages">
          <h2 id="packages">Your packages</h2>
          {problem && <FormMessage kind="error">{problem}</FormMessage>}
          {packages.length === 0 ? (
            <p className={styles.hint}>
              None yet. A package is made in the background; you can leave this page and come back. It can be downloaded
              for {KEPT_HOURS} hours.
            </p>
          ) : (
            <ul className={styles.list}>
              {packages.map((each) => (
                <PackageItem key={each.packageId} locale={locale} first={each} source={source} />
              ))}
            </ul>
          )}
        </section>
      </div>
    </div>
  )
}
