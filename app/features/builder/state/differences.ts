import { type Difference, type Differences, type Sides } from './difference.ts'
import { ordersOf } from './project-orders.ts'
import { factsOf, type Facts } from './project-facts.ts'
import { mergedState, type ProjectState } from './project-state.ts'

/**
 * Differences between two versions with a common base: fields first, then rooms and products, then orders. Equal
 * changes on both sides are no difference, and changes within a new or removed room are listed once, as the room.
 */
export function differencesBetween(base: ProjectState, mine: ProjectState, saved: ProjectState): Differences {
  const merged = mergedState(base, mine, saved)
  const facts = {
    base: factsOf(base, base),
    mine: factsOf(mine, base),
    saved: factsOf(saved, base),
    merged: factsOf(merged, base),
  }
  const differences: Record<keyof Differences, Difference[]> = { both: [], mine: [], saved: [] }
  for (const key of new Set([...facts.base.keys(), ...facts.mine.keys(), ...facts.saved.keys()])) {
    const fact = facts.base.get(key) ?? facts.mine.get(key) ?? facts.saved.get(key)
    const by = changedBy(key, facts)
    if (!fact || !by) continue
    const { subject, aspect } = fact
    const text = (side: Facts) => textOf(key, side, facts.base)
    differences[by].push({ key, subject, aspect, mine: text(facts.mine), saved: text(facts.saved) })
  }
  for (const { by, difference } of ordersOf({ base, mine, saved, merged })) differences[by].push(difference)
  return differences
}

/** The side that changed a fact; null where both agree, or where its parent covers it. */
function changedBy(key: string, { base, mine, saved, merged }: Sides<Facts>): keyof Differences | null {
  const was = base.get(key)
  const valueOf = (side: Facts) => side.get(key)?.value
  if (valueOf(mine) === valueOf(saved)) return null
  const isMine = valueOf(mine) !== was?.value
  const isSaved = valueOf(saved) !== was?.value
  if (isMine && isSaved) return 'both'
  const changed = isMine ? mine : saved
  // The note of a new product, or the products of a removed room.
  if (!was && changed.get(key)?.isDetail) return null
  // Something new may get another name, beside one of the other side.
  if (!was) return isMine ? 'mine' : 'saved'
  if (was?.within !== undefined && !changed.has(key) && !changed.has(was.within)) return null
  if (valueOf(merged) !== valueOf(changed)) return 'both'
  return isMine ? 'mine' : 'saved'
}

function textOf(key: string, side: Facts, base: Facts): string {
  const fact = side.get(key)
  const isNew = !base.has(key)
  if (!fact) return isNew ? 'Not there' : 'Removed'
  if (!isNew || fact.isDetail) return fact.text
  return fact.within === undefined ? 'Added' : `Added: ${fact.text}`
}
