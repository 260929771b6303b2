import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import type { CompanyAccess } from '@specify/schedule/model.ts'
import { PeopleNav } from '#app/ui/project/people-nav.tsx'
import { ProjectTrail, projectCrumbs } from '#app/ui/project/project-bar.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/fields/form-message.tsx'
import { usePostedForm } from '#app/ui/fields/posted-form.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import type { SharingPage } from '../read-sharing-page.server.ts'
import styles from './company.module.css'

const ACCESS_TEXT: Readonly<Record<CompanyAccess, string>> = {
  none: 'No access: only you see it',
  view: 'View: they can see, copy and export it',
  edit: 'Edit: they can change it, issue it and send links',
}

interface SharingScreenProps {
  readonly locale: Locale
  readonly page: SharingPage
}

export function SharingScreen({ locale, page }: SharingScreenProps) {
  const { projectId, projectName, version, access, companyName, colleagues } = page
  const shareProblem = usePostedForm('share')?.problems.form
  const handProblem = usePostedForm('hand')?.problems
  return (
    <div className={`page work-page ${styles.page}`}>
      <ProjectTrail
        {...{ locale, projectId }}
        isOwn
        place="people"
        crumbs={projectCrumbs({ locale, projectId, projectName, isOwn: true }, 'Company and owner')}
      />
      <div className={styles.head}>
        <h1>Company and owner</h1>
      </div>
      <PeopleNav {...{ locale, projectId }} isOwner page="company" />
      {companyName === null ? (
        <div className={styles.main}>
          <p className={styles.lead}>You are not in a company yet. Invite a colleague, then share this project.</p>
          <p>
            <ButtonLink look="primary" href={routes.account.company.path({ locale })}>
              Invite a colleague
            </ButtonLink>
          </p>
        </div>
      ) : (
        <div className={styles.halves}>
          <section aria-labelledby="share-heading" className={styles.form}>
            <h2 id="share-heading">Share with {companyName}</h2>
            {shareProblem && <FormMessage kind="error">{shareProblem}</FormMessage>}
            <form
              method="post"
              action={routes.projects.sharing.href({ locale, projectId, form: 'share' })}
              className={styles.line}
            >
              <input type="hidden" name="id" value={projectId} />
              <input type="hidden" name="version" value={version} />
              <SelectField
                label="Access for colleagues"
                name="companyAccess"
                defaultValue={access}
                options={Object.entries(ACCESS_TEXT)}
              />
              <Button type="submit" look="primary">
                Save
              </Button>
            </form>
            <p className={styles.by}>While it is shared it belongs to the company, even after you leave.</p>
          </section>
          {colleagues.length > 0 && (
            <section aria-labelledby="hand-heading" className={styles.form}>
              <h2 id="hand-heading">Hand over</h2>
              {handProblem?.form && <FormMessage kind="error">{handProblem.form}</FormMessage>}
              <form
                method="post"
                action={routes.projects.sharing.href({ locale, projectId, form: 'hand' })}
                className={styles.line}
              >
                <input type="hidden" name="id" value={projectId} />
                <SelectField
                  label="New owner"
                  name="accountId"
                  options={colleagues}
                  placeholder="Choose a colleague"
                  required
                  problem={handProblem?.fields?.['accountId']}
                />
                <Button type="submit">Hand over</Button>
              </form>
              <p className={styles.by}>
                {access === 'none'
                  ? 'You will no longer see it: share it first to keep access.'
                  : 'You keep it as a colleague.'}
              </p>
            </section>
          )}
        </div>
      )}
    </div>
  )
}
