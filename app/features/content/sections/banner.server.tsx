import { z } from 'zod'
import { routes } from '#app/addresses/routes.ts'
import { Ctas, Image, Markdown, sectionFields } from '../page/parts/fields.server.ts'
import { CtaRow, Prose, Title } from '../page/parts/parts.server.tsx'
import { ContentPicture } from '../page/parts/picture.server.tsx'
import type { RenderContext } from '../page/render-context.ts'
import styles from './banner.server.module.css'
import { pageLink } from '../page/addresses.ts'
import { defineSection } from './section.server.ts'

export const Banner = z.object({
  ...sectionFields,
  banner_heading: z.string().min(1),
  banner_description: Markdown.optional(),
  banner_desktop_image: Image.optional(),
  ctas: Ctas,
})

export const banner = defineSection({
  kind: 'banner',
  schema: Banner,
  example: {
    banner_heading: 'Bathrooms that last',
    banner_description: 'Chosen once, used **every day**.',
    banner_desktop_image: { url: 'Original/content/bathroom.webp', description: 'A bathroom in morning light' },
    additional_css: 'background-color: #efede8',
    ctas: [
      {
        button: { title: 'See products', href: pageLink(routes.products) },
        button_background_color: { hex: '#0f4f4a' },
      },
    ],
  },
  render: (section, context) => (context.fromBim ? null : <BannerBody banner={section} context={context} />),
})

interface BannerBodyProps {
  readonly banner: z.output<typeof Banner>
  readonly context: RenderContext
  /** The picture is as wide as the page, with the text on it. */
  readonly isWide?: boolean
}

/** Text beside a picture that reaches the edge. */
export function BannerBody({ banner: bannerFields, context, isWide = false }: BannerBodyProps) {
  const level = context.nextLevel()
  return (
    <div className={styles.banner}>
      <div className={styles.words}>
        <Title level={level} className={styles.title}>
          {bannerFields.banner_heading}
        </Title>
        <Prose text={bannerFields.banner_description} under={level} context={context} className={styles.text} />
        <CtaRow ctas={bannerFields.ctas} context={context} />
      </div>
      {bannerFields.banner_desktop_image && (
        <ContentPicture
          image={bannerFields.banner_desktop_image}
          context={context}
          sizes={isWide ? '100vw' : '(width >= 1024px) 60vw, 100vw'}
          isFirst={context.opens()}
          className={styles.picture}
        />
      )}
    </div>
  )
}
