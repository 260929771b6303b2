import { vi } from 'vitest'

/** A tab: its address bar and history, as far as the router uses them. */
export class Tab {
  entries = [{ url: new URL('http://site.test/au/'), state: null as unknown }]
  at = 0
  documents: string[] = []
  onPop: (() => void) | null = null
  readonly history = {
    go: (delta: number) => this.go(delta),
    pushState: (state: unknown, _: string, url: string) => {
      const entry = { url: new URL(url, this.here.url), state }
      this.entries.splice(++this.at, Infinity, entry)
    },
    replaceState: (state: unknown, _: string, url = this.here.url.href) => {
      this.entries[this.at] = { url: new URL(url, this.here.url), state }
    },
  }

  get here() {
    return this.entries[this.at]!
  }

  /** Browsers move in a later task. */
  go(delta: number): void {
    setTimeout(() => {
      this.at += delta
      this.onPop?.()
    })
  }

  get addresses() {
    return this.entries.map(({ url }) => url.pathname + url.search + url.hash)
  }

  /** Makes it the tab that code runs in. */
  open(): void {
    const page = () => this.here
    vi.stubGlobal(
      'history',
      new Proxy(this.history, { get: (target, key) => (key === 'state' ? page().state : Reflect.get(target, key)) }),
    )
    vi.stubGlobal('location', {
      get href() {
        return page().url.href
      },
      get origin() {
        return page().url.origin
      },
      get pathname() {
        return page().url.pathname
      },
      get search() {
        return page().url.search
      },
      get hash() {
        return page().url.hash
      },
      assign: (url: string | URL) => this.documents.push(String(url)),
      replace: (url: string | URL) => this.documents.push(`replace ${String(url)}`),
      reload: () => this.documents.push('reload'),
    })
    vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (this.onPop = listener))
    vi.stubGlobal('scrollY', 0)
  }
}
