/** Events of a content page, for analytics. */
export interface ContentEvents {
  readonly onCta: (cta: { readonly href: string; readonly title: string; readonly isDownload: boolean }) => void
  readonly onPlay: (video: { readonly title: string; readonly source: string }) => void
}
