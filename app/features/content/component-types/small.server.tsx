import { z } from 'zod'
import { routes } from '#app/addresses/routes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { linkAddress, pageLink, type PageBelowMarket } from '../page/addresses.ts'
import prose from '#app/ui/prose.module.css'
import parts from '../page/parts/parts.server.module.css'
import { Section, Title } from '../page/parts/parts.server.tsx'
import { defineComponent } from './component-type.server.ts'
import styles from './scroll-to-top.server.module.css'

/** Metadata of a page for search engines; not rendered. `page-view` reads it. */
export const ProductSeo = z.object({
  metaTitle: z.string().optional(),
  metaDescription: z.string().optional(),
  metaKeywords: z.string().optional(),
})

export const productSeo = defineComponent({
  type: 'product-seo',
  schema: ProductSeo,
  example: { metaTitle: 'Warranty', metaDescription: 'What is warranted.', metaKeywords: 'warranty, claims' },
  render: () => null,
})

export const scrollToTop = defineComponent({
  type: 'scroll-to-top',
  schema: z.object({ title: z.string().default('Back to top') }),
  example: {},
  render: ({ title }) => (
    <p className={`page ${styles.top}`}>
      <a href="#top">
        <Icon name="up" />
        {title}
      </a>
    </p>
  ),
})

export const noResultFound = defineComponent({
  type: 'no-result-found',
  schema: z.object({ title: z.string().default('No Result Found'), description: z.string().default('') }),
  example: {},
  render({ title, description }, context) {
    return (
      <Section>
        <div className="page">
          <Title level={context.nextLevel()}>{title}</Title>
          {description !== '' && <p className={prose.prose}>{description}</p>}
        </div>
      </Section>
    )
  },
})

/** Screens of the site that have an address of their own: on another page they become a link. */
function screenLink(type: string, title: string, page: PageBelowMarket) {
  return defineComponent({
    type,
    schema: z.object({ title: z.string().default(title) }),
    example: { title },
    render(fields, context) {
      return (
        <Section>
          <div className="page">
            <p className={`c-ctas ${parts.ctas}`}>
              <a
                className={`${parts.cta} ${parts.first}`}
                href={linkAddress(pageLink(page), context) ?? undefined}
                data-cta="link"
              >
                {fields.title}
              </a>
            </p>
          </div>
        </Section>
      )
    },
  })
}

export const screenLinks = [
  screenLink('project-builder', 'Start a project', routes.projects.create),
  screenLink('dashboard-project-builder', 'My projects', routes.projects.list),
  screenLink('share-project-summary', 'Project summaries', routes.projects.list),
  screenLink('my-account', 'My account', routes.account.myAccount),
]
