import { countOf, countText } from '@specify/core/text/count-text.ts'
import { dateTimeIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { ScheduleSource } from '#app/addresses/routes.ts'
import { handoverHref } from '#app/features/reports/handover-hrefs.ts'
import { sizeText } from '../package/package-files.ts'
import type { PackageAnswer } from '../package/package-shape.server.ts'
import styles from './handover.module.css'
import { usePackageProgress } from './use-package-progress.ts'

interface PackageItemProps {
  readonly locale: Locale
  /** State when the page was rendered. */
  readonly first: PackageAnswer
  readonly source: ScheduleSource
}

export function PackageItem({ locale, first, source }: PackageItemProps) {
  const shown = usePackageProgress(locale, first, 'token' in source ? source.token : undefined)
  const { state, about, zip, zipBytes, missing, missingCount } = shown
  const isRunning = state === 'waiting' || state === 'making'
  return (
    <li className={styles.item}>
      <p className={styles.about}>{about}</p>
      <p className={styles.facts}>
        Ordered {dateTimeIn({ code: locale }, new Date(shown.orderedAt))}
        {state === 'ready' && shown.expiresAt !== null && (
          <>
            {' · '}until {dateTimeIn({ code: locale }, new Date(shown.expiresAt))}
          </>
        )}
      </p>
      {isRunning && <RunningPackage shown={shown} />}
      {!isRunning && <p role="status">{endText(shown)}</p>}
      {missingCount > 0 && (
        <details className={styles.missing} open={state === 'ready' && missingCount <= 5}>
          <summary>{countText(missingCount)} missing</summary>
          <ul>
            {missing.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          {missingCount > missing.length && <p>All of them are in manifest.csv.</p>}
        </details>
      )}
      <div className={styles.ways}>
        {zip !== null && (
          <ButtonLink look="primary" href={zip} download>
            Download{zipBytes === null ? '' : ` (${sizeText(zipBytes)})`}
          </ButtonLink>
        )}
        {isRunning && (
          <>
            <noscript>
              <ButtonLink look="quiet" href={handoverHref(locale, source)}>
                Look again
              </ButtonLink>
            </noscript>
            <form method="post" action={handoverHref(locale, source, { form: 'cancel' })}>
              {'projectId' in source && <input type="hidden" name="projectId" value={source.projectId} />}
              <input type="hidden" name="packageId" value={shown.packageId} />
              <Button type="submit" look="plain">
                Cancel
              </Button>
            </form>
          </>
        )}
      </div>
    </li>
  )
}

function RunningPackage({ shown: { state, files, bytes } }: { readonly shown: PackageAnswer }) {
  return (
    <>
      <progress
        className={styles.bar}
        value={files.done}
        max={Math.max(1, files.of)}
        aria-label="Files in the package"
      />
      <p className={styles.facts}>
        {state === 'waiting'
          ? 'Waiting for its turn'
          : `${countText(files.done)} of ${countOf(files.of, 'file')} · ${sizeText(bytes.done)}${bytes.of > 0 ? ` of about ${sizeText(Math.max(bytes.of, bytes.done))}` : ''}`}
      </p>
    </>
  )
}

function endText({ state, failure, files, missingCount }: PackageAnswer): string {
  switch (state) {
    case 'ready':
      return missingCount === 0 ? `Ready: ${countOf(files.of, 'file')}, none missing` : 'Ready, with what is there'
    case 'failed':
      return failure ?? 'It could not be made. Order it again.'
    case 'cancelled':
      return 'Cancelled'
    default:
      return 'No longer kept. Order it again.'
  }
}
