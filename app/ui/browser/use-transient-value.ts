import { useEffect, useState } from 'react'

/** A value that is cleared after `ms` milliseconds; never where that is null. Setting it again restarts the time. */
export function useTransientValue<T>(ms: number | null): [T | null, (value: T | null) => void] {
  const [shownValue, setShownValue] = useState<{ readonly value: T } | null>(null)
  useEffect(() => {
    if (!shownValue || ms === null) return
    const timer = setTimeout(() => setShownValue(null), ms)
    return () => clearTimeout(timer)
  }, [shownValue, ms])
  return [shownValue?.value ?? null, (value) => setShownValue(value === null ? null : { value })]
}
