import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface FileFailureProps {
  readonly error: ReactNode
  readonly onTryAgain: (() => void) | null
  readonly className?: string | undefined
}

/** Why a file was not made, with the way to try once more; empty where nothing failed. */
export function FileFailure({ error, onTryAgain, className }: FileFailureProps) {
  return (
    <p role="alert" className={className} data-screen-only>
      {error}
      {error !== null && onTryAgain && (
        <>
          {' '}
          <Button look="quiet" onClick={onTryAgain}>
            Try again
          </Button>
        </>
      )}
    </p>
  )
}
