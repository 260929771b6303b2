import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useNavigate, useParams } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import { DEFAULT_LOCALE, findMarket } from '@specify/core/market.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { AWAY, FAILED_REQUEST, usePageData } from '#app/shell/page-data.ts'
import { MeasuredDrawing } from '#app/ui/measured-drawing.tsx'
import { NOT_AVAILABLE } from './shop/notes/not-available.ts'
import styles from './not-found.module.css'

const REDIRECT_AFTER_S = 5

export function ErrorScreen({ error }: { error: unknown }) {
  const { locale } = useParams()
  const home = routes.home.path({ locale: findMarket(locale)?.code ?? DEFAULT_LOCALE })
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const isEnded = isRouteErrorResponse(error) && error.status === 410
  const isAway = usePageData(AWAY) === true || (isRouteErrorResponse(error) && error.data === NOT_AVAILABLE)
  return (
    <>
      <title>{`${isMissing ? 'Page not found' : isEnded ? 'Link ended' : isAway ? 'Not available' : 'Something went wrong'} | Specify`}</title>
      <meta name="robots" content="noindex" />
      <div className={`page ${styles.page}`}>
        <div className={styles.words}>
          {isMissing ? (
            <Missing home={home} />
          ) : isEnded ? (
            <Ended home={home} />
          ) : isAway ? (
            <Away home={home} />
          ) : (
            <Failed home={home} />
          )}
        </div>
        <MeasuredDrawing figure={isMissing ? '404' : isEnded ? '410' : isAway ? '503' : '500'} />
      </div>
    </>
  )
}

function Away({ home }: { home: string }) {
  return (
    <>
      <h1>Not available at the moment</h1>
      <p>Your account and your projects are not available at the moment. Nothing is lost; please try again soon.</p>
      <div className={styles.actions}>
        <Button look="primary" onClick={() => location.reload()}>
          Try again
        </Button>
        <ButtonLink href={home}>Go to homepage</ButtonLink>
      </div>
    </>
  )
}

/** A link of a mail that has ended: retrying would not help. */
function Ended({ home }: { home: string }) {
  return (
    <>
      <h1>This link no longer works</h1>
      <p>It has expired or is not complete. Use the one in the latest email, or ask for a new one.</p>
      <div className={styles.actions}>
        <ButtonLink look="primary" href={home}>
          Go to homepage
        </ButtonLink>
      </div>
    </>
  )
}

function Missing({ home }: { home: string }) {
  const [seconds, setSeconds] = useState(REDIRECT_AFTER_S)
  const [stopped, setStopped] = useState(false)
  const navigate = useNavigate()

  useEffect(() => {
    if (stopped) return
    if (seconds === 0) {
      void navigate(home, { replace: true })
      return
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000)
    return () => clearTimeout(timer)
  }, [seconds, stopped, home, navigate])

  return (
    <>
      <h1>Page not found</h1>
      <p>The page you were looking for couldn't be found. It may have been deleted, renamed, or doesn't exist.</p>
      {stopped ? (
        <p>You stay on this page.</p>
      ) : (
        <p className={styles.countdown} role="timer">
          {`Redirecting to homepage in ${seconds} seconds.`}
        </p>
      )}
      <div className={styles.actions}>
        <ButtonLink look="primary" href={home}>
          Go to homepage
        </ButtonLink>
        {!stopped && <Button onClick={() => setStopped(true)}>Stay here</Button>}
      </div>
    </>
  )
}

function Failed({ home }: { home: string }) {
  const requestId = usePageData(FAILED_REQUEST)
  return (
    <>
      <h1>Something went wrong</h1>
      <p>This page could not be shown. It is not your fault; trying again in a moment often helps.</p>
      {requestId && (
        <p className={styles.reference}>
          If it keeps happening, quote this reference: <code>{requestId}</code>
        </p>
      )}
      <div className={styles.actions}>
        <Button look="primary" onClick={() => location.reload()}>
          Try again
        </Button>
        <ButtonLink href={home}>Go to homepage</ButtonLink>
      </div>
    </>
  )
}
