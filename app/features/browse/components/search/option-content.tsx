import { assetSource } from '@specify/catalogue/files/asset-source.ts'
import { Picture } from '#app/ui/picture.tsx'
import styles from './search-box.module.css'
import type { SearchOption } from './search-options.ts'

export function OptionContent({ option }: { option: SearchOption }) {
  if (option.kind === 'text') {
    return (
      <>
        <span className={styles.text}>{option.text}</span>
        {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
      </>
    )
  }
  if (option.kind === 'coded') {
    const { image, name, sku } = option.product
    return (
      <>
        <Picture src={assetSource(image)?.src ?? null} alt="" width={48} height={48} />
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>
          <span className="code">{sku}</span>
          <span className={styles.status}>{option.status}</span>
        </span>
      </>
    )
  }
  const { product, variant } = option
  return (
    <>
      <Picture src={assetSource(variant?.images[0] ?? null)?.src ?? null} alt="" width={48} height={48} />
      <span className={styles.name}>
        {product.name.map((part, at) =>
          // oxlint-disable-next-line react/no-array-index-key -- parts of one name, in their order
          at % 2 === 1 ? <mark key={at}>{part}</mark> : part,
        )}
      </span>
      <span className={`code ${styles.detail}`}>{variant?.sku}</span>
    </>
  )
}
