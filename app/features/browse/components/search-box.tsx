import { useId, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { assetSource } from '#app/features/catalogue/asset-source.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { suggestedVariant } from '#app/features/search/matched-variant.ts'
import type { ProductHit } from '#app/features/search/search-record.ts'
import styles from './search-box.module.css'
import { useSuggestions } from './use-suggestions.ts'

export function SearchBox({ locale }: { locale: string }) {
  return <SearchForm key={useLocation().pathname} locale={locale} />
}

function SearchForm({ locale }: { locale: string }) {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const hits = useSuggestions(locale, open ? text : '')
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
      void navigate(suggestionHref(locale, hit, text))
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
                onClick={() => void navigate(suggestionHref(locale, hit, text))}
              >
                <Suggestion hit={hit} text={text} />
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

function Suggestion({ hit, text }: { hit: ProductHit; text: string }) {
  const variant = suggestedVariant(hit, text)
  return (
    <>
      <Picture src={assetSource(variant?.images[0] ?? null)?.src ?? null} alt="" width={48} height={48} />
      <span className={styles.name}>{hit.name}</span>
      <span className={`code ${styles.detail}`}>{variant?.sku}</span>
    </>
  )
}

function suggestionHref(locale: string, hit: ProductHit, text: string): string {
  return `/${locale}/${suggestedVariant(hit, text)?.path ?? ''}?sr=1`
}
