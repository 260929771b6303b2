import { useId, useState } from 'react'
import { swatchPath } from '@specify/catalogue/product/swatch.ts'
import type { Locale } from '@specify/core/market.ts'
import { Picture } from '#app/ui/picture.tsx'
import { useFoundLines, type FoundLine } from '../rooms/lines/use-found-lines.ts'
import styles from './replace.module.css'

interface CandidateSearchProps {
  readonly locale: Locale
  readonly label?: string
  /** Searched for at first. */
  readonly start?: string
  readonly onChoose: (line: FoundLine) => void
}

export function CandidateSearch({
  locale,
  label = 'Compare with another product',
  start = '',
  onChoose,
}: CandidateSearchProps) {
  const [typed, setTyped] = useState(start)
  const id = useId()
  const query = typed.trim()
  const matches = useFoundLines(locale, query)
  const isNone = query.length > 1 && matches.query === query && matches.lineItems.length === 0
  return (
    <div className={styles.search}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        maxLength={200}
        placeholder="Code or words"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <p role="status">
        {matches.isFailed
          ? 'The search did not work. Keep typing to try again.'
          : isNone && `Nothing found for ${query}.`}
      </p>
      {query.length > 1 && matches.lineItems.length > 0 && (
        <ul aria-label="Products found">
          {matches.lineItems.map((line) => (
            <li key={line.sku}>
              <button
                type="button"
                onClick={() => {
                  setTyped('')
                  onChoose(line)
                }}
              >
                <Picture src={line.facts.image} alt="" width={44} height={44} slowAfterMs={null} />
                <span>
                  {line.name}
                  <small>
                    {line.facts.finish && <img src={swatchPath(line.facts.finish)} alt="" width={14} height={14} />}
                    {line.facts.variantText}
                  </small>
                </span>
                <span className="code">{line.sku}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
