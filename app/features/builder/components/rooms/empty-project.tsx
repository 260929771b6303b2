import { Button } from '#app/ui/button.tsx'
import styles from './rooms-step.module.css'

export function EmptyProject(props: { isReadOnly: boolean; rooms: readonly string[]; onAddProducts: () => void }) {
  return (
    <div className={styles.empty}>
      <h2>You have not added any products to this project yet.</h2>
      <p>Browse the website to start adding products</p>
      {!props.isReadOnly && (
        <Button look="primary" onClick={props.onAddProducts}>
          Add products
        </Button>
      )}
      {props.rooms.length > 0 && <p className={styles.waiting}>{`Rooms: ${props.rooms.join(', ')}`}</p>}
    </div>
  )
}
