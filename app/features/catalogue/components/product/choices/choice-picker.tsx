import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { marketHref } from '#app/addresses/route.ts'
import { formatMoney } from '@specify/core/money.ts'
import type { VariantView } from '#app/features/catalogue/views/product-view.ts'
import { swatchPath } from '@specify/catalogue/product/swatch.ts'
import { withChoice, type VariantChoice } from '@specify/catalogue/variants/variant-choices.ts'
import styles from './choice-picker.module.css'

interface ChoicePickerProps {
  readonly locale: string
  readonly variants: readonly VariantView[]
  readonly choices: readonly VariantChoice[]
  readonly selected: VariantView
  readonly onSelect: (sku: string) => void
}

/** Finishes as open swatches, and sizes or hands as words; nothing where there is nothing to choose. */
export function ChoicePicker({ locale, variants, choices, selected, onSelect }: ChoicePickerProps) {
  const now = choices.find(({ sku }) => sku === selected.sku)
  const hrefOf = (sku: string) => marketHref(locale, variants.find((variant) => variant.sku === sku)?.path ?? '')
  const offer = (dimension: 'finish' | 'option') =>
    [...new Set(choices.map((choice) => choice[dimension]))].flatMap((value) => {
      const choice = value === null ? null : withChoice(choices, selected.sku, { [dimension]: value })
      return choice ? [{ value, choice, href: hrefOf(choice.sku), isOn: now?.[dimension] === value }] : []
    })
  const [finishes, options] = [offer('finish'), offer('option')]
  return (
    <>
      {options.length > 1 && (
        <Choices
          label={options.every(({ value }) => /\d mm$/.test(value ?? '')) ? 'Size' : 'Options'}
          look={styles.options}
        >
          {options.map(({ value, choice, href, isOn }) => (
            <Choice key={value} {...{ href, isOn }} look={styles.option} onChoose={() => onSelect(choice.sku)}>
              {value?.replace(/^./u, (first) => first.toUpperCase())}
            </Choice>
          ))}
        </Choices>
      )}
      {finishes.length > 1 && (
        <Choices label="Finish" look={styles.finishes}>
          {finishes.map(({ value, choice, href, isOn }) => (
            <Choice key={value} {...{ href, isOn }} look={styles.finish} onChoose={() => onSelect(choice.sku)}>
              <img
                className={styles.swatch}
                src={swatchPath(value ?? '')}
                alt=""
                width={36}
                height={36}
                loading="lazy"
              />
              <span className={styles.words}>
                <span className={styles.name}>{value} </span>
                <span className={`code ${styles.code}`}>{choice.sku} </span>
                {choice.extra && <span className={styles.extra}>{`+${formatMoney(choice.extra, 2)}`}</span>}
              </span>
            </Choice>
          ))}
        </Choices>
      )}
    </>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Radio buttons that are links: without script each leads to the page of its variant. */
function Choices({ label, look, children }: { label: string; look: string | undefined; children: ReactNode }) {
  const id = useId()
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const radios = [...event.currentTarget.querySelectorAll('a')]
    const at = radios.findIndex((radio) => radio === document.activeElement)
    const step = event.key === ' ' ? 0 : STEPS[event.key]
    const next = radios.at((at + (step ?? 0)) % radios.length)
    if (step === undefined || at < 0 || !next) return
    event.preventDefault()
    next.focus()
    next.click()
  }
  return (
    <div className={styles.group}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its radio buttons hold the focus */}
      <div role="radiogroup" aria-labelledby={id} className={look} onKeyDown={onKeyDown}>
        {children}
      </div>
    </div>
  )
}

interface ChoiceProps {
  readonly href: string
  readonly isOn: boolean
  readonly look: string | undefined
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Choice({ href, isOn, look, onChoose, children }: ChoiceProps) {
  function onClick(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!isOn) onChoose()
  }
  return (
    <PageLink
      role="radio"
      className={look}
      href={href}
      rel="nofollow"
      aria-checked={isOn}
      tabIndex={isOn ? undefined : -1}
      onClick={onClick}
    >
      {children}
    </PageLink>
  )
}
