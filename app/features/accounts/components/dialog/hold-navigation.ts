import { askToLeave } from '#app/ui/dialogs/leave-guard.ts'
import { isPageAnchor } from '#app/ui/browser/page-address.ts'

/** A link that loads another document in this tab. */
export function holdLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isModified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!link || event.defaultPrevented || isModified || isPageAnchor(link)) return
  const isHere = link.href.split('#')[0] === location.href.split('#')[0]
  if (
    !/^https?:/.test(link.href) ||
    isHere ||
    link.hasAttribute('download') ||
    (link.target && link.target !== '_self')
  )
    return
  event.preventDefault()
  void leaveBy(() => location.assign(link.href))
}

/** A form that loads another document: the switch of markets. */
export function holdForm(event: SubmitEvent): void {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.target === '_blank') return
  event.preventDefault()
  void leaveBy(() => {
    const button = event.submitter
    form.requestSubmit(button instanceof HTMLButtonElement || button instanceof HTMLInputElement ? button : null)
  })
}

async function leaveBy(go: () => void): Promise<void> {
  const release = await askToLeave()
  if (!release) return
  release()
  // The page's listeners are removed when it renders without the question.
  document.addEventListener('submit', letPass, { capture: true, once: true })
  go()
  document.removeEventListener('submit', letPass, { capture: true })
}

/** Left to the browser. */
function letPass(event: Event): void {
  event.stopImmediatePropagation()
}
