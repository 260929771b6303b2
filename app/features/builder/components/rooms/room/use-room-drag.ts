import { useCallback, useEffect, useRef, type PointerEvent } from 'react'

/** A shorter movement is a press, not a drag. */
const ACTIVATION_PX = 10
/** Distance from the edge of the window at which the page scrolls along. */
const EDGE_PX = 80
const SCROLL_PX = 14

/**
 * Dragging of rooms by their handles. `onDrop` is called with the room and its new index among those of its type, counted without it. The room
 * follows the pointer through its style alone: nothing is rendered until it is dropped.
 */
export function useRoomDrag(onDrop: (roomId: string, place: number) => void) {
  const stop = useRef<() => void>(null)
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })

  return useCallback((event: PointerEvent<HTMLElement>, roomId: string): void => {
    if (event.button !== 0) return
    stop.current?.()
    const handle = event.currentTarget
    const room = handle.closest<HTMLElement>('[data-room]')
    const list = room?.parentElement
    if (!room || !list) return
    const startY = event.clientY + window.scrollY
    let pointerY = event.clientY
    let frame = 0
    let isDragging = false

    const follow = () => {
      frame = requestAnimationFrame(follow)
      if (pointerY < EDGE_PX) window.scrollBy(0, -SCROLL_PX)
      if (pointerY > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX)
      room.style.transform = `translateY(${pointerY + window.scrollY - startY}px)`
    }
    const onMove = (move: globalThis.PointerEvent) => {
      pointerY = move.clientY
      if (isDragging || Math.abs(pointerY + window.scrollY - startY) < ACTIVATION_PX) return
      isDragging = true
      room.dataset['dragged'] = ''
      follow()
    }
    const end = (isDropped: boolean) => {
      cancelAnimationFrame(frame)
      for (const [type, listener] of listeners) removeEventListener(type, listener as EventListener)
      const top = room.getBoundingClientRect().top
      room.style.transform = ''
      delete room.dataset['dragged']
      stop.current = null
      if (!isDragging || !isDropped) return
      const others = [...list.querySelectorAll<HTMLElement>(':scope > [data-room]')].filter((each) => each !== room)
      const isDown = pointerY + window.scrollY > startY
      const edge = isDown ? top + room.offsetHeight : top
      const place = others.filter((other) => {
        const { top: otherTop, height } = other.getBoundingClientRect()
        return otherTop + height / 2 < edge
      }).length
      drop.current(roomId, place)
    }
    const listeners = [
      ['pointermove', onMove],
      ['pointerup', () => end(true)],
      ['pointercancel', () => end(false)],
      ['keydown', (key: KeyboardEvent) => key.key === 'Escape' && end(false)],
    ] as const
    for (const [type, listener] of listeners) addEventListener(type, listener as EventListener)
    stop.current = () => end(false)
  }, [])
}
