import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { Button } from '#app/ui/button.tsx'
import styles from './viewing-banner.module.css'

interface ViewingBannerProps {
  readonly locale: string
  readonly email: string
  readonly state: 'active' | 'over'
  /** `14:20` */
  readonly until: string
  /** Until it ends by itself. */
  readonly leftMs: number
}

/** Staff see the site with the eyes of this customer, or did until just now. */
export function ViewingBanner({ locale, email, state, until, leftMs }: ViewingBannerProps) {
  const isOver = state === 'over'
  const { revalidate } = useRevalidator()
  const refresh = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (leftMs <= 0) return
    const timer = setTimeout(() => refresh(), leftMs + 1_000)
    return () => clearTimeout(timer)
  }, [leftMs])
  return (
    <form method="post" action={routes.console.stopSeeing.path({ locale })} className={styles.banner} role="status">
      <p>
        {isOver ? (
          <>
            You no longer see the site as <strong>{email}</strong>: the quarter of an hour is over since {until}. What
            you see is your own.
          </>
        ) : (
          <>
            You see the site as <strong>{email}</strong>, until {until}. Nothing can be changed.
          </>
        )}
      </p>
      <Button type="submit" look="secondary">
        {isOver ? 'Back to the console' : 'Stop'}
      </Button>
    </form>
  )
}
