import { PageLink } from '#app/ui/page-link.tsx'
import { routes } from '#app/addresses/routes.ts'
import styles from './whole-list-note.module.css'

/** Leads from products one by one to the page that prices a whole list. */
export function WholeListNote({ locale }: { readonly locale: string }) {
  return (
    <p className={styles.note} data-screen-only>
      Have a whole list? <PageLink href={routes.priceMyList.path({ locale })}>Price my list</PageLink>: your own Excel
      file comes back with codes and prices.
    </p>
  )
}
