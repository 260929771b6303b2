import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { routes } from '#app/addresses/routes.ts'
import type { AccountSummary } from '#app/features/accounts/rules/model.ts'
import { dialogStateOf, signInHref } from '#app/features/accounts/sign-in/sign-in.ts'
import type { Locale } from '@specify/core/market.ts'
import {
  dropWaiting,
  takeWaiting,
  useWaitingProduct,
  waitForProject,
  wantProduct,
} from '#app/features/builder/components/add-to-project/waiting-store.ts'
import type { AddRequest } from '#app/features/projects/schedule/waiting-product.ts'
import { FullScreenSpinner } from '#app/ui/dialogs/full-screen-spinner.tsx'
import { useNavigate } from 'react-router'
import { onDemand } from '#app/shell/on-demand.tsx'

const AddToProjectRoute = onDemand(() => import('./add-to-project-dialog.tsx'), 'over')

let want: (request: AddRequest) => void = () => {}

/** Opens the dialog for a product, after sign-in and profile where these are missing. */
export function openAddToProject(request: AddRequest): void {
  want(request)
}

export function AddToProject({ locale, account }: { locale: Locale; account: AccountSummary | null }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const waiting = useWaitingProduct(locale, 'account')
  const hasProfile = account?.hasProfile === true
  const [isNeeded, setNeeded] = useState(false)
  // A profile that was just completed leads on to the product's page first.
  const isOpen =
    hasProfile && waiting !== null && !pathname.startsWith(routes.account.companyRegistration.path({ locale }))
  if (isOpen && !isNeeded) setNeeded(true)

  useEffect(() => {
    const isVisitor = account === null
    want = (request) => {
      wantProduct(request, locale, !hasProfile)
      const { pathname: path, search } = location
      // With the dialog open, or its code not loaded, there is nothing to navigate to.
      if (hasProfile || (isVisitor && dialogStateOf(path, search))) return
      if (isVisitor) void navigate(signInHref(path, search), { preventScrollReset: true })
      else void navigate(routes.account.companyRegistration.href({ locale, redirect: path + search }))
    }
  }, [navigate, locale, account, hasProfile])

  const openedAt = useRef<string | null>(null)
  useEffect(() => {
    if (isOpen) takeWaiting()
    // The dialog belongs to the page it was opened on: navigation drops it.
    if (isOpen && openedAt.current !== null && openedAt.current !== pathname) dropWaiting()
    openedAt.current = isOpen ? pathname : null
  }, [isOpen, pathname])

  return (
    isNeeded && (
      <Suspense fallback={<FullScreenSpinner label="Loading" />}>
        <AddToProjectRoute
          locale={locale}
          request={isOpen ? waiting.request : null}
          onCreate={waitForProject}
          onClose={() => {
            // It also closes by itself while a product waits for its project.
            if (isOpen) dropWaiting()
          }}
        />
      </Suspense>
    )
  )
}
