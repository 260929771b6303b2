import { useEffect, type RefObject } from 'react'

/** Lets a form post once: a second press would be answered as a change that is already made. */
export function useSinglePost(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const aborter = new AbortController()
    const { signal } = aborter
    let posted = new WeakSet<HTMLFormElement>()
    const onSubmit = (event: SubmitEvent) => {
      const { target: form, submitter } = event
      if (!(form instanceof HTMLFormElement)) return
      if ((submitter?.getAttribute('formmethod') ?? form.method) !== 'post') return
      if (posted.has(form)) event.preventDefault()
      posted.add(form)
    }
    const release = () => {
      posted = new WeakSet()
    }
    root.current?.addEventListener('submit', onSubmit, { signal })
    // A page that comes back from the browser's cache, or whose answer never came, can be sent again.
    addEventListener('pageshow', release, { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && release(), { signal })
    return () => aborter.abort()
  }, [root])
}
