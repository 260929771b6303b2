import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { dialogStateOf, isDialogStep } from '#app/features/accounts/sign-in.ts'

/** The dialog opens over a page and closes again: nothing of the page is loaded anew. */
export function keepUnderDialog({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !isDialogStep(currentUrl, nextUrl)
}

/**
 * Of pages for those who are signed in: once the session has ended, the dialog opens over the page, and what is on it
 * stays until somebody has signed in.
 */
export function stayUnderDialog(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl } = args
  const isUnderDialog = currentUrl.href === nextUrl.href && dialogStateOf(nextUrl.pathname, nextUrl.search) !== null
  return !isUnderDialog && keepUnderDialog(args)
}
