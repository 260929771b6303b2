/** The password of accounts that tests make. */
export const PASSWORD = 'Quiet-Kettle-21'

/** A password as it travels. */
export function encoded(password: string): string {
  return Buffer.from(password).toString('base64')
}

export interface ActionAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: Record<string, unknown>
}

/** Calls the site as a browser at some place does: it keeps what cookies it is given. */
export function browserOf(url: string, place = '') {
  const cookies = new Map<string, string>()
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(`${url}${path}`, {
      redirect: 'manual',
      ...init,
      headers: {
        ...(place && { 'x-forwarded-for': place }),
        cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
        ...(init.headers as Record<string, string>),
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0/.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  /** Sends an action, `namespace/name`. */
  const act = async (
    action: string,
    input: object,
    market = 'au',
    headers: Record<string, string> = {},
  ): Promise<ActionAnswer> => {
    const response = await send(`/action/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-market': market, ...headers },
      body: JSON.stringify(input),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) }
  }
  const call = (name: string, ...rest: [input: object, market?: string, headers?: Record<string, string>]) =>
    act(`account/${name}`, ...rest)
  return {
    act,
    call,
    get: (path: string) => send(path),
    send,
    signIn: (email: string, password = PASSWORD, more: object = {}) =>
      call('login', { Username: email, Password: encoded(password), storeKey: 'specify-au', ...more }),
    async account(): Promise<Record<string, unknown>> {
      return (await send('/action/account/getAccount')).json()
    },
    cookie: (name: string) => cookies.get(name),
    setCookie(name: string, value: string | undefined): void {
      if (value === undefined) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
}
