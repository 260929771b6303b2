import { z } from 'zod'
import { renderSections, Sections } from '../sections/sections.server.tsx'
import { defineComponent } from './component-type.server.ts'
import styles from './our-story.server.module.css'

const configuration = z.object({ sections: Sections })

const example = {
  sections: [{ kind: 'heading_and_description', title: 'About us', description: 'Four lines.' }],
}

export const contentRenderer = defineComponent({
  type: 'content-renderer',
  schema: configuration,
  example,
  render: ({ sections }, context) => renderSections(sections, context),
})

export const sectorContent = defineComponent({
  type: 'sector-content',
  schema: configuration,
  example,
  render: ({ sections }, context) => renderSections(sections, context),
})

export const experienceCentreLocation = defineComponent({
  type: 'experience-centre-location',
  schema: configuration,
  example,
  render: ({ sections }, context) => renderSections(sections, context),
})

export const experienceCentreGeneral = defineComponent({
  type: 'experience-centre-general',
  schema: configuration,
  example,
  render: ({ sections }, context) => renderSections(sections, context),
})

/** Banner, pictures with text, a heading and a timeline, behind a curtain that opens after two seconds. */
export const ourStory = defineComponent({
  type: 'our-story',
  schema: configuration,
  example,
  render: ({ sections }, context) => (
    <>
      <div className={styles.overlay} role="status">
        <span className={styles.spinner} aria-hidden="true" />
        Loading
      </div>
      {renderSections(sections, context)}
    </>
  ),
})
