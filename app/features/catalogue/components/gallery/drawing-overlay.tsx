import { useEffect, useEffectEvent, useState } from 'react'
import { readDrawingDimensions, type DrawingDimensions } from '@specify/catalogue/facts/drawing-dimensions.ts'
import styles from './measured-diagram.module.css'

interface DrawingOverlayProps {
  /** Address of an SVG drawing. */
  readonly src: string
  /** The figure that is lit; null for none. */
  readonly lit: string | null
  readonly onLight: (figure: string | null) => void
  readonly onRead: (drawing: DrawingDimensions) => void
}

/** Lies on the picture of a drawing: the lines of its dimensions, drawn once and lit by their figures. */
export default function DrawingOverlay({ src, lit, onLight, onRead }: DrawingOverlayProps) {
  const [drawing, setDrawing] = useState<DrawingDimensions | null>(null)
  const read = useEffectEvent((found: DrawingDimensions) => {
    setDrawing(found)
    onRead(found)
  })
  useEffect(() => {
    const aborter = new AbortController()
    fetch(src, { signal: aborter.signal })
      .then(async (response) => {
        const found = response.ok ? readDrawingDimensions(await response.text()) : null
        if (found && !aborter.signal.aborted) read(found)
      })
      .catch(() => undefined) // without it the picture says the same
    return () => aborter.abort()
  }, [src])
  if (!drawing) return null
  const { viewBox, fontSize, dimensions } = drawing
  return (
    <svg className={styles.overlay} viewBox={viewBox.join(' ')} aria-hidden="true" data-screen-only>
      {dimensions.map(({ figure, at: [x, y], isTurned, line }) => {
        const [long, high] = [fontSize * (0.7 * figure.length + 0.6), fontSize * 1.4]
        const [width, height] = isTurned ? [high, long] : [long, high]
        const top = isTurned ? y - height / 2 : y - fontSize * 1.05
        const left = isTurned ? x - fontSize * 1.05 : x - width / 2
        return (
          <g
            key={`${figure} ${x} ${y}`}
            className={figure === lit ? styles.lit : ''}
            onPointerEnter={() => onLight(figure)}
            onPointerLeave={() => onLight(null)}
          >
            {line && (
              <path className={styles.line} pathLength={1} strokeWidth={fontSize * 0.16} d={`M${line.join('L')}`} />
            )}
            <rect x={left} y={top} width={width} height={height} rx={fontSize * 0.2} />
          </g>
        )
      })}
    </svg>
  )
}
