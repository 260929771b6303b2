import { useEffect, useRef, useState, type ComponentProps, type FormEvent } from 'react'
import type { FormProblems } from './form-problems.ts'
import { usePostedForm } from './posted-form.ts'

export interface Form {
  /** For the form element. Its fields hold their own values, so that what was typed stays whatever comes back. */
  readonly props: ComponentProps<'form'>
  readonly isSending: boolean
  readonly problem: string
  /** Counts the times the form was sent: a message with it as its key is announced anew. */
  readonly attempt: number
  /** What is wrong with a field; undefined where nothing is. */
  readonly problemOf: (field: string) => string | undefined
  /** What stood in a field when the form was posted without script; undefined where it was not. */
  readonly valueOf: (field: string) => string | undefined
  /** It has an address, and works without script. */
  readonly canPost: boolean
}

/** Where a form is posted without script, and by which name its page's action knows it. */
export interface FormPost {
  readonly name: string
  readonly action: string
}

/**
 * Sends a form: once at a time, with the focus on the first field that is wrong. `submit` checks and sends what is
 * given and answers what is wrong with it, or null.
 */
export function useForm(submit: (given: FormData) => Promise<FormProblems | null>, post?: FormPost): Form {
  const posted = usePostedForm(post?.name)
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const [isSending, setSending] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [problems, setProblems] = useState<FormProblems>(posted?.problems ?? {})

  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])

  async function send(element: HTMLFormElement): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    try {
      setProblems((await submit(new FormData(element))) ?? {})
      setAttempt((before) => before + 1)
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  return {
    props: {
      ref: form,
      // Were it sent without script, nothing of it may get into the address.
      method: 'post',
      action: post?.action,
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault()
        void send(event.currentTarget)
      },
      onInput({ target }) {
        const { name } = target as HTMLInputElement
        if (problems.fields?.[name] === undefined) return
        const { [name]: _mended, ...fields } = problems.fields
        setProblems({ ...problems, fields })
      },
    },
    isSending,
    attempt,
    problem: problems.form ?? '',
    problemOf: (field) => problems.fields?.[field],
    valueOf: (field) => posted?.values[field],
    canPost: post !== undefined,
  }
}
