import { startTransition, useOptimistic } from 'react'

/** A choice that shows at once, and is rolled back where the server refuses it. */
export function useOptimisticChoice<T>(value: T, choose: (value: T) => Promise<unknown>): [T, (value: T) => void] {
  const [shownValue, showChoice] = useOptimistic(value)
  return [
    shownValue,
    (value) =>
      startTransition(async () => {
        showChoice(value)
        await choose(value)
      }),
  ]
}
