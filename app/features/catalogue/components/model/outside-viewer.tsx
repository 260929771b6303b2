import { useState, type ComponentProps } from 'react'
import styles from './model-viewer.module.css'
import { OutsideScript } from './outside-script.tsx'

type OutsideViewerProps = Pick<ComponentProps<typeof OutsideScript>, 'src' | 'market' | 'sku' | 'model'>

export default function OutsideViewer(props: OutsideViewerProps) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <div className={styles.viewer}>
      <OutsideScript {...props} className={styles.outside} onError={() => setFailed(true)} />
      <p className={styles.note} role="status">
        {hasFailed && 'The 3D model could not be shown. The pictures and the files below show the same product.'}
      </p>
    </div>
  )
}
