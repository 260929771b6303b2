import { useState, type FormEvent, type MouseEvent } from 'react'
import { failureText } from '#app/ui/loading/failure-text.ts'
import { readOutcome, type CallOutcome } from '#app/ui/loading/call-action.ts'
import { saveBlob } from '#app/ui/loading/save-blob.ts'

export type DownloadState =
  | { readonly kind: 'idle' | 'making' }
  | { readonly kind: 'refused'; readonly problem: string }

/**
 * Saves files that take a while to make, and says on the page that one is being made, or why there is none: a link to
 * it would save the refusal. Without script links and forms lead to the file themselves.
 */
export function useFileDownload() {
  const [state, setState] = useState<DownloadState>({ kind: 'idle' })

  async function download(href: string): Promise<void> {
    if (state.kind === 'making') return
    setState({ kind: 'making' })
    const outcome = await fetchFile(href)
    if (outcome.kind === 'done') {
      saveBlob(outcome.answer.blob, outcome.answer.name)
      setState({ kind: 'idle' })
    } else setState({ kind: 'refused', problem: failureText(outcome) })
  }

  return {
    state,
    onClick: (event: MouseEvent<HTMLAnchorElement>): void => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      void download(event.currentTarget.href)
    },
    /** Downloads what a form with method `get` would open. */
    onSubmit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault()
      const { submitter } = event.nativeEvent as SubmitEvent
      const form = event.currentTarget
      const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
      const fields = Array.from(new FormData(form, submitter), ([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : '',
      ])
      void download(`${action}?${new URLSearchParams(fields)}`)
    },
  }
}

interface FetchedFile {
  readonly blob: Blob
  readonly name: string
}

async function fetchFile(href: string): Promise<CallOutcome<FetchedFile>> {
  try {
    const response = await fetch(href)
    if (!response.ok) return await readOutcome<FetchedFile>(response)
    const name = nameOf(response.headers.get('content-disposition') ?? '')
    return { kind: 'done', answer: { blob: await response.blob(), name } }
  } catch {
    return { kind: 'offline' }
  }
}

/** Reads the file name of a RFC 6266 header: the UTF-8 name, or else the plain one. */
function nameOf(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? []
  if (encoded !== undefined) return decodeURIComponent(encoded)
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? 'download'
}
