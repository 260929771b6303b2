import { countOf, countText } from '@specify/core/text/count-text.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { MenuEntry } from '../console-page.server.ts'
import type { AppliedUpload, UploadPreview } from '../operator/uploads.server.ts'
import { MAX_FILE_MB, MOST_ENTRIES } from '../operator/upload-limits.ts'
import { ConsoleFrame } from './console-frame.tsx'
import { RecordTable } from './record-table.tsx'
import styles from './console.module.css'

interface UploadScreenProps {
  readonly menu: readonly MenuEntry[]
  readonly outcome: string
  readonly path: string
  readonly preview: UploadPreview | null
  /** The file of the address, where it was applied. */
  readonly applied: AppliedUpload | null
  /** The address names a file: one that is not there was replaced by another one. */
  readonly isGone: boolean
}

const TITLES = { shippingMethods: 'Deliveries', discountCodes: 'Discount codes', stock: 'Stock' }

export function UploadScreen({ menu, outcome, path, preview, applied, isGone }: UploadScreenProps) {
  const [uploaded, refused] = [usePostedForm('upload'), usePostedForm('apply')]
  const problems = uploaded?.values['problems']?.split('\n') ?? []
  return (
    <ConsoleFrame menu={menu} current="stock" title="Upload a file" outcome={outcome}>
      {problems.length > 0 && (
        <section className={styles.block} aria-labelledby="refused-heading">
          <h2 id="refused-heading">This file is not taken</h2>
          <FormMessage kind="error">Nothing was applied. Mend the file and upload it again.</FormMessage>
          <ul className={styles.refused}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </section>
      )}
      {refused?.problems.form && <FormMessage kind="error">{refused.problems.form}</FormMessage>}
      {applied && (
        <FormMessage kind="success">
          {`${applied.name} has been applied already: ${countOf(applied.changes, 'change')}. Nothing more is to do.`}
        </FormMessage>
      )}
      {preview ? (
        <Preview preview={preview} path={path} />
      ) : (
        isGone &&
        !applied &&
        !refused && <FormMessage kind="error">This file is no longer here. Upload it again.</FormMessage>
      )}
      <form
        method="post"
        action={`${path}?form=upload`}
        encType="multipart/form-data"
        className={`${styles.block} ${styles.form}`}
      >
        <h2>{preview ? 'Another file' : 'Deliveries, discount codes and stock'}</h2>
        <TextField
          label="JSON file"
          name="file"
          type="file"
          accept=".json,application/json"
          required
          hint={`At most ${MAX_FILE_MB} MB and ${countText(MOST_ENTRIES)} entries. What it changes is shown first; nothing is applied before you say so.`}
        />
        <Button type="submit" look={preview ? 'secondary' : 'primary'}>
          Preview
        </Button>
      </form>
    </ConsoleFrame>
  )
}

function Preview({ preview, path }: { preview: UploadPreview; path: string }) {
  const { id, name, plan, count, parts, unknownSkus } = preview
  return (
    <section className={styles.block} aria-labelledby="preview-heading">
      <h2 id="preview-heading">{count === 0 ? `${name} changes nothing` : `What ${name} changes`}</h2>
      {unknownSkus.count > 0 && (
        <p className={styles.warning}>
          {`${countText(unknownSkus.count)} of its codes ${unknownSkus.count === 1 ? 'is' : 'are'} not in the catalogue: ${unknownSkus.first.join(', ')}${unknownSkus.count > unknownSkus.first.length ? ' …' : ''}`}
        </p>
      )}
      {parts.map(({ part, counts, rows }) => {
        const total = counts.Added + counts.Changed + counts.Ended
        return (
          <div key={part} className={styles.part}>
            <h3>{TITLES[part]}</h3>
            <p className={styles.soft}>
              {`${countText(counts.Added)} added, ${countText(counts.Changed)} changed, ${countText(counts.Ended)} ended, ${countText(counts.Same)} as they are`}
            </p>
            {rows.length > 0 && <ChangeTable caption={TITLES[part]} rows={rows} />}
            {total > rows.length && (
              <p className={styles.soft}>{`${countText(total - rows.length)} more are not listed.`}</p>
            )}
          </div>
        )
      })}
      <form method="post" action={`${path}?id=${id}&form=apply`} className={styles.buttons}>
        <input type="hidden" name="plan" value={plan} />
        {count > 0 && (
          <Button type="submit" look="primary">
            {count === 1 ? 'Apply 1 change' : `Apply ${countText(count)} changes`}
          </Button>
        )}
        <PageLink href={path}>Do not apply it</PageLink>
      </form>
    </section>
  )
}

function ChangeTable({ caption, rows }: { caption: string; rows: UploadPreview['parts'][number]['rows'] }) {
  return (
    <RecordTable
      caption={caption}
      columns={[
        { head: 'Name', render: ({ key }) => <span className="code">{key}</span> },
        { head: 'What', render: ({ kind }) => kind },
        {
          head: 'Was and becomes',
          isWide: true,
          render: ({ kind, fields }) =>
            kind === 'Ended'
              ? 'No longer'
              : fields.map(({ label, was, is }) => (
                  <p key={label}>
                    {kind === 'Added' ? `${label}: ` : `${label}: was ${was || 'empty'}, becomes `}
                    <strong>{is || 'empty'}</strong>
                  </p>
                )),
        },
      ]}
      rows={rows}
      rowKey={({ key }) => key}
    />
  )
}
