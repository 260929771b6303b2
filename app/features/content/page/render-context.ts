import type { Locale } from '#app/features/markets/model.ts'

/** Shared by the renderers of a page: its place, and output besides the markup. */
export interface RenderContext {
  readonly locale: Locale
  /** The page was opened from the BIM library: banners and advice are left out. */
  readonly fromBim: boolean
  readonly origins: readonly string[]
  /** The level of the next title: 1 for the first of the page, 2 afterwards. */
  nextLevel(): 1 | 2
  /** True for the first caller: its picture is loaded with priority. */
  opens(): boolean
  /** A class name that is unique on the page. */
  nextClass(): string
  addStyle(rule: string): void
  /** Notes an omission, for the log and for `content -- check`. */
  remark(text: string): void
}
