import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { PeopleNav } from '#app/ui/project/people-nav.tsx'
import { ProjectTrail, projectCrumbs } from '#app/ui/project/project-bar.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import type { LinksPage } from '../links/read-links-page.server.ts'
import { LinkForm } from './link-form.tsx'
import styles from './links.module.css'

interface LinksScreenProps {
  readonly locale: Locale
  readonly page: LinksPage
  readonly isOwner: boolean
  /** Chosen in the form, where somebody came from a revision. */
  readonly revisionId: string
}

export function LinksScreen({ locale, page, isOwner, revisionId }: LinksScreenProps) {
  const { projectId, projectName, isOwn, links } = page
  const problem = usePostedForm('revoke')?.problems.form
  return (
    <div className={`page work-page ${styles.page}`}>
      <ProjectTrail
        {...{ locale, projectId, isOwn }}
        place="people"
        crumbs={projectCrumbs({ locale, projectId, projectName, isOwn }, 'Share with others')}
      />
      <div className={styles.head}>
        <h1>Share with others</h1>
      </div>
      <PeopleNav {...{ locale, projectId, isOwner }} page="links" />
      <div className={styles.columns}>
        <section aria-labelledby="links-heading" className={styles.links}>
          <h2 id="links-heading">Sent out</h2>
          {problem && <FormMessage kind="error">{problem}</FormMessage>}
          {links.length === 0 ? (
            <p className={styles.hint}>
              No links yet. Give each builder, client and consultant their own: you decide what it shows, see when it is
              opened, and end it when you like.
            </p>
          ) : (
            <ul className={styles.list}>
              {links.map((link) => (
                <li key={link.id} className={link.state === 'open' ? '' : styles.ended}>
                  <div>
                    <h3>{link.name}</h3>
                    <p>{[link.shows, link.rights].join('. ')}</p>
                    <p className={styles.by}>{[link.opened, link.end].filter(Boolean).join('. ')}</p>
                  </div>
                  {isOwn && link.state === 'open' && (
                    <form method="post" action={routes.projects.links.href({ locale, projectId, form: 'revoke' })}>
                      <input type="hidden" name="id" value={projectId} />
                      <input type="hidden" name="linkId" value={link.id} />
                      <Button type="submit" look="plain" aria-label={`Stop sharing with ${link.name}`}>
                        Stop sharing
                      </Button>
                    </form>
                  )}
                </li>
              ))}
            </ul>
          )}
        </section>
        {isOwn && <LinkForm locale={locale} page={page} revisionId={revisionId} />}
      </div>
    </div>
  )
}
