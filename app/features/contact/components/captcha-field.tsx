import { Suspense, useEffect, useRef, useState } from 'react'
import { onDemand } from '#app/shell/on-demand.tsx'
import { whenSeen } from '#app/ui/browser/when-seen.ts'
import styles from './contact-form.module.css'

export type CaptchaKind = { readonly kind: 'altcha' } | { readonly kind: 'recaptcha'; readonly siteKey: string }

export interface CaptchaFieldProps {
  /** Called with the answer, and with an empty text when it expires. */
  readonly onAnswer: (value: string) => void
}

const AltchaField = onDemand(() => import('./altcha-field.tsx'))
const RecaptchaField = onDemand(() => import('./recaptcha-field.tsx'))

/**
 * Captcha of the form. Its code is loaded when it is in view, or with the first input: most visitors only look for an
 * address.
 */
export function CaptchaField({ captcha, onAnswer }: CaptchaFieldProps & { captcha: CaptchaKind }) {
  const place = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const form = place.current.closest('form')
    const want = () => setWanted(true)
    const stopWatching = whenSeen(place.current, want)
    form?.addEventListener('focusin', want)
    return () => {
      stopWatching()
      form?.removeEventListener('focusin', want)
    }
  }, [])
  const loading = <p className={styles.captchaState}>Loading the security check…</p>
  return (
    <div className={styles.captcha} ref={place}>
      <Suspense fallback={loading}>
        {!isWanted ? (
          loading
        ) : captcha.kind === 'altcha' ? (
          <AltchaField onAnswer={onAnswer} />
        ) : (
          <RecaptchaField siteKey={captcha.siteKey} onAnswer={onAnswer} />
        )}
      </Suspense>
    </div>
  )
}
