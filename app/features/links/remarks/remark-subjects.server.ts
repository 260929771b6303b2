import { createHash } from 'node:crypto'
import { shownCode } from '@specify/schedule/free-lines/free-line.ts'
import type { Project } from '@specify/schedule/model.ts'
import { totalQuantity, unitCounts } from '@specify/schedule/units.ts'
import { PROJECT_SUBJECT, type RemarkSubject, type RemarkSubjects } from './remark.ts'

/** Stands in place of the code of a free line that has none: an empty one stands for the whole project. */
const NO_CODE = '(no code)'

/** Lists what can be commented on: each line, and the whole project. */
export function remarkSubjects({
  projectName,
  unitTypes,
  rooms,
}: Pick<Project, 'projectName' | 'rooms' | 'unitTypes'>): RemarkSubjects {
  const unitsOf = unitCounts(unitTypes)
  const types = new Map(unitTypes.map(({ id, name }) => [id, name]))
  const handsOf = new Map(unitTypes.flatMap((each) => (each.hands ? [[each.id, each.hands] as const] : [])))
  const subjects = new Map<string, RemarkSubject>()
  const whole = createHash('sha256')
  let pieces = 0
  for (const room of rooms) {
    const units = unitsOf(room)
    const type = room.unitTypeId === null ? '' : (types.get(room.unitTypeId) ?? '')
    const hands = room.unitTypeId === null ? undefined : handsOf.get(room.unitTypeId)
    const handed = hands ? ` ${hands.drawn} ${hands.left}/${hands.right}` : ''
    const place = [type, room.name].filter(Boolean).join(', ')
    for (const item of room.items) {
      const quantity = totalQuantity(item, units)
      const bound = `${item.sku} ${quantity}${handed}`
      subjects.set(item.id, { place, sku: shownCode(item) || NO_CODE, name: item.name, quantity, bound })
      whole.update(`${item.id} ${bound}\n`)
      pieces += quantity
    }
  }
  const bound = whole.digest('base64url')
  return subjects.set(PROJECT_SUBJECT, { place: '', sku: '', name: projectName, quantity: pieces, bound })
}
