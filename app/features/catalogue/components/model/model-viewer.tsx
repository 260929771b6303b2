import { useEffect, useId, useRef, useState } from 'react'
import { Spinner } from '#app/ui/loading/spinner.tsx'
import { useStoredFlag } from '#app/ui/browser/use-stored-flag.ts'
import { openStage, type Stage } from './model-stage.ts'
import styles from './model-viewer.module.css'

interface ModelViewerProps {
  readonly url: string
  readonly label: string
}

/** Somebody who has turned a model once needs no hint. */
const TURNED_KEY = 'model-turned'

const TURN_DEGREES = 15
const KEYS: Record<string, (stage: Stage) => void> = {
  ArrowLeft: (stage) => stage.turn(-TURN_DEGREES, 0),
  ArrowRight: (stage) => stage.turn(TURN_DEGREES, 0),
  ArrowUp: (stage) => stage.turn(0, -TURN_DEGREES),
  ArrowDown: (stage) => stage.turn(0, TURN_DEGREES),
  '+': (stage) => stage.zoom(1.2),
  '-': (stage) => stage.zoom(1 / 1.2),
  Home: (stage) => stage.reset(),
}

/** The model of a variant, turned by dragging, by touch, or with the arrow keys, + and -. */
export default function ModelViewer({ url, label }: ModelViewerProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<Stage | null>(null)
  const [size, setSize] = useState<string | null>(null)
  const [wasTurned, setTurned] = useStoredFlag('localStorage', TURNED_KEY)
  const helpId = useId()
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (!canvas.current) return
    const opened = openStage(canvas.current, url)
    stage.current = opened
    opened.loaded.then(
      ([width, height, depth]) => setSize(`${width} × ${depth} × ${height} mm`),
      () => setFailed(true),
    )
    return () => opened.close()
  }, [url])

  return (
    <div className={styles.viewer} data-drawn={size !== null}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        role="img"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys turn the model
        tabIndex={0}
        aria-label={`3D model of ${label}${size ? `, ${size}` : ''}`}
        aria-describedby={helpId}
        onPointerDown={() => setTurned(true)}
        onKeyDown={(event) => {
          const act = KEYS[event.key]
          if (!act || !stage.current) return
          event.preventDefault()
          act(stage.current)
        }}
      />
      {!size && !hasFailed && (
        <div className={styles.wait}>
          <Spinner label="Loading the 3D model" />
        </div>
      )}
      <p id={helpId} className="visually-hidden">
        Drag, or use the arrow keys, + and -.
      </p>
      <p className={styles.note} role="status">
        {hasFailed
          ? 'The 3D model could not be shown. The pictures and the files below show the same product.'
          : size && `Width × depth × height: ${size}`}
      </p>
      {size && !wasTurned && (
        <p className={styles.hint} aria-hidden="true">
          Drag to turn
        </p>
      )}
    </div>
  )
}
