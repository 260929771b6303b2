import { routes } from '#app/addresses/routes.ts'
import { signInHref } from '#app/features/accounts/sign-in/sign-in.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import styles from './project-welcome.module.css'

interface ProjectWelcomeProps {
  readonly locale: Locale
  readonly isSignedIn: boolean
  /** Another market, where the account has projects. */
  readonly elsewhere: Locale | null
}

export function ProjectWelcome({ locale, isSignedIn, elsewhere }: ProjectWelcomeProps) {
  const list = routes.projects.list.path({ locale })
  return (
    <section className={styles.welcome}>
      <h1>Welcome to My Specifications</h1>
      <p>{isSignedIn ? "Let's start by creating your first project" : 'Login to create your first project.'}</p>
      {elsewhere && (
        <p>
          You have no projects in {MARKETS[locale].countryName}.{' '}
          <a href={routes.projects.list.path({ locale: elsewhere })} data-reload="">
            See your projects in {MARKETS[elsewhere].countryName}
          </a>
        </p>
      )}
      {isSignedIn ? (
        <LinkButton className={buttonClass('primary')} href={`${list}create/`}>
          Create a project
        </LinkButton>
      ) : (
        <LinkButton className={buttonClass('primary')} href={signInHref(list, '')} rel="nofollow" keepsScroll>
          Sign in / Sign up
        </LinkButton>
      )}
      <ol className={styles.steps}>
        <li>
          <strong>Rooms</strong>
          <span>Describe your project and its rooms.</span>
        </li>
        <li>
          <strong>Products</strong>
          <span>Put taps, basins and toilets where they belong, with quantities and notes.</span>
        </li>
        <li>
          <strong>Schedule</strong>
          <span>Read the whole specification room by room.</span>
        </li>
      </ol>
    </section>
  )
}
