import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { isDialogStep } from '#app/features/accounts/sign-in.ts'

/** The dialog opens over a page and closes again: nothing of the page is loaded anew. */
export function keepUnderDialog({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !isDialogStep(currentUrl, nextUrl)
}
