import type { ReactNode } from 'react'
import { z } from 'zod'
import { inputIssueText } from '@specify/engine/input-issue'
import { sanitiseStyle } from '#app/platform/pdf/sanitise/sanitise-style.ts'
import parts from '../page/parts/parts.server.module.css'
import { Section } from '../page/parts/parts.server.tsx'
import type { RenderContext } from '../page/render-context.ts'
import { SECTION_KINDS } from './section-kinds.server.ts'
import type { SectionKind } from './section.server.ts'

interface GivenSection {
  /** Null for an unknown kind. */
  readonly kind: SectionKind | null
  readonly name: string
  readonly given: { readonly id?: string | undefined; readonly additional_css?: string | undefined }
}

/** The sections of a component, each parsed by the schema of its kind. One of an unknown kind is passed on unparsed. */
export const Sections = z
  .array(z.looseObject({ kind: z.string() }))
  .default([])
  .transform((sections, context): GivenSection[] =>
    sections.flatMap((section, index): GivenSection[] => {
      const kind = SECTION_KINDS.get(section.kind) ?? null
      if (!kind) return [{ kind, name: section.kind, given: {} }]
      const parsed = kind.schema.safeParse(section, { error: inputIssueText })
      if (parsed.success) return [{ kind, name: section.kind, given: parsed.data as GivenSection['given'] }]
      for (const { path, message } of parsed.error.issues) {
        context.issues.push({ code: 'custom', input: section, path: [index, ...path], message })
      }
      return []
    }),
  )

export function renderSections(sections: readonly GivenSection[], context: RenderContext): ReactNode {
  if (sections.length === 0) return <NoSections />
  const keyed = sections.map((section, index) => ({ section, key: `${index}` }))
  return keyed.map(({ section, key }) => <SectionFrame key={key} section={section} context={context} />)
}

export function NoSections() {
  return <p className={`${parts.none} page`}>No sections to display</p>
}

function SectionFrame({ section: { kind, name, given }, context }: { section: GivenSection; context: RenderContext }) {
  if (!kind) {
    context.remark(`section left out, its kind is unknown: ${name.slice(0, 100)}`)
    return null
  }
  const body = kind.render(given, context)
  if (body === null) return null
  return (
    <Section id={given.id} className={`c-kind-${name} ${ownStyle(given.additional_css, context)}`}>
      <div className="page">{body}</div>
    </Section>
  )
}

/** A class with a section's own declarations: only safe ones, scoped to this section. */
function ownStyle(css: string | undefined, context: RenderContext): string {
  const declarations = css === undefined ? '' : sanitiseStyle(css)
  if (css !== undefined && declarations === '') context.remark('additional_css left out: nothing in it is allowed')
  if (declarations === '') return ''
  const name = context.nextClass()
  context.addStyle(`.c-section.${name}{${declarations}}`)
  return /(?:^|;)(?:background|color)/.test(declarations) ? `${name} ${parts.ownColours}` : name
}
