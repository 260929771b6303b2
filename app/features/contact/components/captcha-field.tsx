import { Suspense } from 'react'
import { onDemand } from '#app/ui/on-demand.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import styles from './contact-form.module.css'

/** Which captcha the site uses. */
export type CaptchaKind = { readonly kind: 'altcha' } | { readonly kind: 'recaptcha'; readonly siteKey: string }

export interface CaptchaFieldProps {
  /** Hears of the answer, and of its end: an empty text. */
  readonly onAnswer: (value: string) => void
}

const AltchaField = onDemand(() => import('./altcha-field.tsx'))
const RecaptchaField = onDemand(() => import('./recaptcha-field.tsx'))

/** Proves that a person sends the form. Its code is loaded with the form, and nothing of it before. */
export function CaptchaField({ captcha, onAnswer }: CaptchaFieldProps & { captcha: CaptchaKind }) {
  const isReady = useHydrated()
  const loading = <p className={styles.captchaState}>Loading the check that you are a person …</p>
  return (
    <div className={styles.captcha}>
      <Suspense fallback={loading}>
        {!isReady ? (
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
