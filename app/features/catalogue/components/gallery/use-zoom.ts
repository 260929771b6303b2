import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'

/** Pixels from the middle of the stage, and how many times as large. */
interface ZoomView {
  readonly scale: number
  readonly x: number
  readonly y: number
}

const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 }
const CLICK_SCALE = 2
const MAX_SCALE = 5
const WHEEL_RATE = 0.002
/** Further than this a press is a drag. In pixels. */
const DRAG_PX = 6
const SWIPE_PX = 48

interface Point {
  readonly x: number
  readonly y: number
}

/** Enlarges by click, wheel and pinch, moves by dragging, and turns pages by a swipe of the whole picture. */
export function useZoom<Stage extends HTMLElement>(stage: RefObject<Stage | null>, onSwipe: (by: number) => void) {
  const [view, setView] = useState(WHOLE)
  const pointers = useRef(new Map<number, Point>())
  const movedPx = useRef(0)

  function zoom(factor: number, at: Point): void {
    const box = stage.current?.getBoundingClientRect()
    if (box) setView((now) => zoomed(now, factor, at, box))
  }
  useEffect(() => {
    const element = stage.current
    // React listens passively, and the page beneath would scroll.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const box = element?.getBoundingClientRect()
      const factor = Math.exp(-event.deltaY * WHEEL_RATE * (event.ctrlKey ? 5 : 1))
      if (box) setView((now) => zoomed(now, factor, { x: event.clientX, y: event.clientY }, box))
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [stage])

  return {
    view,
    reset: () => setView(WHOLE),
    handlers: {
      onPointerDown(event: PointerEvent<Stage>) {
        if (pointers.current.size === 0) movedPx.current = 0
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event: PointerEvent<Stage>) {
        const from = pointers.current.get(event.pointerId)
        if (!from) return
        const to = { x: event.clientX, y: event.clientY }
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
        pointers.current.set(event.pointerId, to)
        if (other) {
          movedPx.current = Infinity
          return zoom(distance(to, other) / Math.max(1, distance(from, other)), middle(to, other))
        }
        movedPx.current += to.x - from.x
        const box = event.currentTarget.getBoundingClientRect()
        setView((now) => within({ ...now, x: now.x + to.x - from.x, y: now.y + to.y - from.y }, box))
      },
      onPointerUp({ pointerId }: PointerEvent<Stage>) {
        pointers.current.delete(pointerId)
        const moved = movedPx.current
        if (view.scale === 1 && Number.isFinite(moved) && Math.abs(moved) > SWIPE_PX) onSwipe(moved < 0 ? 1 : -1)
      },
      onPointerCancel({ pointerId }: PointerEvent<Stage>) {
        pointers.current.delete(pointerId)
      },
      /** The keyboard clicks the middle. */
      onClick({ clientX: x, clientY: y, detail }: { clientX: number; clientY: number; detail: number }) {
        if (detail > 0 && Math.abs(movedPx.current) > DRAG_PX) return
        const box = stage.current?.getBoundingClientRect()
        if (!box) return
        if (view.scale > 1) return setView(WHOLE)
        zoom(CLICK_SCALE, detail > 0 ? { x, y } : { x: box.left + box.width / 2, y: box.top + box.height / 2 })
      },
    },
  }
}

/** The point under the pointer stays where it is. */
function zoomed({ scale, x, y }: ZoomView, factor: number, at: Point, box: DOMRect): ZoomView {
  const next = Math.min(MAX_SCALE, Math.max(1, scale * factor))
  const [px, py] = [at.x - box.left - box.width / 2, at.y - box.top - box.height / 2]
  const by = next / scale
  return within({ scale: next, x: px - (px - x) * by, y: py - (py - y) * by }, box)
}

function within({ scale, x, y }: ZoomView, { width, height }: DOMRect): ZoomView {
  const limit = (value: number, size: number) => {
    const most = ((scale - 1) * size) / 2
    return Math.min(most, Math.max(-most, value))
  }
  return { scale, x: limit(x, width), y: limit(y, height) }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
