import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { swatchPath } from '@specify/catalogue/product/swatch.ts'
import type { ComparedFinish, ComparisonColumn } from '../comparison.ts'
import styles from './finish-menu.module.css'

interface FinishMenuProps {
  readonly column: ComparisonColumn
  /** Address of the same comparison with another finish in this column. */
  readonly hrefOf: (sku: string) => string
}

/** The finishes of a product as links, which work without script. */
export function FinishMenu({ column, hrefOf }: FinishMenuProps) {
  const { finishes, sku, name } = column
  const own = finishes.find((finish) => finish.sku === sku)
  if (!own) return null
  if (finishes.length === 1) return <Finish finish={own} />
  return (
    <details className={styles.menu} name="finish">
      <summary aria-label={`Finish of ${name}: ${own.label}`}>
        <Finish finish={own} />
        <Icon name="down" size={16} />
      </summary>
      <ul data-screen-only>
        {finishes.map((finish) => (
          <li key={finish.sku}>
            <PageLink
              href={hrefOf(finish.sku)}
              keepsScroll
              aria-current={finish.sku === sku ? 'true' : undefined}
              onClick={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}
            >
              <Finish finish={finish} />
              <span className={`code ${styles.code}`}>{finish.sku}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Finish({ finish: { colour, label } }: { finish: ComparedFinish }) {
  return (
    <span className={styles.finish}>
      {colour && <img src={swatchPath(colour)} alt="" width={18} height={18} loading="lazy" data-screen-only />}
      <span>{label}</span>
    </span>
  )
}
