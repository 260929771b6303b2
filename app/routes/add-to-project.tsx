import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import type { AccountSummary } from '#app/features/accounts/model.ts'
import { signInHref } from '#app/features/accounts/sign-in.ts'
import type { Locale } from '#app/features/markets/model.ts'
import type { AddRequest } from '#app/features/projects/components/add-to-project-dialog.tsx'
import { readStored, writeStored } from '#app/ui/browser-storage.ts'
import { FullScreenSpinner } from '#app/ui/full-screen-spinner.tsx'
import { useGo } from '#app/ui/go.ts'
import { onDemand } from '#app/ui/on-demand.tsx'

const AddToProjectRoute = onDemand(() => import('./add-to-project-dialog.tsx'))

const KEY = 'add-to-project'

/** What somebody wants to add. It waits while they sign in; undefined until it is known whether something does. */
let wanted: AddRequest | null | undefined
/** Where they must go first; null for somebody who may work on projects. */
let detour: (() => void) | null = null
const listeners = new Set<() => void>()

/** Opens the dialog for a product, in the end: visitors sign in first, and who has no profile completes it. */
export function openAddToProject(request: AddRequest): void {
  want(request)
  detour?.()
}

/** Forgets what is wanted: the dialog is closed, or the way to it was left. */
export function closeAddToProject(): void {
  want(null)
}

function want(request: AddRequest | null): void {
  wanted = request
  store(detour && request)
  for (const listener of listeners) listener()
}

/** Keeps what waits for a sign-in across pages that are loaded anew. */
function store(request: AddRequest | null): void {
  writeStored('sessionStorage', KEY, request && JSON.stringify(request))
}

function readWanted(): AddRequest | null {
  if (wanted === undefined) {
    try {
      wanted = JSON.parse(readStored('sessionStorage', KEY) ?? 'null') as AddRequest | null
    } catch {
      wanted = null
    }
  }
  return wanted
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The dialog, over any page. Its code is loaded when it is first opened. */
export function AddToProject({ locale, account }: { locale: Locale; account: AccountSummary | null }) {
  const go = useGo()
  const request = useSyncExternalStore(subscribe, readWanted, () => null)
  const hasProfile = account?.hasProfile === true
  const [isNeeded, setNeeded] = useState(false)
  const isOpen = hasProfile && request !== null
  if (isOpen && !isNeeded) setNeeded(true)

  useEffect(() => {
    const isVisitor = account === null
    detour = hasProfile
      ? null
      : () => {
          const { pathname, search } = location
          if (isVisitor) go(signInHref(pathname, search), { preventScrollReset: true })
          else go(`/${locale}/company-registration/?${new URLSearchParams({ redirect: pathname + search })}`)
        }
  }, [go, locale, account, hasProfile])

  useEffect(() => {
    if (isOpen) store(null)
  }, [isOpen])

  return (
    isNeeded && (
      <Suspense fallback={<FullScreenSpinner label="Loading" />}>
        <AddToProjectRoute locale={locale} request={isOpen ? request : null} onClose={closeAddToProject} />
      </Suspense>
    )
  )
}
