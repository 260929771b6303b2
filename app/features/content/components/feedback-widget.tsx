import type { Locale } from '@specify/core/market.ts'
import { Suspense } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { routes } from '#app/addresses/routes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { onDemand } from '#app/shell/on-demand.tsx'
import { useStoredFlag } from '#app/ui/browser/use-stored-flag.ts'
import styles from './feedback-widget.module.css'

/** Local storage: whether the menu is open, across pages. */
const OPEN_KEY = 'feedback-open'

const FeedbackForm = onDemand(() => import('./feedback-form.tsx'))

/**
 * The floating feedback menu: a short message to the site's team, and a link to the contact page. Its button is in the
 * header's bar; on wide screens it is a tab in the margin of the page, where it covers nothing.
 */
export function FeedbackWidget({ locale }: { locale: Locale }) {
  const [open, setOpen] = useStoredFlag('localStorage', OPEN_KEY)
  return (
    <div>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'close' : 'message'} />
        <span className={styles.label}>{open ? 'Close feedback' : 'Feedback'}</span>
      </button>
      <noscript>
        {import.meta.env.SSR && (
          <PageLink className={styles.toggle} href={routes.feedback.path({ locale })} rel="nofollow">
            <Icon name="message" />
            <span className={styles.label}>Feedback</span>
          </PageLink>
        )}
      </noscript>
      {open && (
        <Suspense>
          <FeedbackForm locale={locale} onLeave={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
