import { useEffect, useState } from 'react'
import { api } from '#app/addresses/api.ts'
import type { Locale } from '@specify/core/market.ts'
import type { PackageAnswer } from '../package/package-shape.server.ts'

const POLL_MS = 1_500

export function usePackageProgress(locale: Locale, first: PackageAnswer, token: string | undefined): PackageAnswer {
  const [polled, setPolled] = useState(first)
  // The page was loaded again since.
  const latest = polled.packageId === first.packageId && isLater(polled, first) ? polled : first
  const isRunning = latest.state === 'waiting' || latest.state === 'making'
  useEffect(() => {
    if (!isRunning) return
    const leaving = new AbortController()
    const ask = async () => {
      const answer = await fetch(api.handoverPackageProgress.href({ locale, packageId: first.packageId, token }), {
        signal: leaving.signal,
      })
      if (answer.ok) setPolled((await answer.json()) as PackageAnswer)
    }
    const timer = setInterval(() => void ask().catch(() => null), POLL_MS)
    return () => {
      clearInterval(timer)
      leaving.abort()
    }
  }, [first.packageId, isRunning, locale, token])
  return latest
}

function isLater(a: PackageAnswer, b: PackageAnswer): boolean {
  const isOver = ({ state }: PackageAnswer) => state !== 'waiting' && state !== 'making'
  return isOver(a) === isOver(b) ? a.files.done >= b.files.done : isOver(a)
}
