import { z } from 'zod'
import { routes } from '#app/addresses/routes.ts'
import parts from '../page/parts/parts.server.module.css'
import { Section, Slides } from '../page/parts/parts.server.tsx'
import styles from '../sections/banner.server.module.css'
import { Banner, BannerBody } from '../sections/banner.server.tsx'
import { defineComponent } from './component-type.server.ts'

/** A way to a product whose code is known. It works without script. */
function CodeSearch({ locale }: { locale: string }) {
  return (
    <div className="page">
      <form
        className={styles.search}
        action={routes.search.path({ locale })}
        role="search"
        aria-label="By product code"
      >
        <label htmlFor="code-search">Have a code?</label>
        <input id="code-search" name="query" placeholder="96340C6AF" autoComplete="off" maxLength={60} required />
        <button type="submit" className={`${parts.cta} ${parts.first}`}>
          Find product
        </button>
      </form>
    </div>
  )
}

/** Time of a banner: on the home page long enough to be read, on content pages as their other pictures. */
const HERO_INTERVAL_MS = { home: 8_000, content: 2_000 } as const

export const heroSlider = defineComponent({
  type: 'hero-slider',
  schema: z.object({
    title: z.string().default('Highlights'),
    place: z.enum(['home', 'content']).default('content'),
    slides: z.array(Banner).min(1),
  }),
  example: {
    place: 'home',
    slides: [{ banner_heading: 'Every fixture, exactly as specified.', ctas: [] }],
  },
  render({ title, place, slides }, context) {
    if (context.fromBim) return null
    return (
      <Section className={`${parts.flush} ${styles.hero} ${place === 'home' ? styles.home : ''}`}>
        <div>
          <Slides
            look="inside"
            label={title}
            intervalMs={HERO_INTERVAL_MS[place]}
            slides={slides.map((banner, index) => ({
              key: `${index}`,
              content: <BannerBody banner={banner} context={context} isWide />,
            }))}
          />
        </div>
        {place === 'home' && <CodeSearch locale={context.locale} />}
      </Section>
    )
  },
})
