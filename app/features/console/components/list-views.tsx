import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { SavedView } from '../lists/saved-views.server.ts'
import styles from './console.module.css'

interface ListViewsProps {
  readonly views: readonly SavedView[]
  readonly path: string
  /** The query of the list as it is shown, without its page. */
  readonly query: string
}

/** Views that were saved of a list, and the way to save this one. */
export function ListViews({ views, path, query }: ListViewsProps) {
  const posted = usePostedForm('save-view')
  const formHref = (form: string) => `${path}?${[query, `form=${form}`].filter(Boolean).join('&')}`
  const problem = posted?.problems.fields?.['name'] ?? posted?.problems.form
  const current = views.find((view) => view.isOwn && view.query === query)
  return (
    <div className={styles.views}>
      {views.length > 0 && (
        <nav aria-label="Saved views">
          <ul>
            {views.map((view) => (
              <li key={view.id}>
                <PageLink
                  href={view.query === '' ? path : `${path}?${view.query}`}
                  aria-current={view.query === query ? 'page' : undefined}
                >
                  {view.name}
                  {view.isShared && <span className="visually-hidden">, shared</span>}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      {current ? (
        <form method="post" action={formHref('delete-view')}>
          <input type="hidden" name="id" value={current.id} />
          <Button type="submit" look="plain" aria-label={`Delete the view ${current.name}`}>
            Delete view
          </Button>
        </form>
      ) : (
        query !== '' && (
          <details className={styles.columns}>
            <summary>Save view</summary>
            <form method="post" action={formHref('save-view')}>
              <label>
                <span>Name</span>
                <input type="text" name="name" required maxLength={80} defaultValue={posted?.values['name']} />
              </label>
              <label>
                <input type="checkbox" name="isShared" value="1" /> Everybody with this list sees it
              </label>
              <Button type="submit" look="secondary">
                Save
              </Button>
            </form>
          </details>
        )
      )}
    </div>
  )
}
