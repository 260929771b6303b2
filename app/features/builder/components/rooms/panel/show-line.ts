import type { Room } from '@specify/schedule/model.ts'

const MARKED_MS = 1_600

/** Scrolls to a line of the schedule, unfolds its room, and puts the focus on its quantity. Returns false without it. */
export function showLine(
  lineItemId: string,
  rooms: readonly Room[],
  onFold: (roomIds: readonly string[], isFolded: boolean) => void,
): boolean {
  const room = rooms.find(({ items }) => items.some(({ id }) => id === lineItemId))
  if (!room) return false
  onFold([room.id], false)
  requestAnimationFrame(() => {
    const by = (name: string, id: string) => document.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(id)}"]`)
    // Lines of a large project come in batches: its room stands for one that is still to come.
    const element = by('line', lineItemId) ?? by('room', room.id)
    element?.scrollIntoView({ block: 'center' })
    element?.querySelector<HTMLElement>('input[inputmode]')?.focus({ preventScroll: true })
    element?.animate([{ background: 'var(--accent-wash)' }, {}], MARKED_MS)
  })
  return true
}
