import { useMemo, useState } from 'react'
import { signInHref } from '#app/features/accounts/sign-in/sign-in.ts'
import { EXAMPLE_FILE, UploadPanel } from '#app/features/imports/components/upload-panel.tsx'
import type { Locale } from '@specify/core/market.ts'
import { stepHref } from '#app/features/projects/details/builder-step.ts'
import { ChosenProject } from '#app/features/builder/components/add-to-project/chosen-project.tsx'
import { lastProject } from '#app/features/builder/components/add-to-project/last-project.ts'
import { placementCalls } from '#app/features/builder/components/add-to-project/placement-calls.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { useNavigate } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import styles from './listing-upload.module.css'

interface ListingUploadProps {
  readonly locale: Locale
  /** Account whose projects are filled. */
  readonly customerId: string
}

/** The upload of the second step of the builder, on a listing: it asks for the project. */
export default function ListingUpload({ locale, customerId }: ListingUploadProps) {
  const navigate = useNavigate()
  const calls = useMemo(() => placementCalls(locale), [locale])
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.bar}>
      <a href={EXAMPLE_FILE} download>
        See Example
      </a>
      <Button onClick={() => setOpen(true)}>
        <Icon name="plus" size={18} /> Upload spreadsheet
      </Button>
      <Dialog title="Add from a spreadsheet" open={isOpen} onClose={() => setOpen(false)}>
        {isOpen && (
          <div className={styles.dialog}>
            <ChosenProject locale={locale} calls={calls}>
              {(projectId) => (
                <UploadPanel
                  key={projectId}
                  target={{ locale, projectId, customerId }}
                  events={{
                    onAdded: () => lastProject.keep(locale, projectId),
                    onUndone: () => {},
                    onSignedOut: () =>
                      void navigate(signInHref(location.pathname, location.search), { preventScrollReset: true }),
                    onView: () => void navigate(stepHref(locale, 'edit', projectId, 3)),
                  }}
                />
              )}
            </ChosenProject>
          </div>
        )}
      </Dialog>
    </div>
  )
}
