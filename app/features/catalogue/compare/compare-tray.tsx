import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { compareHref } from './compare-address.ts'
import styles from './compare-tray.module.css'
import { MAX_COMPARED } from './comparison.ts'
import { keepTicked, toggleTicked, useTicked } from './ticked-products.ts'

/** What is ticked for comparison, at the foot of every page. */
export default function CompareTray({ locale }: { locale: string }) {
  const ticked = useTicked(locale)
  const notice = useNotice(ticked.map(({ name }) => name))
  return (
    <>
      <p className="visually-hidden" role="status">
        {notice}
      </p>
      {ticked.length > 0 && (
        <section className={styles.tray} aria-label="Comparison" data-compare-tray data-screen-only>
          <div className={`page ${styles.row}`}>
            <ul className={styles.products}>
              {ticked.map((product) => (
                <li key={product.sku}>
                  <Picture className={styles.picture} src={product.image} alt="" width={44} height={44} />
                  <span className={styles.name}>
                    {product.name}
                    <span className="code">{product.sku}</span>
                  </span>
                  <button
                    type="button"
                    aria-label={`Remove ${product.name} from the comparison`}
                    onClick={() => toggleTicked(locale, product)}
                  >
                    <Icon name="close" size={16} />
                  </button>
                </li>
              ))}
            </ul>
            <button type="button" className={styles.clear} onClick={() => keepTicked(locale, [])}>
              Clear
            </button>
            <ButtonLink
              look="primary"
              className={styles.go}
              href={compareHref(
                locale,
                ticked.map(({ sku }) => sku),
              )}
            >
              {`Compare ${ticked.length}`}
              <span className="visually-hidden">{` of up to ${MAX_COMPARED} products`}</span>
            </ButtonLink>
          </div>
        </section>
      )}
    </>
  )
}

/** Says what was added or removed since the tray was first shown. */
function useNotice(names: readonly string[]): string {
  const before = useRef<readonly string[] | null>(null)
  const [notice, setNotice] = useState('')
  const joined = names.join('\n')
  useEffect(() => {
    const now = joined === '' ? [] : joined.split('\n')
    const known = before.current
    before.current = now
    if (known === null || known.join('\n') === joined) return
    const count = `${now.length} of ${MAX_COMPARED}`
    const added = now.find((name) => !known.includes(name))
    const removed = known.find((name) => !now.includes(name))
    if (now.length > known.length) setNotice(`${added ?? 'Product'} added to the comparison, ${count}.`)
    else setNotice(now.length === 0 ? 'Comparison cleared.' : `${removed ?? 'Product'} removed, ${count}.`)
  }, [joined])
  return notice
}
