import { useEffect, useState, type CSSProperties } from 'react'
import { Picture } from '#app/ui/picture.tsx'
import { originalUrl } from '@specify/catalogue/files/asset-source.ts'
import type { ComparisonColumn } from '../comparison.ts'
import styles from './compared-drawings.module.css'
import { statedSize, type DrawingSize } from './drawing-size.ts'

/** A longer file is no line drawing. */
const MAX_LENGTH = 2_000_000

/** The first drawing of each product. Those that state their true size are drawn at one scale. */
export function ComparedDrawings({ columns }: { columns: readonly ComparisonColumn[] }) {
  const drawn = columns.filter(({ lineDiagrams }) => lineDiagrams.length > 0)
  const sizes = useDrawingSizes(drawn.flatMap(({ lineDiagrams }) => lineDiagrams.slice(0, 1)))
  if (drawn.length === 0) return null
  const statedSizes = drawn.flatMap(({ lineDiagrams: [address = ''] }) => sizes.get(address) ?? [])
  const isScaled = statedSizes.length > 1
  const widest = Math.max(...statedSizes.map(({ widthMm }) => widthMm))
  const highest = Math.max(...statedSizes.map(({ heightMm }) => heightMm))
  const style = { ...PRINTED_ROW, '--widest': widest, '--highest': highest } as CSSProperties
  return (
    <section className={styles.drawings} aria-labelledby="drawings-heading">
      <h2 id="drawings-heading">Dimension drawings</h2>
      <p className={styles.note}>{scaleNote(drawn.length, statedSizes.length)}</p>
      <div className={styles.row} style={isScaled ? style : undefined}>
        {drawn.map(({ sku, name, lineDiagrams: [address = ''] }) => {
          const size = isScaled ? sizes.get(address) : null
          return (
            <figure key={sku}>
              <div className={styles.paper} data-scaled={isScaled || undefined}>
                <Picture
                  className={size ? styles.scaled : styles.fitted}
                  {...(size && {
                    style: {
                      '--width': size.widthMm,
                      '--height': size.heightMm,
                      width: `${(Math.min(PRINTED_WIDTH_MM / widest, PRINTED_HEIGHT_MM / highest) * size.widthMm).toFixed(2)}mm`,
                    } as CSSProperties,
                  })}
                  src={originalUrl(address)}
                  alt={`Measurements of ${name}`}
                  width={900}
                  height={600}
                  loading="lazy"
                  slowAfterMs={SLOW_MS}
                />
              </div>
              <figcaption>
                {name} <span className="code">{sku}</span>
                {isScaled && !size && (
                  <span className={styles.unscaled}>Not at this scale: its size is not stated</span>
                )}
              </figcaption>
            </figure>
          )
        })}
      </div>
    </section>
  )
}

/** A PDF has styles of its own: this is how the drawings stand there, at one scale as well. */
const PRINTED_ROW: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: '6mm' }
const PRINTED_WIDTH_MM = 82
const PRINTED_HEIGHT_MM = 100

/** A drawing may be made on first use. */
const SLOW_MS = 4_000

function scaleNote(drawings: number, known: number): string {
  if (drawings === 1) return 'All dimensions in millimetres.'
  if (known < 2) return 'Not to the same scale: each drawing fills its frame.'
  return known === drawings ? 'Shown to the same scale.' : 'Shown to the same scale where sizes are known.'
}

/** True sizes by the addresses of the drawings, once they are read; of those that state none, nothing. */
function useDrawingSizes(addresses: readonly string[]): ReadonlyMap<string, DrawingSize> {
  const [sizes, setSizes] = useState<ReadonlyMap<string, DrawingSize>>(new Map())
  const key = addresses.join('\n')
  useEffect(() => {
    const request = new AbortController()
    void Promise.all(
      key.split('\n').map(async (address) => [address, await readSize(address, request.signal)] as const),
    ).then((read) => {
      if (request.signal.aborted) return
      setSizes(new Map(read.flatMap(([address, size]) => (size ? [[address, size] as const] : []))))
    })
    return () => request.abort()
  }, [key])
  return sizes
}

async function readSize(address: string, signal: AbortSignal): Promise<DrawingSize | null> {
  try {
    const response = await fetch(originalUrl(address), { signal })
    if (!response.ok || !response.headers.get('content-type')?.startsWith('image/svg')) return null
    const text = await response.text()
    return text.length > MAX_LENGTH ? null : statedSize(text)
  } catch {
    return null // the picture itself says where it cannot be loaded
  }
}
