import { useState } from 'react'
import { countOf } from '@specify/core/text/count-text.ts'
import type { BuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import { hasWords } from '#app/features/builder/state/template-words.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { ListedTemplate } from '../../builder/template-calls.ts'
import styles from './insert-template.module.css'

/** Fewer are seen at once. */
const SEARCHED_FROM = 7
const MAX_PICTURES = 5

interface TemplateListProps {
  readonly templates: {
    readonly mayShare: boolean
    readonly templates: readonly ListedTemplate[]
    readonly products: BuilderProject['products']
  }
  readonly chosen: ListedTemplate | null
  readonly onChoose: (template: ListedTemplate) => void
  readonly onShare: (template: ListedTemplate) => void
  readonly onRemove: (template: ListedTemplate) => void
}

/** Templates to choose one of, found by their names, rooms and products. */
export function TemplateList({ templates, chosen, onChoose, onShare, onRemove }: TemplateListProps) {
  const [words, setWords] = useState('')
  const all = templates.templates
  const shown = all.filter((template) => hasWords(template, words))
  return (
    <>
      {all.length >= SEARCHED_FROM && (
        <TextField
          label="Find a template"
          name="words"
          type="search"
          value={words}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <p className="visually-hidden" role="status">
        {words !== '' && countOf(shown.length, 'template')}
      </p>
      {words !== '' && shown.length === 0 && <p>No template has these words.</p>}
      <ul className={styles.list}>
        {shown.map((template) => (
          <li key={template.id}>
            <label className={styles.choice} htmlFor={`template-${template.id}`}>
              <input
                type="radio"
                id={`template-${template.id}`}
                name="template"
                checked={chosen?.id === template.id}
                onChange={() => onChoose(template)}
              />
              <span className={styles.name}>
                {template.name}
                <span className={styles.size}>{sizeOf(template)}</span>
              </span>
              <TemplatePictures template={template} products={templates.products} />
            </label>
            {template.mayChange && (
              <span className={styles.changes}>
                {template.isOwn && templates.mayShare && (
                  <Button look="plain" aria-label={shareText(template)} onClick={() => onShare(template)}>
                    {template.isShared ? 'Stop sharing' : 'Share'}
                  </Button>
                )}
                <Button look="plain" aria-label={`Delete ${template.name}`} onClick={() => onRemove(template)}>
                  Delete
                </Button>
              </span>
            )}
            {chosen?.id === template.id && <TemplateContents template={template} />}
          </li>
        ))}
      </ul>
    </>
  )
}

function TemplatePictures({ template, products }: { template: ListedTemplate; products: BuilderProject['products'] }) {
  const images = template.rooms.flatMap(({ lineItems }) => lineItems.flatMap(({ sku }) => products[sku]?.image ?? []))
  return (
    <span className={styles.pictures}>
      {[...new Set(images)].slice(0, MAX_PICTURES).map((image) => (
        <Picture key={image} src={image} alt="" width={40} height={40} loading="lazy" slowAfterMs={null} />
      ))}
    </span>
  )
}

function TemplateContents({ template }: { template: ListedTemplate }) {
  return (
    <ul className={styles.contents} aria-label={`Contents of ${template.name}`}>
      {template.rooms.map(({ name, lineItems }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rooms of a template have no ids
        <li key={at}>
          <strong>{name}</strong>
          {`: ${lineItems.map((line) => (line.quantity === 1 ? line.name : `${line.quantity} × ${line.name}`)).join(', ')}`}
        </li>
      ))}
    </ul>
  )
}

function shareText({ name, isShared }: ListedTemplate): string {
  return isShared ? `Stop sharing ${name}` : `Share ${name} with your company`
}

function sizeOf({ rooms, isOwn, isShared }: ListedTemplate): string {
  const lines = rooms.reduce((sum, { lineItems }) => sum + lineItems.length, 0)
  const whose = isOwn ? (isShared ? 'Yours, shared, ' : 'Yours, ') : isShared ? 'Your company’s, ' : ''
  return `${whose}${countOf(rooms.length, 'room')}, ${countOf(lines, 'line')}`
}
