import { vi } from 'vitest'

/** A server: its answers by path, and what it was asked. Null never comes. */
export class Answers {
  byPath: Record<string, unknown> = {}
  readonly asked: string[] = []

  serve(): void {
    vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
      const { pathname, search } = new URL(url)
      this.asked.push(pathname + search)
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
        const answer = this.byPath[pathname]
        if (answer instanceof Error) reject(answer)
        else if (answer instanceof Response) resolve(answer)
        else if (answer !== null)
          resolve(
            new Response(typeof answer === 'string' ? answer : encoded(answer ?? {}), {
              headers: { 'x-remix-response': 'yes' },
            }),
          )
      })
    })
  }
}

/** Data as the server's router writes them. */
const encoded = (value: unknown): string => {
  const values: unknown[] = []
  const add = (each: unknown): number => {
    const index = values.push(each) - 1
    if (Array.isArray(each)) values[index] = each.map(add)
    else if (typeof each === 'object' && each !== null)
      values[index] = Object.fromEntries(Object.entries(each).map(([key, field]) => [`_${add(key)}`, add(field)]))
    return index
  }
  add(value)
  return JSON.stringify(values)
}
/** The answer that leads elsewhere. */
export const redirectTo = (redirect: string, more: object = {}) =>
  `[["SingleFetchRedirect",1],{"_2":3,"_4":5,"_6":8,"_7":8},"redirect",${JSON.stringify(redirect)},"revalidate",${JSON.stringify('revalidate' in more)},"reload","replace",false]`
