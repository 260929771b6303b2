import { useState } from 'react'
import type { Locale } from '@specify/core/market.ts'
import { countMeetings, replaceProducts, type Meeting } from '@specify/schedule/edits/replace-products.ts'
import { linesLike } from '@specify/schedule/free-lines/free-line-edits.ts'
import { freeText } from '@specify/schedule/free-lines/free-text.ts'
import type { LineItem } from '@specify/schedule/model.ts'
import type { AddedProduct } from '@specify/schedule/rooms/rooms.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import styles from '#app/ui/dialogs/dialog.module.css'
import { CandidateSearch } from '../../replace/candidate-search.tsx'
import { MeetingChoice } from '../../replace/meeting-choice.tsx'
import type { RoomsDraft } from '../use-rooms-draft.ts'

interface MatchDialogProps {
  readonly locale: Locale
  readonly draft: RoomsDraft
  readonly item: LineItem
  readonly onNews: (news: string) => void
  readonly onClose: () => void
}

/** Finds the product that a free line has become. Choosing it is one edit; lines that are there already are asked about. */
export function MatchDialog({ locale, draft, item, onNews, onClose }: MatchDialogProps) {
  const [isForAll, setForAll] = useState(true)
  const [product, setProduct] = useState<AddedProduct | null>(null)
  const [meeting, setMeeting] = useState<Meeting>('add')
  const like = linesLike(draft, item.id).map((line) => line.item.id)
  const lineIds = new Set(isForAll ? like : [item.id])
  const replacementBy = (to: AddedProduct) => ({ lineIds, targets: new Map([[item.sku, to]]), meeting })
  const meetings = product ? countMeetings(draft, replacementBy(product)) : 0
  const match = (to: AddedProduct) => {
    draft.edit(replaceProducts(replacementBy(to)))
    onNews(`${item.name} matched to ${to.name}`)
    onClose()
  }
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
        {product ? (
          <>
            <p>
              {product.name} <span className="code">{product.sku}</span>
            </p>
            <MeetingChoice count={meetings} meeting={meeting} onChange={setMeeting} />
            <div className={styles.actions}>
              <Button look="primary" onClick={() => match(product)}>
                Match
              </Button>
              <Button onClick={() => setProduct(null)}>Another product</Button>
            </div>
          </>
        ) : (
          <CandidateSearch
            locale={locale}
            label="Product"
            start={item.free?.code ?? ''}
            onChoose={({ facts, ...to }) => {
              draft.addProducts({ [to.sku]: facts })
              if (countMeetings(draft, replacementBy(to)) > 0) setProduct(to)
              else match(to)
            }}
          />
        )}
      </div>
    </Dialog>
  )
}
