import { z } from 'zod'
import { alignment, Ctas, Image, Markdown, sectionFields } from '../page/parts/fields.server.ts'
import pair from '../page/parts/pair.server.module.css'
import { CtaRow, Prose, Title } from '../page/parts/parts.server.tsx'
import { ContentPicture } from '../page/parts/picture.server.tsx'
import { defineSection } from './section.server.ts'

export const imageAndText = defineSection({
  kind: 'image_and_text',
  schema: z.object({
    ...sectionFields,
    title: z.string().default(''),
    description: Markdown.optional(),
    image: Image.optional(),
    desktop_image_alignment: alignment('left', 'right', 'center', 'top'),
    mobile_image_alignment: alignment('top', 'bottom', 'center'),
    ctas: Ctas,
  }),
  example: {
    title: 'Made to be repaired',
    description: 'Every cartridge stays available for ten years after its mixer.',
    image: { url: 'Original/content/cartridge.webp', description: 'A cartridge beside its mixer' },
    desktop_image_alignment: 'Right',
    mobile_image_alignment: 'Top',
    ctas: [
      {
        button: { title: 'Spare parts', href: '/products/spare-parts-valves/' },
        button_background_color: { hex: '#ffffff' },
        button_text_color: { hex: '#1d1c1a' },
        button_border_color: { hex: '#1d1c1a' },
      },
    ],
  },
  render(section, context) {
    const { title, description, image, ctas } = section
    const level = title === '' ? 2 : context.nextLevel()
    return (
      <div
        className={pair.pair}
        data-image={section.desktop_image_alignment}
        data-phone-image={section.mobile_image_alignment}
      >
        <ContentPicture
          image={image}
          context={context}
          sizes="(width >= 1024px) 50vw, 100vw"
          isFirst={context.opens()}
          className={pair.picture}
        />
        <div className={pair.words}>
          {title !== '' && <Title level={level}>{title}</Title>}
          <Prose text={description} under={level} context={context} />
          <CtaRow ctas={ctas} context={context} className={pair.ctas} />
        </div>
      </div>
    )
  },
})
