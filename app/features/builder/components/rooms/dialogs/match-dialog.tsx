import { useState } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { linesLike, matchFreeLines } from '@specify/schedule/free-lines/free-line-edits.ts'
import { freeText } from '@specify/schedule/free-lines/free-text.ts'
import type { LineItem } from '@specify/schedule/model.ts'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import styles from '#app/ui/dialogs/dialog.module.css'
import { CandidateSearch } from '../../replace/candidate-search.tsx'
import type { RoomsDraft } from '../use-rooms-draft.ts'

interface MatchDialogProps {
  readonly locale: Locale
  readonly draft: RoomsDraft
  readonly item: LineItem
  readonly onNews: (news: string) => void
  readonly onClose: () => void
}

/** Finds the product that a free line has become. Choosing it is one edit. */
export function MatchDialog({ locale, draft, item, onNews, onClose }: MatchDialogProps) {
  const [isForAll, setForAll] = useState(true)
  const like = linesLike(draft, item.id).map((line) => line.item.id)
  return (
    <Dialog title={`Match ${item.name}`} open onClose={onClose}>
      <div className={styles.form}>
        <p>{freeText(item)}</p>
        <p>The line becomes a line of the product that you choose. Quantity, tag and note stay; its allowance goes.</p>
        {like.length > 1 && (
          <CheckboxField
            label={`For all ${like.length} lines with these details`}
            checked={isForAll}
            onChange={({ target }) => setForAll(target.checked)}
          />
        )}
        <CandidateSearch
          locale={locale}
          label="Product"
          start={item.free?.code ?? ''}
          onChoose={({ facts, ...product }) => {
            draft.addProducts({ [product.sku]: facts })
            draft.edit(matchFreeLines(new Set(isForAll ? like : [item.id]), product))
            onNews(`${item.name} matched to ${product.name}`)
            onClose()
          }}
        />
      </div>
    </Dialog>
  )
}
