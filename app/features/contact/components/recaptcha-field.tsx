import { useEffect, useRef, useState } from 'react'
import type { CaptchaFieldProps } from './captcha-field.tsx'

interface Recaptcha {
  ready(then: () => void): void
  render(
    place: HTMLElement,
    options: { sitekey: string; callback: (value: string) => void; 'expired-callback': () => void },
  ): number
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit'

export default function RecaptchaField({ siteKey, onAnswer }: CaptchaFieldProps & { siteKey: string }) {
  const place = useRef<HTMLDivElement>(null)
  const heard = useRef(onAnswer)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    heard.current = onAnswer
  })
  useEffect(() => {
    const widget = document.createElement('div')
    place.current?.append(widget)
    const draw = () =>
      window.grecaptcha?.ready(() =>
        window.grecaptcha?.render(widget, {
          sitekey: siteKey,
          callback: (value) => heard.current(value),
          'expired-callback': () => heard.current(''),
        }),
      )
    if (window.grecaptcha) draw()
    else {
      const script = document.createElement('script')
      script.src = SCRIPT
      script.addEventListener('load', draw)
      script.addEventListener('error', () => setMissing(true))
      document.head.append(script)
    }
    return () => widget.remove()
  }, [siteKey])
  return (
    <>
      <div ref={place} />
      {isMissing && (
        <p role="alert">The captcha could not be loaded. Please allow google.com and load the page again.</p>
      )}
    </>
  )
}
