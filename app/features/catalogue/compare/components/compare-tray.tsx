import { useEffect, useState } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { compareHref } from '../compare-address.ts'
import styles from './compare-tray.module.css'
import { MAX_COMPARED } from '../limits.ts'
import { keepTicked, lastTickChange, toggleTicked, useTicked } from '../ticked-products.ts'

const ANNOUNCED_AFTER_MS = 150

export default function CompareTray({ locale }: { locale: string }) {
  const ticked = useTicked(locale)
  const notice = useNotice()
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

/** Announces the last change; the region is there before its text. */
function useNotice(): string {
  const [notice, setNotice] = useState('')
  const change = lastTickChange()
  useEffect(() => {
    const timer = setTimeout(() => setNotice(change), ANNOUNCED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [change])
  return notice
}
