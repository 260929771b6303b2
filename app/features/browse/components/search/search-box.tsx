import { useState, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useCombobox } from '#app/ui/menus/use-combobox.ts'
import { suggestedVariant } from '#app/features/search/hits/matched-variant.ts'
import { fittingVariant } from '#app/features/search/hits/fitting-variant.ts'
import { findMarket } from '@specify/core/market.ts'
import type { VariantHit } from '#app/features/search/catalogue/search-record.ts'
import { usePopularSearches } from './popular-searches.ts'
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches.ts'
import styles from './search-box.module.css'
import { listNotes, listOptions, type SearchOption } from './search-options.ts'
import { OptionContent } from './option-content.tsx'
import { sayUnknownCode } from '#app/features/search/hits/say-nearest.ts'
import { useSuggestions } from './use-suggestions.ts'
import type { SuggestedProduct, Suggestions } from './find-suggestions.ts'

interface SearchBoxProps {
  readonly locale: string
  readonly onPick: (text: string, sku: string) => void
}

export function SearchBox(props: SearchBoxProps) {
  return <SearchForm key={useLocation().pathname} {...props} />
}

function SearchForm({ locale, onPick }: SearchBoxProps) {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [recentSearches, setRecentSearches] = useState<readonly string[]>([])
  const popular = usePopularSearches(locale, open)
  const suggestions = useSuggestions(locale, open ? text : '')
  const navigate = useNavigate()
  const isTyped = text.trim() !== ''
  const variantOf = (product: SuggestedProduct) => shownVariant(product, text, suggestions.wanted, locale)
  const options = open
    ? listOptions({
        locale,
        text,
        recent: recentSearches,
        popular,
        suggestions,
        shownVariant: variantOf,
      })
    : []

  const combobox = useCombobox({
    count: options.length,
    onChoose: (index) => {
      const option = options[index]
      if (option) follow(option)
    },
    onEscape: () => setOpen(false),
    onOpen: () => {
      setOpen(true)
      combobox.activate(0)
    },
  })

  function submit(event?: FormEvent): void {
    event?.preventDefault()
    if (!isTyped) return
    rememberSearch(text.trim())
    setOpen(false)
    void navigate(routes.search.href({ locale, query: text.trim() }))
  }

  function follow(option: SearchOption): void {
    if (option.kind === 'product' && option.variant) onPick(text.trim(), option.variant.sku)
    if (option.kind === 'text' && isTyped)
      rememberSearch(option.group === 'Popular searches' ? option.text : text.trim())
    void navigate(option.href)
  }

  return (
    <form
      className={styles.form}
      role="search"
      action={routes.search.path({ locale })}
      onSubmit={submit}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <div className={styles.field}>
        <input
          type="text"
          enterKeyHint="search"
          name="query"
          aria-label="Search products"
          placeholder="Search products, codes, finishes"
          maxLength={256}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            combobox.reset()
            setOpen(true)
          }}
          onFocus={() => {
            setRecentSearches(readRecentSearches())
            setOpen(true)
          }}
          {...combobox.field}
        />
        <button type="submit" className={styles.icon} aria-label="Search">
          <Icon name="search" />
        </button>
      </div>
      {/* The list is of options alone: what else is to be known is said, and seen beside them. */}
      {open && (
        <p role="status" className="visually-hidden">
          {listNotes(suggestions).join(' ')}
        </p>
      )}
      {options.length > 0 && (
        // The field keeps the focus, and the list its place.
        <div className={styles.list} onPointerDown={(event) => event.preventDefault()}>
          {suggestions.unknownCode !== null && (
            <p className={styles.note} aria-hidden="true">
              {sayUnknownCode(suggestions.query).join(suggestions.unknownCode)}
            </p>
          )}
          <div {...combobox.list} aria-label="Suggestions">
            {Array.from(
              Map.groupBy(options, ({ group }) => group),
              ([group, own]) => (
                <ul key={group} role="group" aria-label={group}>
                  {group !== 'Products' && (
                    <p className={styles.group} aria-hidden="true">
                      {group}
                    </p>
                  )}
                  {own.map((option) => {
                    const index = options.indexOf(option)
                    return (
                      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field holds the focus and the keys
                      <li
                        key={option.href}
                        {...combobox.option(index)}
                        className={option.kind === 'text' ? `${styles.option} ${styles.line}` : styles.option}
                        onPointerEnter={() => combobox.activate(index)}
                        onClick={() => follow(option)}
                      >
                        <OptionContent option={option} />
                      </li>
                    )
                  })}
                </ul>
              ),
            )}
          </div>
          {isTyped && (
            <button type="submit" className={styles.all}>
              All results for “{text.trim()}”
            </button>
          )}
          {!isTyped && recentSearches.length > 0 && (
            <button
              type="button"
              className={styles.all}
              onClick={() => {
                forgetSearches()
                setRecentSearches([])
              }}
            >
              Clear recent searches
            </button>
          )}
        </div>
      )}
    </form>
  )
}

/** Selects the variant with the typed code, or the one that fits the query best. */
function shownVariant(
  { hit }: SuggestedProduct,
  text: string,
  conditions: Suggestions['wanted'],
  locale: string,
): VariantHit | undefined {
  const coded = suggestedVariant(hit, text)
  const market = findMarket(locale)
  const isMaster = coded?.id === hit.masterVariantID || coded === hit.variants[0]
  return isMaster && market && conditions.length > 0
    ? hit.variants[fittingVariant(hit, conditions, market.code)]
    : coded
}
