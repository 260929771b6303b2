import { formatMoney } from '#app/core/money.ts'
import { Button } from '#app/ui/button.tsx'
import { totalOf, type BuilderProject } from '../builder/builder-project.ts'
import { priceText } from './line-row.tsx'
import styles from './preview-step.module.css'

/** The fourth step: what the project comes to. Products that can no longer be had are left out. */
export function PreviewStep({ project, onBack }: { project: BuilderProject; onBack: () => void }) {
  const { rooms, products, showPricesOnPdf } = project
  const lines = rooms.flatMap((room) =>
    room.items.filter(({ sku }) => products[sku]?.isAvailable).map((item) => ({ room: room.name, item })),
  )
  const total = totalOf(rooms, products)
  return (
    <div className={styles.preview}>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label="Product Summary">
          <thead>
            <tr>
              <th scope="col">Room</th>
              <th scope="col">Prod Code</th>
              <th scope="col">Product Name</th>
              <th scope="col" className={styles.number}>
                Qty
              </th>
              {showPricesOnPdf && (
                <th scope="col" className={styles.number}>
                  Price
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ room, item }) => (
              <tr key={item.id}>
                <td>{room}</td>
                <td>
                  <span className="code">{item.sku}</span>
                </td>
                <td>{item.name}</td>
                <td className={styles.number}>{item.quantity}</td>
                {showPricesOnPdf && <td className={styles.number}>{priceText(item, products[item.sku])}</td>}
              </tr>
            ))}
          </tbody>
          {showPricesOnPdf && total && (
            <tfoot>
              <tr>
                <th scope="row" colSpan={4}>
                  Total
                </th>
                <td className={styles.number}>{formatMoney(total, 2)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {lines.length === 0 && <p>You have not added any products to this project yet.</p>}
      <div>
        <Button onClick={onBack}>Back to products</Button>
      </div>
    </div>
  )
}
