import type { ReactNode } from 'react'
import { Button } from '../button.tsx'

interface FileFailureProps {
  readonly error: ReactNode
  readonly onTryAgain: (() => void) | null
  readonly className?: string | undefined
}

/** Shows why a file failed, with *Try again*; empty without a failure. */
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
