import { startTransition, useOptimistic } from 'react'

/** A choice that shows as soon as it is made, and goes back where the server does not take it. */
export function useOptimisticChoice<T>(known: T, choose: (value: T) => Promise<unknown>): [T, (value: T) => void] {
  const [shown, showChoice] = useOptimistic(known)
  return [
    shown,
    (value) =>
      startTransition(async () => {
        showChoice(value)
        await choose(value)
      }),
  ]
}
