import type { ComponentProps } from 'react'
import { PAUSE_BUTTON, Slider } from '#app/ui/slider.tsx'
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

type SlidesProps = Pick<ComponentProps<typeof Slider>, 'slides' | 'look' | 'className'> & {
  readonly label: string
  readonly intervalMs: number
}

/** Slides of a page. What scrolls must be reachable by keyboard: there may be nothing in it that is. */
export function Slides({ label, intervalMs, ...slider }: SlidesProps) {
  return (
    <Slider
      {...slider}
      data-interval={intervalMs}
      previousLabel="Previous slide"
      nextLabel="Next slide"
      buttons={PAUSE_BUTTON}
      role="region"
      aria-label={label}
      list={{ tabIndex: 0, 'aria-label': `${label}: slides` }}
    />
  )
}
