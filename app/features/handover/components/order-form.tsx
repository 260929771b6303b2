import { useState } from 'react'
import { countOf } from '@specify/core/text/count-text.ts'
import type { Locale } from '@specify/core/market.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { chosenText } from '../chosen-text.ts'
import { handoverHref } from '#app/features/reports/handover-hrefs.ts'
import { ARRANGEMENT_NAMES, ARRANGEMENTS } from '../handover-order.ts'
import { sizeText } from '../package/package-files.ts'
import type { HandoverPage, KindChoice } from '../read-handover-page.server.ts'
import styles from './handover.module.css'

interface OrderFormProps {
  readonly locale: Locale
  readonly page: HandoverPage
}

export function OrderForm({ locale, page }: OrderFormProps) {
  const { kinds, parts, source } = page
  const posted = usePostedForm('order')
  const [chosen, setChosen] = useState(() => ({
    kinds: kinds.filter(({ isChosen }) => isChosen),
    papers: parts.length,
  }))
  return (
    <form
      method="post"
      action={handoverHref(locale, source, { form: 'order' })}
      className={styles.form}
      onChange={({ currentTarget }) => {
        const data = new FormData(currentTarget)
        const ticked = data.getAll('kinds')
        setChosen({
          kinds: kinds.filter(({ types }) => ticked.includes(types.join(','))),
          papers: data.getAll('include').length,
        })
      }}
    >
      {'projectId' in source && <input type="hidden" name="projectId" value={source.projectId} />}
      {'projectId' in source && source.revisionId !== undefined && (
        <input type="hidden" name="revisionId" value={source.revisionId} />
      )}
      {posted?.problems.form && <FormMessage kind="error">{posted.problems.form}</FormMessage>}
      <fieldset>
        <legend>Files of the products</legend>
        {kinds.length === 0 && <p className={styles.hint}>The catalogue has no files of these products.</p>}
        {kinds.map((kind) => (
          <label key={kind.label} className={styles.kind}>
            <input type="checkbox" name="kinds" value={kind.types.join(',')} defaultChecked={kind.isChosen} />
            <span>{kind.label}</span>
            <span className={styles.facts}>{kindFacts(kind)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Also in the package</legend>
        {parts.map(([name, label]) => (
          <label key={name} className={styles.kind}>
            <input type="checkbox" name="include" value={name} defaultChecked />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Folders</legend>
        {ARRANGEMENT_NAMES.map((name, index) => (
          <label key={name} className={styles.kind}>
            <input type="radio" name="by" value={name} defaultChecked={index === 0} />
            <span>{ARRANGEMENTS[name]}</span>
          </label>
        ))}
        <p className={styles.hint}>
          Each file is in the package once; files that several products share are in one folder.
        </p>
      </fieldset>
      <div className={styles.send}>
        <Button type="submit" look="primary">
          Make the package
        </Button>
        <p className={styles.facts} role="status">
          {chosenText(chosen.kinds, chosen.papers)}
        </p>
      </div>
    </form>
  )
}

function kindFacts({ files, bytes, unsized }: KindChoice): string {
  return [countOf(files, 'file'), bytes > 0 ? sizeText(bytes) : '', unsizedText(unsized, files)]
    .filter(Boolean)
    .join(' · ')
}

function unsizedText(unsized: number, files: number): string {
  if (unsized === 0) return ''
  return unsized === files ? 'size not stated' : `size of ${unsized} not stated`
}
