import { useCallback, useState } from 'react'
import { parseJson } from '@specify/core/data/parse-json.ts'
import { readStored, writeStored } from '#app/ui/browser/browser-storage.ts'
import { useHydrated } from '#app/ui/browser/use-hydrated.ts'

export function useFoldedRooms(projectId: string) {
  const key = `folded-rooms:${projectId}`
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [hasRead, setRead] = useState(false)
  if (useHydrated() && !hasRead) {
    setRead(true)
    setFolded(parse(readStored('sessionStorage', key)))
  }
  const change = useCallback(
    (ids: readonly string[], isFolded: boolean) =>
      setFolded((before) => {
        const next = new Set(before)
        for (const id of ids)
          if (isFolded) next.add(id)
          else next.delete(id)
        writeStored('sessionStorage', key, next.size > 0 ? JSON.stringify([...next]) : null)
        return next
      }),
    [key],
  )
  return { folded, change }
}

function parse(stored: string | null): ReadonlySet<string> {
  const names = parseJson(stored)
  return new Set(Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [])
}
