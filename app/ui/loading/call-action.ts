import { actionHref } from '#app/addresses/api.ts'
import type { ActionAnswer, ActionInput, ActionName, MinimalAnswer, PostedInput } from '@specify/core/action-types.ts'

export type CallOutcome<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly refusal: CallRefusal }
  /** Not sent, or no answer came back. */
  | { readonly kind: 'offline' }

export type CallFailure = Exclude<CallOutcome<never>, { kind: 'done' }>

export function answerOf<Answer>(outcome: CallOutcome<Answer>): Answer | null {
  return outcome.kind === 'done' ? outcome.answer : null
}

export interface CallRefusal {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
  /** The whole answer, for further members of an action. */
  readonly answer: Readonly<Record<string, unknown>>
}

export type CallAction = <Name extends ActionName>(
  name: Name,
  input: ActionInput<Name>,
  market: string,
  signal?: AbortSignal,
) => Promise<CallOutcome<ActionAnswer<Name>>>

/** A call with the fields of a form. */
export type PostedCall = <Name extends ActionName>(
  name: Name,
  input: PostedInput<Name>,
  market: string,
) => Promise<CallOutcome<ActionAnswer<Name>>>

export const callAction: CallAction = (name, input, market, signal) => send(name, input, market, { signal })

/** Calls an action for its shorter answer. */
export function callForMinimal<Name extends ActionName>(
  name: Name,
  input: ActionInput<Name>,
  market: string,
  signal?: AbortSignal,
): Promise<CallOutcome<MinimalAnswer<Name>>> {
  return send(name, input, market, { signal, headers: { prefer: 'return=minimal' } })
}

/** Headers that name the account of the page; none where nothing asks for it. */
let pageHeaders: Readonly<Record<string, string>> = {}

/** Names the account that the page is of in all further calls. */
export function namePageAccount(headers: Readonly<Record<string, string>>): void {
  pageHeaders = headers
}

interface SendOptions {
  readonly signal?: AbortSignal | undefined
  readonly headers?: Readonly<Record<string, string>>
}

async function send<Answer>(
  name: string,
  input: unknown,
  market: string,
  { signal, headers }: SendOptions,
): Promise<CallOutcome<Answer>> {
  try {
    const response = await fetch(actionHref(name), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-market': market, ...pageHeaders, ...headers },
      body: JSON.stringify(input),
      signal: signal ?? null,
    })
    return await readOutcome<Answer>(response)
  } catch (error) {
    // Without a connection there is a TypeError; anything else was thrown here, or the caller wants no answer.
    return error instanceof TypeError ? { kind: 'offline' } : unreadable(0)
  }
}

/** Loads the JSON of an address that is no action. */
export async function loadJson<Answer>(href: string, signal: AbortSignal): Promise<CallOutcome<Answer>> {
  try {
    return await readOutcome<Answer>(await fetch(href, { signal }))
  } catch (error) {
    return error instanceof TypeError ? { kind: 'offline' } : unreadable(0)
  }
}

export async function readOutcome<Answer>(response: Response): Promise<CallOutcome<Answer>> {
  if (response.status === 204) return { kind: 'done', answer: {} as Answer }
  const answer: unknown = await response.json().catch(() => null)
  if (!isRecord(answer)) return unreadable(response.status)
  // An action may refuse with status 200, too.
  const isRefused = !response.ok || answer['isError'] === true
  if (!isRefused) return { kind: 'done', answer: answer as Answer }
  return { kind: 'refused', refusal: readRefusal(response.status, answer) }
}

/** Code for an answer that cannot be parsed: a proxy's page, or one that broke off. */
export const UNREADABLE = 'unreadable'

export function unreadable(status: number): CallOutcome<never> & { readonly kind: 'refused' } {
  return { kind: 'refused', refusal: { status, code: UNREADABLE, message: '', fields: {}, answer: {} } }
}

export function isUnreadable(outcome: CallOutcome<unknown>): boolean {
  return outcome.kind === 'refused' && outcome.refusal.code === UNREADABLE
}

function readRefusal(status: number, answer: Record<string, unknown>): CallRefusal {
  const error = isRecord(answer['error']) ? answer['error'] : answer
  const fields = isRecord(error['fields']) ? error['fields'] : {}
  return {
    status,
    code: textOf(error['code']),
    message: textOf(error['message']),
    fields: fields as Record<string, string>,
    answer,
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
