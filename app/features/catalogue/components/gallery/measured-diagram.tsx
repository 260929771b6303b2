import { Suspense, useEffect, useRef, useState } from 'react'
import { onDemand } from '#app/shell/on-demand.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { whenSeen } from '#app/ui/browser/when-seen.ts'
import type { DrawingDimensions } from '@specify/catalogue/facts/drawing-dimensions.ts'
import styles from './measured-diagram.module.css'
import { ZoomButton } from './zoom-button.tsx'

const DrawingOverlay = onDemand(() => import('./drawing-overlay.tsx'))

interface MeasuredDiagramProps {
  readonly src: string | null
  readonly alt: string
  readonly lit: string | null
  readonly onLight: (figure: string | null) => void
  readonly onRead: (drawing: DrawingDimensions) => void
  readonly onZoom: () => void
}

/** A line drawing. Of an SVG drawing the dimensions are read once it is near. */
export function MeasuredDiagram({ src, alt, lit, onLight, onRead, onZoom }: MeasuredDiagramProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = frame.current
    return element ? whenSeen(element, () => setNear(true)) : undefined
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button in it is the keyboard's way
    <div ref={frame} className={styles.diagram} onClick={onZoom}>
      <Picture src={src} alt={alt} width={900} height={600} loading="lazy" />
      {isNear && src?.endsWith('.svg') && (
        <Suspense>
          <DrawingOverlay key={src} src={src} lit={lit} onLight={onLight} onRead={onRead} />
        </Suspense>
      )}
      <ZoomButton label="Enlarge the drawing" onClick={onZoom} />
    </div>
  )
}
