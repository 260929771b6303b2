import { useEffect, useReducer, useRef, type ComponentProps, type ReactNode } from 'react'
import { loadInPage } from '#app/shell/load-in-page.ts'
import styles from './slider.module.css'

interface SliderProps extends ComponentProps<'div'> {
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[]
  /** Name of the list, and what else it needs. */
  readonly list?: ComponentProps<'ul'>
  readonly previousLabel: string
  readonly nextLabel: string
  /** Between the buttons for the previous and the next slide. */
  readonly buttons?: ReactNode
  /** Buttons are below the slides, inside them, over a single picture, or beside the children and above product cards. */
  readonly look?: 'below' | 'products' | 'inside' | 'picture'
  /** Milliseconds after which it advances. */
  readonly 'data-interval'?: number
  /** Slides after the first are drawn once a pointer or the focus is there. */
  readonly isLazy?: boolean
}

/**
 * Slides side by side, which scroll by touch, wheel and keyboard, without script too. Its style takes `--shown`, how
 * many fit side by side, or `--slide`, the width of one. Markup made by the server works with `startSlider` alone.
 */
export function Slider(props: SliderProps) {
  const {
    slides,
    list,
    previousLabel,
    nextLabel,
    buttons,
    look = 'below',
    isLazy,
    children,
    className,
    ...rest
  } = props
  const isMoving = rest['data-interval'] !== undefined
  const [isStarted, start] = useReducer(() => true, isMoving)
  const root = useRef<HTMLDivElement>(null)
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isStarted) return
    const aborter = new AbortController()
    const load = () => import('./slider-control.ts')
    loadInPage(
      load,
      ({ startSlider }) => {
        if (root.current) startSlider(root.current, aborter.signal)
        pressed.current?.click()
      },
      aborter.signal,
    )
    return () => aborter.abort()
  }, [isStarted])
  return (
    <div
      {...rest}
      ref={root}
      className={`${styles.slider} ${className ?? ''}`}
      data-slider={look}
      onPointerEnter={start}
      onFocus={start}
    >
      {children}
      {slides.length > 1 && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- presses of its buttons, before their code is there
        <div data-turns="" hidden={isMoving} onClick={({ target }) => (pressed.current = target as HTMLElement)}>
          <button type="button" data-turn="-1" aria-label={previousLabel} aria-disabled="true" />
          {buttons}
          <button type="button" data-turn="1" aria-label={nextLabel} />
        </div>
      )}
      <ul {...list} data-slides="">
        {slides.map(({ key, content }, index) => (
          <li key={key}>{(index === 0 || isStarted || !isLazy) && content}</li>
        ))}
      </ul>
    </div>
  )
}

/** Pauses a slider that advances by itself. */
export const PAUSE_BUTTON = <button type="button" data-pause="" aria-label="Pause slides" />
