/** What visitors do on a content page, for whoever counts it. */
export interface ContentEvents {
  readonly onCta: (cta: { readonly href: string; readonly title: string; readonly isDownload: boolean }) => void
  readonly onPlay: (video: { readonly title: string; readonly source: string }) => void
}
