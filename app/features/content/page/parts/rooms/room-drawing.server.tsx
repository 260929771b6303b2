import { marketHref } from '#app/addresses/route.ts'
import type { PartView } from '#app/features/catalogue/views/part-view.ts'
import prose from '#app/ui/prose.module.css'
import { Section, Title } from '../parts.server.tsx'
import styles from './room-drawing.server.module.css'
import type { SetOut } from './room-drawings.server.ts'
import type { Slot } from '#app/features/content/page/slot.ts'

export type DrawingSlot = Extract<Slot, { slot: 'drawing' }>

interface RoomDrawingProps extends Omit<DrawingSlot, 'slot' | 'setOut'> {
  readonly locale: string
  /** `part` is null where the reader does not see the product. */
  readonly setOut: readonly (SetOut & { readonly part: PartView | null })[]
}

/** A room as it is built: its back wall and its floor at one scale. The table says the same in words. */
export function RoomDrawing(props: RoomDrawingProps) {
  const { locale, title, level, descriptionHtml, room, scaled, elevation, plan, setOut } = props
  return (
    <Section>
      <div className="page">
        <div className={styles.head}>
          <Title level={level}>{title}</Title>
          <div>
            {descriptionHtml !== '' && (
              <div className={prose.prose} dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
            )}
            <p className={styles.note}>
              {room}, drawn from the models of its products. Dimensions in mm, for checking only. Letters match the
              table.
            </p>
          </div>
        </div>
        <div className={`${styles.views} ${scaled}`}>
          <View name="Elevation" label={`Elevation of the back wall: ${room}`} {...elevation} />
          <View name="Plan" label={`Plan: ${room}`} {...plan} />
        </div>
        <div className={styles.paper}>
          <table>
            <caption className="visually-hidden">{`${title}: ${room}`}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">Letter</span>
                </th>
                <th scope="col">Product</th>
                <th scope="col">Set out, mm</th>
                <th scope="col">Height, mm</th>
              </tr>
            </thead>
            <tbody>
              {setOut.map((line) => (
                <tr key={line.mark}>
                  <td>{line.mark}</td>
                  {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the link in it is its text */}
                  <td>
                    {line.part ? (
                      <a href={marketHref(locale, line.part.path)}>{line.part.name}</a>
                    ) : (
                      'Not in this catalogue'
                    )}
                  </td>
                  <td>{placeText(line)}</td>
                  <td>{line.height ? `${line.height.part} ${line.height.mm}` : 'floor'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Section>
  )
}

function View({ name, label, src, width, height }: DrawingSlot['plan'] & { name: string; label: string }) {
  return (
    <figure>
      <div className={styles.sheet}>
        <img src={src ?? undefined} alt={label} width={width} height={height} loading="lazy" decoding="async" />
      </div>
      <figcaption>{name}</figcaption>
    </figure>
  )
}

/** `455 from the left wall`; what is on a side wall, from the back one. */
function placeText({ wall, at, out }: SetOut): string {
  const places = at.join(', ')
  if (wall === 'left' || wall === 'right') return `${places} from the back, on the ${wall} wall`
  return `${places} from the left wall${out === undefined ? '' : `, ${out} from the back`}`
}
