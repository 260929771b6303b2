import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { MOST_PARTS, PART_BYTES, type FileKind } from '#app/features/changes/change-set.ts'
import { readStored, writeStored } from '#app/ui/browser/browser-storage.ts'
import { textOf } from '#app/ui/fields/form-problems.ts'
import { callAction, type CallOutcome } from '#app/ui/loading/call-action.ts'
import { failureText } from '#app/ui/loading/failure-text.ts'

interface UploadOptions {
  readonly market: string
  readonly hrefOf: (id: string) => string
}

/** Sends the file of a form in parts, and leads to its plan. Parts that have come before a reload are not sent again. */
export function useFileUpload({ market, hrefOf }: UploadOptions) {
  const navigate = useNavigate()
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const work = async (form: FormData, file: File) => {
    const parts = Math.ceil(file.size / PART_BYTES)
    if (parts > MOST_PARTS) return 'A file has at most 500 MB.'
    if (parts === 0) return 'The file is empty.'
    const { id, sent, failure } = await beginUpload(form, file, market)
    if (failure) return failureText(failure)
    for (let number = 1; number <= parts; number++) {
      const bytes = await file.slice((number - 1) * PART_BYTES, number * PART_BYTES).arrayBuffer()
      const sha256 = await digestOf(bytes)
      if (sent.get(number) !== sha256) {
        const outcome = await sendPart({ id, number, sha256, data: await toBase64(bytes) }, market)
        if (outcome.kind !== 'done') return failureText(outcome)
      }
      setShare(number / parts)
    }
    const outcome = await callAction('console/finishUpload', { id, parts }, market)
    if (outcome.kind !== 'done') return failureText(outcome)
    forget(file)
    await navigate(hrefOf(id))
    return null
  }

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    const file = form.get('file')
    if (!(file instanceof File) || file.name === '') return
    event.preventDefault()
    setShare(0)
    setProblem(null)
    void work(form, file)
      .catch(() => 'The file cannot be read. Choose it again.')
      .then((text) => {
        setProblem(text)
        if (text !== null) setShare(null)
      })
  }
  return { send, share, problem }
}

/** The draft that a file belongs to, with the parts that have come: a new one, or that of an interrupted upload. */
async function beginUpload(form: FormData, file: File, market: string) {
  const kind = textOf(form, 'kind') as FileKind
  const note = textOf(form, 'note')
  const keepsValues = form.has('keepsValues')
  const draft = keepsValues ? `${kind}+` : kind
  const former = readStored('localStorage', keyOf(file))
  if (former?.startsWith(`${draft} `)) {
    const id = former.slice(draft.length + 1)
    const outcome = await callAction('console/uploadedParts', { id }, market)
    const parts = outcome.kind === 'done' ? outcome.answer.parts : []
    if (parts.length > 0)
      return { id, sent: new Map(parts.map(({ number, sha256 }) => [number, sha256])), failure: null }
  }
  const outcome = await callAction(
    'console/createChanges',
    { kind, name: file.name.slice(0, 200), note, keepsValues },
    market,
  )
  if (outcome.kind !== 'done') return { id: '', sent: new Map<number, string>(), failure: outcome }
  writeStored('localStorage', keyOf(file), `${draft} ${outcome.answer.id}`)
  return { id: outcome.answer.id, sent: new Map<number, string>(), failure: null }
}

function forget(file: File): void {
  writeStored('localStorage', keyOf(file), null)
}

function keyOf({ name, size, lastModified }: File): string {
  return `specify-upload ${name} ${size} ${lastModified}`
}

const TRIES = 3

async function sendPart(
  part: { readonly id: string; readonly number: number; readonly sha256: string; readonly data: string },
  market: string,
): Promise<CallOutcome<unknown>> {
  let outcome: CallOutcome<unknown> = { kind: 'offline' }
  for (let tried = 0; tried < TRIES; tried++) {
    outcome = await callAction('console/uploadPart', part, market)
    if (outcome.kind !== 'offline') return outcome
    await new Promise((resolve) => setTimeout(resolve, 2_000 * (tried + 1)))
  }
  return outcome
}

async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function toBase64(bytes: ArrayBuffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,/, '')))
    reader.addEventListener('error', () => reject(new Error('the file cannot be read')))
    reader.readAsDataURL(new Blob([bytes]))
  })
}
