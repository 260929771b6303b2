import { useEffect, useRef, type RefObject } from 'react'
import type { ComparisonColumn } from '../comparison.ts'
import styles from './comparison-table.module.css'

interface StuckNamesProps {
  readonly columns: readonly ComparisonColumn[]
  readonly scroller: RefObject<HTMLElement | null>
}

/**
 * The names of the products at the top of a narrow window, once those of the table have gone: what scrolls sideways
 * cannot hold them itself. They move with the columns.
 */
export function StuckNames({ columns, scroller }: StuckNamesProps) {
  const root = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const table = scroller.current
    const names = table?.querySelector('[data-names]')
    if (!table || !names) return
    const follow = () => strip.current?.scrollTo({ left: table.scrollLeft, behavior: 'instant' })
    table.addEventListener('scroll', follow, { passive: true })
    const reach = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry)
          root.current?.toggleAttribute('data-shown', !entry.isIntersecting && entry.boundingClientRect.top < reach)
      },
      { rootMargin: `-${reach}px 0px 0px` },
    )
    observer.observe(names)
    return () => {
      table.removeEventListener('scroll', follow)
      observer.disconnect()
    }
  }, [scroller])
  return (
    <div ref={root} className={styles.stuck} data-columns={columns.length} aria-hidden="true" data-screen-only>
      <div ref={strip}>
        <ul>
          {columns.map(({ sku, name }) => (
            <li key={sku}>
              {name}
              <span className={`code ${styles.code}`}>{sku}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
