import styles from './builder-menu.module.css'

/** The ways out of the builder that stand beside its steps. */
export function BuilderMenu({ locale, onLogOut }: { locale: string; onLogOut: () => void }) {
  return (
    <nav className={styles.menu} aria-label="Projects">
      <ul>
        <li>
          <a href={`/${locale}/project-builder/`} aria-current="true">
            Projects
          </a>
        </li>
        <li>
          <a href={`/${locale}/my-account/`}>My account</a>
        </li>
        <li>
          <button type="button" onClick={onLogOut}>
            Log out
          </button>
        </li>
      </ul>
    </nav>
  )
}
