import { useEffect, useRef } from 'react'
import 'altcha/external'
import ProofWorker from 'altcha/workers/pbkdf2?worker'
import { actionHref } from '#app/addresses/api.ts'
import type { CaptchaFieldProps } from './captcha-field.tsx'

/** The widget fetches its own challenge, and solves it in a worker. */
const SETTINGS = { hideFooter: true, hideLogo: true, humanInteractionSignature: false, name: 'proof' }

/** The site's own captcha, a proof of work: nothing has to be read. */
export default function AltchaField({ onAnswer }: CaptchaFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const heard = useRef(onAnswer)
  useEffect(() => {
    heard.current = onAnswer
  })
  useEffect(() => {
    window.$altcha.algorithms.set('PBKDF2/SHA-256', () => new ProofWorker())
    const widget = document.createElement('altcha-widget')
    widget.setAttribute('challenge', actionHref('contact/captchaChallenge'))
    widget.setAttribute('type', 'checkbox')
    widget.setAttribute('configuration', JSON.stringify(SETTINGS))
    widget.addEventListener('statechange', (event) => {
      const { payload } = (event as CustomEvent<{ payload?: string | null }>).detail
      heard.current(payload ?? '')
    })
    place.current?.append(widget)
    return () => widget.remove()
  }, [])
  return <div ref={place} />
}
