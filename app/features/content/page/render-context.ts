import type { Locale } from '#app/features/markets/model.ts'

/** What the renderers of a page share: where it is shown, and what they leave beside the markup. */
export interface RenderContext {
  readonly locale: Locale
  /** The page was opened from the BIM library: banners and advice are left out. */
  readonly fromBim: boolean
  /** Other hosts that pictures, films and style sheets may come from. */
  readonly origins: readonly string[]
  /** The level of the next title: 1 for the first of the page, 2 afterwards. */
  nextLevel(): 1 | 2
  /** True for the first picture of sections that asks: it is loaded before anything else. */
  opens(): boolean
  /** A class name that nothing else on the page has. */
  nextClass(): string
  /** A rule for the page's own style sheet. */
  addStyle(rule: string): void
  /** Something was left out, for the log and for `content -- check`. */
  remark(text: string): void
}
