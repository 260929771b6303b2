import { Select } from '#app/ui/fields/select.tsx'
import { useState } from 'react'
import { Picture } from '#app/ui/picture.tsx'
import type { ListAnswer } from '@specify/list-reader/draft/list-draft.ts'
import type { Candidate, Match } from '@specify/list-reader/match/candidate.ts'
import styles from './list-row.module.css'

interface CandidateChoiceProps {
  readonly match: Match
  readonly products: ListAnswer['products']
  readonly description: string
  readonly problem: string
  readonly name: string
  /** Rows of this code without a product, this one among them. */
  readonly alike: number
  /** Null where the row cannot be a line that is not from the catalogue. */
  readonly onFree: ((isForAlike: boolean) => void) | null
  readonly onChoose: (sku: string, isForAll: boolean) => void
}

/** Lists what a row may mean, one click for each; nothing is chosen until then. */
export function CandidateChoice({
  match,
  products,
  description,
  problem,
  name,
  alike,
  onFree,
  onChoose: onAnswer,
}: CandidateChoiceProps) {
  const [isForAll, setForAll] = useState(true)
  const isAny = match.candidates.length > 0 || match.kind === 'discontinued'
  const onChoose = (sku: string) => onAnswer(sku, isForAll && alike > 1)
  const own = match.kind === 'discontinued' && match.sku !== null ? products[match.sku] : undefined
  return (
    <div className={styles.candidates} role="group" aria-label={`Products for ${name}`}>
      <p className={styles.question}>
        {own ? `${own.name}${own.finish ? `, ${own.finish}` : ''}: discontinued.` : problem}
        {own && match.elsewhere && ` Replaced by ${match.elsewhere.join(', ')}, which is not sold in this market.`}
        {description !== '' && !own && <span className={styles.note}> {description}</span>}
      </p>
      {alike > 1 && isAny && (
        <label className={styles.forAll}>
          <input type="checkbox" checked={isForAll} onChange={({ target }) => setForAll(target.checked)} />
          <span>Use for all {alike} rows of this code</span>
        </label>
      )}
      {match.candidates.map((candidate) => (
        <CandidateButton key={candidate.sku} {...{ candidate, products, name, onChoose }} />
      ))}
      {own && match.sku !== null && (
        <button type="button" className={styles.plain} onClick={() => onChoose(match.sku ?? '')}>
          Add {match.sku} all the same
        </button>
      )}
      {onFree && (
        <button
          type="button"
          className={styles.plain}
          aria-label={`Keep as a free line: ${name}`}
          onClick={() => onFree(false)}
        >
          Keep as a free line
        </button>
      )}
      {onFree && alike > 1 && (
        <button type="button" className={styles.plain} onClick={() => onFree(true)}>
          Keep all {alike} rows alike
        </button>
      )}
    </div>
  )
}

interface CandidateButtonProps {
  readonly candidate: Candidate
  readonly products: ListAnswer['products']
  readonly name: string
  readonly onChoose: (sku: string) => void
}

function CandidateButton({ candidate: { sku, why, options }, products, name, onChoose }: CandidateButtonProps) {
  const product = products[sku]
  if (!product) return null
  const about = (
    <>
      <Picture
        className={styles.picture}
        src={product.image}
        alt=""
        slowAfterMs={null}
        loading="lazy"
        width={40}
        height={40}
      />
      <span className={styles.name}>
        <span>{product.name}</span>
        <span className={styles.finish}>
          {options.length > 0 ? '' : `${product.finish} `}
          <span className="code">{options.length > 0 ? '' : sku}</span>
        </span>
        <span className={styles.why}>
          {why}
          {!product.isAvailable && ', discontinued'}
        </span>
      </span>
    </>
  )
  if (options.length === 0) {
    return (
      <button
        type="button"
        className={styles.candidate}
        aria-label={`Use ${[sku, product.name, product.finish, why].filter(Boolean).join(', ')}`}
        onClick={() => onChoose(sku)}
      >
        {about}
        <span className={styles.take}>Use</span>
      </button>
    )
  }
  return (
    <div className={styles.candidate}>
      {about}
      <Select
        className={styles.options}
        aria-label={`Finish for ${name}`}
        value=""
        onChange={({ target }) => target.value !== '' && onChoose(target.value)}
      >
        <option value="">Choose</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {[products[option]?.finish, option].filter(Boolean).join(' · ')}
          </option>
        ))}
      </Select>
    </div>
  )
}
