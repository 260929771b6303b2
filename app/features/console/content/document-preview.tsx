import { Button } from '#app/ui/button.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import styles from '../components/console.module.css'

const WIDTHS = [390, 834, 1440] as const

interface DocumentPreviewProps {
  readonly previewHref: (theme?: 'dark') => string
  readonly shareHref: string
}

/** The draft as its page draws it, at three widths, light and dark; and a link for others. */
export function DocumentPreview({ previewHref, shareHref }: DocumentPreviewProps) {
  const shared = usePostedForm('share')?.values['link']
  return (
    <section className={styles.block} aria-label="Preview">
      <form method="post" action={shareHref} className={styles.buttons}>
        <Button type="submit">Make a link for others</Button>
        <PageLink href={previewHref()}>Open it by itself</PageLink>
      </form>
      {shared !== undefined && (
        <TextField
          label="Link for others"
          name="link"
          readOnly
          defaultValue={shared}
          hint="It shows the draft as it is when it is opened, and ends after seven days."
        />
      )}
      {([undefined, 'dark'] as const).map((theme) =>
        WIDTHS.map((width) => (
          <figure key={`${theme} ${width}`} className={styles.preview}>
            <figcaption>{`${width} px${theme ? ', dark' : ''}`}</figcaption>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard */}
            <div role="region" aria-label={`Preview at ${width} px${theme ? ', dark' : ''}`} tabIndex={0}>
              <iframe
                src={previewHref(theme)}
                title={`${width} px`}
                width={width}
                height={700}
                loading="lazy"
                sandbox="allow-same-origin"
              />
            </div>
          </figure>
        )),
      )}
    </section>
  )
}
