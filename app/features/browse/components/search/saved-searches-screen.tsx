import type { FormOf } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { shortDateIn } from '@specify/core/market-time.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { PageTrail } from '#app/ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { MAX_NAME_LENGTH, newSinceText } from '#app/features/browse/saved-searches/saved-address.ts'
import type { SavedSearch } from '#app/features/browse/saved-searches/read-saved.server.ts'
import chips from '../listing/listing-toolbar.module.css'
import styles from './saved-searches-screen.module.css'

interface SavedSearchesScreenProps {
  readonly locale: Locale
  readonly searches: readonly SavedSearch[]
}

export function SavedSearchesScreen({ locale, searches }: SavedSearchesScreenProps) {
  const problem = usePostedForm('saved-searches')?.problems.form
  return (
    <div className={`page work-page ${styles.page}`}>
      <PageTrail locale={locale} label="Saved searches" />
      <h1>Saved searches</h1>
      {problem && <FormMessage kind="error">{problem}</FormMessage>}
      {searches.length === 0 ? (
        <>
          <p className={styles.hint}>
            You have no saved searches yet. Search for something or choose filters, then press <em>Save search</em>:
            this page shows what is new since you last looked.
          </p>
          <ButtonLink look="primary" href={routes.products.path({ locale })}>
            Browse products
          </ButtonLink>
        </>
      ) : (
        <ul className={styles.list}>
          {searches.map((search) => (
            <SavedSearchRow key={`${search.id} ${search.name}`} locale={locale} search={search} />
          ))}
        </ul>
      )}
    </div>
  )
}

function SavedSearchRow({ locale, search }: { locale: Locale; search: SavedSearch }) {
  const { id, name, parts, newProducts, seenAt } = search
  const about = <span className="visually-hidden"> {name}</span>
  const formOf = (form: FormOf<typeof routes.account.savedSearches>) =>
    ({ method: 'post', action: routes.account.savedSearches.href({ locale, form }) }) as const
  return (
    <li className={styles.row}>
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.since} data-new={newProducts ? '' : undefined}>
          {newProducts === null
            ? 'What it listed is no longer on the site.'
            : newSinceText(newProducts, shortDateIn({ code: search.locale }, new Date(seenAt)))}
          {search.locale !== locale && ` · ${MARKETS[search.locale].countryName}`}
        </p>
        <ul className={chips.chips} aria-label={`What ${name} asks for`}>
          {parts.map((part) => (
            <li key={part} className={styles.part}>
              {part}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        {newProducts !== null && (
          <form {...formOf('open')}>
            <input type="hidden" name="id" value={id} />
            <Button type="submit">Open{about}</Button>
          </form>
        )}
        <details name="saved-search">
          <summary>Rename{about}</summary>
          <form className={styles.form} {...formOf('rename')}>
            <input type="hidden" name="id" value={id} />
            <TextField label="Name" name="name" defaultValue={name} maxLength={MAX_NAME_LENGTH} required />
            <Button type="submit">Save</Button>
          </form>
        </details>
        <details name="saved-search">
          <summary>Delete{about}</summary>
          <form className={styles.form} {...formOf('delete')}>
            <input type="hidden" name="id" value={id} />
            <p>This cannot be undone.</p>
            <Button type="submit" look="danger">
              Delete search{about}
            </Button>
          </form>
        </details>
      </div>
    </li>
  )
}
