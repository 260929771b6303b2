import { routes } from '#app/addresses/routes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Button } from '#app/ui/button.tsx'
import styles from './compare-screen.module.css'

/** Adds a product to a comparison by its code; a form of the browser's own, which needs no script. */
export function CodeForm({ locale, skus }: { locale: string; skus: readonly string[] }) {
  return (
    <form
      className={styles.form}
      action={routes.compare.path({ locale })}
      role="search"
      aria-label="Add a product by its code"
    >
      {skus.map((sku) => (
        <input key={sku} type="hidden" name="sku" value={sku} />
      ))}
      <label>
        <span className="visually-hidden">Product code</span>
        <Icon name="search" />
        <input name="sku" required maxLength={64} placeholder="Product code" autoComplete="off" spellCheck={false} />
      </label>
      <Button type="submit">Compare</Button>
    </form>
  )
}
