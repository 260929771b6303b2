import { useId, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { assetSource } from '#app/features/catalogue/asset-source.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { suggestedVariant } from '#app/features/search/matched-variant.ts'
import { fittingVariant } from '#app/features/search/fitting-variant.ts'
import { findMarket } from '#app/features/markets/model.ts'
import type { ProductHit, VariantHit } from '#app/features/search/search-record.ts'
import styles from './search-box.module.css'
import { useSuggestions, type Suggestions } from './use-suggestions.ts'

export function SearchBox({ locale }: { locale: string }) {
  return <SearchForm key={useLocation().pathname} locale={locale} />
}

function SearchForm({ locale }: { locale: string }) {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { hits, wanted } = useSuggestions(locale, open ? text : '')
  const shown = (hit: ProductHit) => shownVariant(hit, text, wanted, locale)
  const navigate = useNavigate()
  const listId = useId()
  const isListShown = open && hits.length > 0

  function submit(event?: FormEvent): void {
    event?.preventDefault()
    if (text.trim() === '') return
    setOpen(false)
    void navigate(`/${locale}/search/?query=${encodeURIComponent(text.trim())}`)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isListShown) return
    if (event.key === 'Escape') {
      event.preventDefault() // the first Escape closes the list, the next one empties the field
      setOpen(false)
    }
    const hit = hits[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(Math.min(hits.length - 1, Math.max(-1, active + step)))
    } else if (event.key === 'Enter' && hit) {
      event.preventDefault()
      void navigate(suggestionHref(locale, shown(hit)))
    }
  }

  return (
    <form
      className={styles.form}
      role="search"
      action={`/${locale}/search/`}
      onSubmit={submit}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <div className={styles.field}>
        <input
          type="text"
          enterKeyHint="search"
          name="query"
          role="combobox"
          aria-label="Search products"
          aria-autocomplete="list"
          aria-expanded={isListShown}
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          placeholder="Search products, codes, finishes"
          autoComplete="off"
          maxLength={256}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActive(-1)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={styles.icon} aria-label="Search">
          <Icon name="search" />
        </button>
      </div>
      {isListShown && (
        <div className={styles.list}>
          <ul id={listId} role="listbox" aria-label="Suggested products">
            {hits.map((hit, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field holds the focus and the keys
              <li
                key={hit.objectID}
                id={`${listId}-${index}`}
                role="option"
                className={styles.option}
                aria-selected={index === active}
                onPointerEnter={() => setActive(index)}
                onPointerDown={
                  (event) => event.preventDefault() /* the field keeps the focus, and the list its place */
                }
                onClick={() => void navigate(suggestionHref(locale, shown(hit)))}
              >
                <Suggestion name={hit.name} variant={shown(hit)} />
              </li>
            ))}
          </ul>
          <button type="submit" className={styles.all}>
            All results for “{text.trim()}”
          </button>
        </div>
      )}
    </form>
  )
}

function Suggestion({ name, variant }: { name: string; variant: VariantHit | undefined }) {
  return (
    <>
      <Picture src={assetSource(variant?.images[0] ?? null)?.src ?? null} alt="" width={48} height={48} />
      <span className={styles.name}>{name}</span>
      <span className={`code ${styles.detail}`}>{variant?.sku}</span>
    </>
  )
}

/** By its code, else the one that fits what the text asks for. */
function shownVariant(
  hit: ProductHit,
  text: string,
  wanted: Suggestions['wanted'],
  locale: string,
): VariantHit | undefined {
  const coded = suggestedVariant(hit, text)
  const market = findMarket(locale)
  const isMaster = coded?.id === hit.masterVariantID || coded === hit.variants[0]
  return isMaster && market && wanted.length > 0 ? hit.variants[fittingVariant(hit, wanted, market.code)] : coded
}

function suggestionHref(locale: string, variant: VariantHit | undefined): string {
  return `/${locale}/${variant?.path ?? ''}?sr=1`
}
