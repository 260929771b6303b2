import type { ComponentProps, ReactNode } from 'react'
import prose from '#app/ui/prose.module.css'
import { PAUSE_BUTTON, Slider } from '#app/ui/sliders/slider.tsx'
import { isDownload, linkAddress } from '../addresses.ts'
import type { Cta } from './fields.server.ts'
import { proseHtml } from './prose.server.ts'
import styles from './parts.server.module.css'
import type { RenderContext } from '../render-context.ts'

interface SectionProps {
  readonly id?: string | undefined
  readonly className?: string
  readonly children: ReactNode
}

/** `c-section` is for the style sheets of pages. */
export function Section({ id, className = '', children }: SectionProps) {
  return (
    <section id={id} className={`c-section ${styles.section} ${className}`.trim()}>
      {children}
    </section>
  )
}

interface ProseProps {
  readonly text: unknown
  readonly under: 1 | 2 | 3
  readonly context: RenderContext
  readonly className?: string | undefined
}

export function Prose({ text, under, context, className = '' }: ProseProps) {
  const html = proseHtml(text, under, context)
  if (html === '') return null
  return <div className={`${prose.prose} ${className}`.trim()} dangerouslySetInnerHTML={{ __html: html }} />
}

interface TitleProps {
  readonly children: string
  readonly level: 1 | 2
  readonly className?: string | undefined
}

export function Title({ children, level, className = '' }: TitleProps) {
  const Heading = `h${level}` as const
  return <Heading className={`${level === 1 ? styles.title : styles.subtitle} ${className}`.trim()}>{children}</Heading>
}

/** The title of a page that shows none itself. */
export function OnlyTitle({ title }: { title: string }) {
  return (
    <div className={`page ${styles.onlyTitle}`}>
      <Title level={1}>{title}</Title>
    </div>
  )
}

interface CtaRowProps {
  readonly ctas: readonly Cta[]
  readonly context: RenderContext
  readonly className?: string | undefined
}

export function CtaRow({ ctas, context, className = '' }: CtaRowProps) {
  const links = ctas.flatMap((cta) => {
    const href = linkAddress(cta.button.href, context)
    return href === null ? [] : [{ cta, href }]
  })
  if (links.length === 0) return null
  return (
    <p className={`c-ctas ${styles.ctas} ${className}`.trim()}>
      {links.map(({ cta, href }, index) => (
        <a
          key={href + cta.button.title}
          className={[styles.cta, index === 0 && styles.first, colourClass(cta, context)].filter(Boolean).join(' ')}
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
  return `${name} ${styles.ownColours}`
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
