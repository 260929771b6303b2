import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { CardVariant } from '@specify/catalogue/prices/card.ts'
import { swatchPath } from '@specify/catalogue/product/swatch.ts'
import styles from './variant-picker.module.css'

interface VariantPickerProps {
  readonly productName: string
  readonly variants: readonly CardVariant[]
  readonly selected: CardVariant
  readonly onSelect: (sku: string) => void
  readonly opens: 'up' | 'down'
}

/** Closes on a choice, on Escape and on a click outside, and is disabled without a choice. */
export function VariantPicker({ productName, variants, selected, onSelect, opens }: VariantPickerProps) {
  const options = variants.filter((variant) => variant.name !== null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const root = useRef<HTMLDivElement>(null)
  const listId = useId()

  useEffect(() => {
    if (!open) return
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.sku === selected.sku),
      ),
    )
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
    // Only the options and the selection at opening set the start.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [open])
  useEffect(() => {
    const option = open ? document.getElementById(`${listId}-${active}`) : null
    if (option) reveal(option)
  }, [open, active, listId])

  function choose(index: number): void {
    const option = options[index]
    if (option) onSelect(option.sku)
    setOpen(false)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (!open) setOpen(true)
      else setActive(Math.min(options.length - 1, Math.max(0, active + step)))
    } else if (open && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      choose(active)
    } else if (open && (event.key === 'Escape' || event.key === 'Tab')) {
      setOpen(false)
    }
  }

  return (
    <div ref={root} className={styles.picker}>
      <button
        type="button"
        role="combobox"
        className={styles.button}
        aria-label={`Colour of ${productName}: ${selected.name ?? selected.sku}`}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open ? `${listId}-${active}` : undefined}
        disabled={options.length <= 1}
        onClick={() => setOpen(!open)}
        onKeyDown={onKeyDown}
      >
        {selected.colour && <Swatch colour={selected.colour} />}
        <span className={styles.name}>{selected.name ?? selected.sku}</span>
        {options.length > 1 && (
          <>
            <span className={styles.more}>
              {options.length}
              <span> options</span>
            </span>
            <Icon name="down" size={16} />
          </>
        )}
      </button>
      {open && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- the list style reset removes the role in Safari
        <ul
          className={`${styles.list} ${styles[opens]}`}
          role="listbox"
          id={listId}
          aria-label={`Colours of ${productName}`}
        >
          {options.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the button holds the focus and the keys
            <li
              key={option.sku}
              id={`${listId}-${index}`}
              role="option"
              className={styles.option}
              aria-selected={option.sku === selected.sku}
              data-active={index === active}
              onPointerEnter={() => setActive(index)}
              onClick={() => choose(index)}
            >
              {option.colour && <Swatch colour={option.colour} />}
              {option.name}
              <span className={`code ${styles.code}`}>{option.sku}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Scrolls an option into view. The page stays unless the option is outside of the window. */
function reveal(option: HTMLElement): void {
  const list = option.parentElement
  if (list) {
    const overBottom = option.offsetTop + option.offsetHeight - list.clientHeight
    list.scrollTop = Math.min(option.offsetTop, Math.max(overBottom, list.scrollTop))
  }
  const { top, bottom } = option.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) option.scrollIntoView({ block: 'nearest' })
}

function Swatch({ colour }: { colour: string }) {
  return <img className={styles.swatch} src={swatchPath(colour)} alt="" width={18} height={18} loading="lazy" />
}
