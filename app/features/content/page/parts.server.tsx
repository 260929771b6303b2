import { Icon } from '#app/ui/icon.tsx'
import { isDownload, linkAddress } from './addresses.ts'
import type { Cta } from './fields.server.ts'
import { proseHtml } from './prose.server.ts'
import type { RenderContext } from './render-context.ts'

export function Prose({ text, under, context }: { text: unknown; under: 1 | 2 | 3; context: RenderContext }) {
  const html = proseHtml(text, under, context)
  return html === '' ? null : <div className="c-prose" dangerouslySetInnerHTML={{ __html: html }} />
}

export function Title({ children, level, className }: { children: string; level: 1 | 2; className?: string }) {
  const Heading = `h${level}` as const
  return <Heading className={className ?? (level === 1 ? 'c-title' : 'c-subtitle')}>{children}</Heading>
}

export function CtaRow({ ctas, context }: { ctas: readonly Cta[]; context: RenderContext }) {
  const links = ctas.flatMap((cta) => {
    const href = linkAddress(cta.button.href, context)
    return href === null ? [] : [{ cta, href }]
  })
  if (links.length === 0) return null
  return (
    <p className="c-ctas">
      {links.map(({ cta, href }, index) => (
        <a
          key={href + cta.button.title}
          className={['c-cta', index === 0 ? 'c-cta-first' : '', colourClass(cta, context)].filter(Boolean).join(' ')}
          href={href}
          data-cta={isDownload(href) ? 'download' : 'link'}
        >
          {cta.button.title}
        </a>
      ))}
    </p>
  )
}

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i

function colourClass(cta: Cta, context: RenderContext): string {
  const declarations = [
    ['background-color', cta.button_background_color?.hex],
    ['color', cta.button_text_color?.hex],
    ['border-color', cta.button_border_color?.hex],
  ].flatMap(([property, hex]) => (hex && HEX.test(hex) ? [`${property}:${hex}`] : []))
  if (declarations.length === 0) return ''
  const name = context.nextClass()
  context.addStyle(`.c-ctas .${name}{${declarations.join(';')}}`)
  return name
}

interface SliderProps {
  readonly label: string
  readonly interval: number
  readonly slides: readonly { readonly key: string; readonly content: React.ReactNode }[]
  readonly className?: string
}

/** Slides side by side that scroll without script; with it they advance by themselves, and can be paused. */
export function Slides({ label, interval, slides, className = '' }: SliderProps) {
  return (
    <div className={`c-slider ${className}`} role="region" aria-label={label} data-slider="" data-interval={interval}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul className="c-slides" data-slides="" tabIndex={0} aria-label={`${label}: slides`}>
        {slides.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      <div className="c-turns" data-turns="" hidden>
        <button type="button" className="c-turn c-arrow" data-turn="-1" aria-label="Previous slide">
          <Icon name="left" />
        </button>
        <button type="button" className="c-turn" data-pause="" aria-label="Pause slides">
          <span className="c-pause" aria-hidden="true" />
        </button>
        <button type="button" className="c-turn c-arrow" data-turn="1" aria-label="Next slide">
          <Icon name="right" />
        </button>
      </div>
    </div>
  )
}
