import { useRef, useState, type FocusEvent } from 'react'

/**
 * Tracks whether forms below an element differ from their rendered values; `settle` makes their current values the
 * base.
 */
export function useFormChanges() {
  const root = useRef<HTMLDivElement>(null)
  const entered = useRef(new WeakMap<HTMLFormElement, string>())
  const [hasChanges, setChanges] = useState(false)
  const forms = () => [...(root.current?.querySelectorAll('form') ?? [])]
  const check = () => setChanges(forms().some((form) => (entered.current.get(form) ?? textOf(form)) !== textOf(form)))
  return {
    hasChanges,
    settle() {
      for (const form of forms()) entered.current.set(form, textOf(form))
      setChanges(false)
    },
    props: {
      ref: root,
      onFocusCapture({ target }: FocusEvent) {
        const form = target.closest('form')
        if (form && !entered.current.has(form)) entered.current.set(form, textOf(form))
      },
      onInput: check,
      // The click may have closed a form.
      onClick: () => setTimeout(check),
    },
  }
}

function textOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)])
}
