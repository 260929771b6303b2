import { startTransition, useOptimistic } from 'react'

/** A choice that shows at once, and is rolled back where the server refuses it. */
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
