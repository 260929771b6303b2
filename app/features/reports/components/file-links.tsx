import type { ReactNode } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { DownloadMessage } from './download-message.tsx'
import { useFileDownload } from './use-file-download.ts'

interface FileLinksProps {
  readonly files: readonly { readonly label: string; readonly href: string; readonly look?: FileLook }[]
  /** Links to pages, after those to files. */
  readonly children?: ReactNode
}

type FileLook = 'primary' | 'secondary' | 'quiet'

/** Links to files that are made when they are asked for; what is wrong with one is said beside them. */
export function FileLinks({ files, children }: FileLinksProps) {
  const { state, onClick } = useFileDownload()
  return (
    <>
      {files.map(({ label, href, look }) =>
        look === undefined ? (
          <PageLink key={href} href={href} onClick={onClick}>
            {label}
          </PageLink>
        ) : (
          <ButtonLink key={href} look={look} href={href} onClick={onClick}>
            {label}
          </ButtonLink>
        ),
      )}
      {children}
      <DownloadMessage state={state} />
    </>
  )
}
