import { Suspense, useRef, useState } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { routes } from '#app/addresses/routes.ts'
import { onDemand } from '#app/shell/on-demand.tsx'
import { Heading } from '#app/ui/heading.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NEW_TAB_NOTE_ID } from '#app/ui/new-tab-note.tsx'
import { assetSource } from '@specify/catalogue/files/asset-source.ts'
import type { DrawingDimensions } from '@specify/catalogue/facts/drawing-dimensions.ts'
import type { TechnicalField } from '@specify/catalogue/facts/field-display.ts'
import type { VariantView } from '#app/features/catalogue/views/product-view.ts'
import { variantLabels } from '#app/features/catalogue/views/variant-labels.ts'
import { FileDownloads } from '../files/file-downloads.tsx'
import { MeasuredDiagram } from '../gallery/measured-diagram.tsx'
import styles from './technical-information.module.css'

const Lightbox = onDemand(() => import('../gallery/lightbox.tsx'), 'over')

interface TechnicalInformationProps {
  readonly locale: string
  readonly productName: string
  readonly variants: readonly VariantView[]
  readonly selected: VariantView
  readonly onSelect: (sku: string) => void
  /** Present where the market requires building-product information; null for no link. */
  readonly complianceUrl: string | null
}

export function TechnicalInformation(props: TechnicalInformationProps) {
  const { locale, productName, variants, selected, onSelect, complianceUrl } = props
  const isExternal = complianceUrl !== null && !complianceUrl.startsWith('/')
  const [pointed, setPointed] = useState<string | null>(null)
  // A tap scrolls the row away from under the finger.
  const [pinned, setPinned] = useState<string | null>(null)
  const lit = pointed ?? pinned
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(NONE)
  const [zoomed, setZoomed] = useState<string | null>(null)
  const diagrams = useRef<HTMLDivElement>(null)
  const read = ({ dimensions }: DrawingDimensions) =>
    setDrawn((before) => new Set([...before, ...dimensions.map(({ figure }) => figure)]))
  return (
    <>
      <div className={selected.lineDiagrams.length > 0 ? styles.measured : undefined}>
        <div>
          <Heading level={3} className={styles.heading}>
            Specifications
          </Heading>
          <dl className={styles.fields}>
            {selected.fields.map((field) => {
              const figure = figureOf(field.value)
              const isDrawn = figure !== null && drawn.has(figure)
              return (
                <div
                  key={field.key}
                  className={isDrawn && figure === lit ? styles.lit : undefined}
                  onPointerEnter={isDrawn ? () => setPointed(figure) : undefined}
                  onPointerLeave={isDrawn ? () => setPointed(null) : undefined}
                >
                  <dt>
                    {isDrawn ? (
                      <button
                        type="button"
                        data-print-text=""
                        aria-pressed={figure === lit}
                        onFocus={() => setPointed(figure)}
                        onBlur={() => setPointed(null)}
                        onClick={() => {
                          setPinned(pinned === figure ? null : figure)
                          diagrams.current?.scrollIntoView({ block: 'nearest' })
                        }}
                      >
                        {field.label}
                      </button>
                    ) : (
                      field.label
                    )}
                  </dt>
                  <dd>
                    <FieldValue locale={locale} field={field} />
                  </dd>
                </div>
              )
            })}
          </dl>
        </div>
        {selected.lineDiagrams.length > 0 && (
          <div ref={diagrams} className={styles.diagrams}>
            <Heading level={3} className={styles.heading}>
              Measurements
            </Heading>
            {selected.lineDiagrams.map((image) => (
              <MeasuredDiagram
                key={image}
                src={assetSource(image)?.src ?? null}
                alt={drawingOf(productName)}
                lit={lit}
                onLight={setPointed}
                onRead={read}
                onZoom={() => setZoomed(image)}
              />
            ))}
          </div>
        )}
      </div>
      {zoomed !== null && (
        <Suspense>
          <Lightbox
            label={productName}
            pictures={selected.lineDiagrams.map((image) => ({ image, alt: drawingOf(productName), kind: 'drawing' }))}
            first={Math.max(0, selected.lineDiagrams.indexOf(zoomed))}
            onClose={() => setZoomed(null)}
          />
        </Suspense>
      )}
      {complianceUrl && (
        <p className={styles.note}>
          <a
            href={`${complianceUrl}?${new URLSearchParams({ code: selected.itemCode ?? selected.sku })}`}
            {...(isExternal && { target: '_blank', rel: 'noopener', 'aria-describedby': NEW_TAB_NOTE_ID })}
          >
            Building product information {isExternal && <Icon name="external" size={16} />}
          </a>
        </p>
      )}
      <Heading level={3} className={styles.heading}>
        Product Codes
      </Heading>
      <ProductCodes variants={variants} selected={selected} onSelect={onSelect} />
      {selected.files.length > 0 && (
        <div data-screen-only>
          <Heading level={3} className={styles.heading}>
            Technical Downloads
          </Heading>
          <FileDownloads files={selected.files} />
        </div>
      )}
    </>
  )
}

const NONE: ReadonlySet<string> = new Set()

const drawingOf = (productName: string) => `Measurements of ${productName}`

/** The figure of a length as drawings write it: `164` of `164 mm`. */
function figureOf(value: string): string | null {
  return /^(\d+(?:\.\d)?) mm$/.exec(value)?.[1] ?? null
}

function FieldValue({ locale, field }: { locale: string; field: TechnicalField }) {
  if (!field.isSearchable) return field.value
  return <PageLink href={routes.attributeSearch.href({ locale, query: field.value })}>{field.value}</PageLink>
}

type ProductCodesProps = Pick<TechnicalInformationProps, 'variants' | 'selected' | 'onSelect'>

function ProductCodes({ variants, selected, onSelect }: ProductCodesProps) {
  const labels = variantLabels(variants)
  return (
    <div className={styles.scroll}>
      <table className={styles.codes}>
        <thead>
          <tr>
            <th scope="col">Variant</th>
            <th scope="col">Product code</th>
            <th scope="col">EAN</th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant, index) => (
            <tr key={variant.sku} aria-current={variant.sku === selected.sku ? 'true' : undefined}>
              <th scope="row">
                <button type="button" data-print-text="" onClick={() => onSelect(variant.sku)}>
                  {labels[index]}
                </button>
              </th>
              <td className="code">{variant.sku}</td>
              <td className="code">{variant.ean ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
