import { useEffect, useRef, useState, type ComponentProps, type FormEvent } from 'react'
import type { FormProblems } from './form-problems.ts'
import { usePostedForm } from './posted-form.ts'

export interface Form {
  /** Props of the form element. Its fields are uncontrolled, so that typed values survive any answer. */
  readonly props: ComponentProps<'form'>
  readonly isSending: boolean
  readonly problem: string
  /** Number of times the form was sent: as the key of a message it has the message announced again. */
  readonly attempt: number
  readonly problemOf: (field: string) => string | undefined
  /** Posted value of a field without script; undefined where the form was not posted. */
  readonly valueOf: (field: string) => string | undefined
  readonly canPost: boolean
}

/** Address of a form posted without script, and its name in the page's action. */
export interface FormPost {
  readonly name: string
  readonly action: string
}

/** Sends once at a time, with the focus on the first invalid field. `submit` returns the problems, or null. */
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
      // Without script, values must not get into the address.
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
