import { useEffect, useState, type ReactNode } from 'react'
import type { PartView } from '#app/features/catalogue/part-view.ts'
import type { ProductScreenData } from '#app/features/catalogue/product-screen-data.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import styles from '../dialogs/project-dialog.module.css'

const MAX_SHOWN = 12

export type RenderParts = (parts: readonly PartView[]) => ReactNode

interface AlternativesDialogProps {
  readonly locale: string
  readonly name: string
  readonly skus: readonly string[]
  readonly renderParts: RenderParts
  readonly onClose: () => void
}

/** Replacements of a discontinued product: picture, name, finish and price. */
export function AlternativesDialog({ locale, name, skus, renderParts, onClose }: AlternativesDialogProps) {
  const found = useAlternatives(locale, skus)
  return (
    <Dialog title={`Alternatives to ${name}`} open onClose={onClose}>
      {found === null ? (
        <Spinner label="Loading alternatives" />
      ) : (
        <>
          {found.parts.length > 0 && renderParts(found.parts)}
          {found.parts.length === 0 && found.unread.length === 0 && <p>There are no alternatives at the moment.</p>}
          {found.unread.length > 0 && (
            <ul className={styles.list}>
              {found.unread.map((sku) => (
                <li key={sku}>
                  <a className="code" href={`/${locale}/search/?${new URLSearchParams({ query: sku })}`}>
                    {sku}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Dialog>
  )
}

interface Alternatives {
  readonly parts: readonly PartView[]
  readonly unread: readonly string[]
}

function useAlternatives(locale: string, skus: readonly string[]): Alternatives | null {
  const [found, setFound] = useState<Alternatives | null>(null)
  const key = JSON.stringify([...new Set(skus)].slice(0, MAX_SHOWN))
  useEffect(() => {
    const stop = new AbortController()
    const codes = JSON.parse(key) as readonly string[]
    void Promise.all(codes.map((sku) => readPart(locale, sku, stop.signal))).then((answers) => {
      if (stop.signal.aborted) return
      setFound({
        parts: answers.filter((answer) => typeof answer === 'object'),
        unread: codes.filter((_sku, index) => answers[index] === 'unread'),
      })
    })
    return () => stop.abort()
  }, [locale, key])
  return found
}

/** `gone` for an unknown or discontinued product. */
async function readPart(locale: string, sku: string, signal: AbortSignal): Promise<PartView | 'gone' | 'unread'> {
  try {
    const response = await fetch(`/${locale}/api/product/?${new URLSearchParams({ code: sku })}`, { signal })
    if (response.status === 404) return 'gone'
    if (!response.ok) return 'unread'
    const { product, selectedSku } = (await response.json()) as ProductScreenData
    const variant = product.variants.find((each) => each.sku === selectedSku)
    if (!variant || product.isDiscontinued) return 'gone'
    const { colour, images, price, path } = variant
    return { sku: variant.sku, name: product.name, colour, image: images[0] ?? null, price, path }
  } catch {
    return 'unread'
  }
}
