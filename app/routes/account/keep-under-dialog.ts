import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { dialogStateOf, isDialogStep } from '#app/features/accounts/sign-in/sign-in.ts'

/** The dialog opens over a page and closes again: the page's data is not reloaded. */
export function keepUnderDialog({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !isDialogStep(currentUrl, nextUrl)
}

/** Keeps data of signed-in pages when the session has ended: the dialog opens over the page until the next sign-in. */
export function stayUnderDialog(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl } = args
  const isUnderDialog = currentUrl.href === nextUrl.href && dialogStateOf(nextUrl.pathname, nextUrl.search) !== null
  return !isUnderDialog && keepUnderDialog(args)
}
