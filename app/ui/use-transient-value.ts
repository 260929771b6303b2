import { useEffect, useState } from 'react'

/** A value that is cleared after `ms` milliseconds; never where that is null. Setting it again restarts the time. */
export function useTransientValue<T>(ms: number | null): [T | null, (value: T | null) => void] {
  const [shown, setShown] = useState<{ readonly value: T } | null>(null)
  useEffect(() => {
    if (!shown || ms === null) return
    const timer = setTimeout(() => setShown(null), ms)
    return () => clearTimeout(timer)
  }, [shown, ms])
  return [shown?.value ?? null, (value) => setShown(value === null ? null : { value })]
}
