import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { AskMaker } from '#app/features/catalogue/blanks/ask-maker.tsx'
import { FIT_RULES } from '@specify/schedule/fitting/fits.ts'
import type { CheckedProject } from '#app/features/projects/project-actions/lookups/check-project.server.ts'
import styles from './fitting-panel.module.css'

export type Fit = CheckedProject['fits'][number]

const MAX_ROOMS_NAMED = 3

export function FitRow({ locale, fit, names }: { locale: Locale; fit: Fit; names: ReadonlyMap<string, string> }) {
  const roomNames = fit.roomIds.flatMap((id) => names.get(id) ?? [])
  const more = roomNames.length - MAX_ROOMS_NAMED
  return (
    <li className={styles.fit}>
      <p className={styles.rule}>
        {FIT_RULES[fit.rule]}
        <span className={styles.rooms}>
          {roomNames.slice(0, MAX_ROOMS_NAMED).join(', ')}
          {more > 0 && ` and ${more} more`}
        </span>
      </p>
      <dl>
        {fit.figures.map(({ sku, name, attribute, value, blank }) => (
          <div key={`${sku} ${name}`}>
            <dt>
              {sku === null ? (
                name
              ) : (
                <a href={routes.search.href({ locale, query: sku })} target="_blank" rel="noopener">
                  {name} <span className="code">{sku}</span>
                </a>
              )}
              <span className={styles.attribute}>{attribute}</span>
            </dt>
            <dd>
              {value ?? 'Not stated'}
              {sku !== null && blank.map((field) => <AskMaker key={field} {...{ sku, field, name }} />)}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
