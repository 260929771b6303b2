import { useEffect, useState } from 'react'
import { whenIdle } from '#app/ui/browser/when-idle.ts'
import { Icon } from '#app/ui/icon.tsx'
import { currentSection } from '#app/features/catalogue/views/current-section.ts'
import styles from './section-nav.module.css'

export interface PageSection {
  readonly id: string
  readonly label: string
}

/** Section links of a long page that mark the current section; a select on small screens. */
export function SectionNav({ sections }: { sections: readonly PageSection[] }) {
  const current = useCurrentSection(sections)
  return (
    <nav className={styles.nav} aria-label="On this page">
      <ul className={styles.links}>
        {sections.map(({ id, label }, index) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={index === current ? 'location' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <label className={styles.choice}>
        <span className="visually-hidden">Go to section</span>
        <select
          value={sections[current]?.id}
          onChange={(event) => document.getElementById(event.target.value)?.scrollIntoView()}
        >
          {sections.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </label>
    </nav>
  )
}

function useCurrentSection(sections: readonly PageSection[]): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const tops = sections.map(({ id }) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity)
      const { scrollHeight } = document.documentElement
      setCurrent(
        currentSection({
          tops,
          windowWidth: innerWidth,
          windowHeight: innerHeight,
          left: scrollHeight - innerHeight - scrollY,
        }),
      )
    }
    const lookSoon = () => (frame ||= requestAnimationFrame(look))
    // The first frame would wait for all of the page to be laid out.
    const takeBack = whenIdle(look)
    addEventListener('scroll', lookSoon, { passive: true })
    addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      takeBack()
      removeEventListener('scroll', lookSoon)
      removeEventListener('resize', lookSoon)
    }
  }, [sections])
  return current
}
