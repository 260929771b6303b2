import { useEffect } from 'react'
import { PAGE_ACCOUNT } from '#app/features/accounts/viewing/viewing.ts'
import { namePageAccount } from '#app/ui/loading/call-action.ts'

/** Has the calls and forms of a page say whose it is: it may stay open when a viewing ends. Null for all other pages. */
export function usePageAccount(accountId: string | null): void {
  useEffect(() => {
    if (accountId === null) return
    namePageAccount({ [PAGE_ACCOUNT.header]: accountId })
    const mark = ({ target }: Event) => {
      if (
        !(target instanceof HTMLFormElement) ||
        target.method !== 'post' ||
        (target.getAttribute('action') ?? '').includes('/console/')
      )
        return
      const field = target.querySelector<HTMLInputElement>(`input[name="${PAGE_ACCOUNT.field}"]`)
      const input = field ?? target.appendChild(document.createElement('input'))
      Object.assign(input, { type: 'hidden', name: PAGE_ACCOUNT.field, value: accountId })
    }
    document.addEventListener('submit', mark, { capture: true })
    return () => {
      namePageAccount({})
      document.removeEventListener('submit', mark, { capture: true })
    }
  }, [accountId])
}
