import { LOCALES, MARKETS, type Locale } from '@specify/core/market.ts'
import styles from './market-switch.module.css'

/**
 * Switches markets and goes to the home of the chosen one. A form, so that it works before and without script; the
 * answer sets the cookie that stores the choice.
 */
export function MarketSwitch({ locale }: { locale: Locale }) {
  return (
    <form method="get" action="/market" className={styles.switch} aria-label="Market">
      {LOCALES.map((code) => (
        <button
          key={code}
          type="submit"
          name="locale"
          value={code}
          aria-pressed={code === locale}
          aria-label={`${code.toUpperCase()} ${MARKETS[code].countryName}`}
          title={MARKETS[code].countryName}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </form>
  )
}
