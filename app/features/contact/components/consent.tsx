import { useState } from 'react'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { Problem } from '#app/ui/fields/field.tsx'
import prose from '#app/ui/prose.module.css'
import { CONSENT_MISSING } from '../sentences.ts'
import styles from './contact-form.module.css'

export interface LegalNotice {
  readonly title: string
  readonly html: string
}

interface ConsentProps {
  /** Initial value. */
  readonly isGiven: boolean
  readonly isMissing: boolean
  readonly legal: LegalNotice
}

/** The consent that an enquiry needs, with the notice that it is about. */
export function Consent({ isGiven, isMissing, legal }: ConsentProps) {
  const [isOpen, setOpen] = useState(false)
  const words = <div className={prose.prose} dangerouslySetInnerHTML={{ __html: legal.html }} />
  const label = 'Read the privacy collection notice'
  return (
    <div>
      <CheckboxField
        name="consent"
        value="yes"
        defaultChecked={isGiven}
        aria-invalid={isMissing || undefined}
        aria-describedby="contact-consent"
        label="I agree that what I send is kept and used to answer me"
      />
      <button type="button" className={styles.legal} onClick={() => setOpen(true)}>
        {label}
      </button>
      <noscript>
        <details className={styles.notice}>
          <summary>{label}</summary>
          {words}
        </details>
      </noscript>
      <div id="contact-consent">{isMissing && <Problem id="contact-consent-problem" text={CONSENT_MISSING} />}</div>
      <Dialog title={legal.title} open={isOpen} onClose={() => setOpen(false)}>
        {words}
      </Dialog>
    </div>
  )
}
