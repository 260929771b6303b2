import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { LinkField } from '../link-field.tsx'
import { NEW_TAB_NOTE_ID } from '../new-tab-note.tsx'
import { SHARE_TARGETS, shareAddress, type ShareTarget } from './share.ts'
import styles from './share-dialog.module.css'

interface ShareDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** Relative to the site's root; null while there is nothing to share. */
  readonly path: string | null
  readonly onShare: (target: ShareTarget | 'Copy', url: string) => void
  readonly children?: ReactNode
}

export function ShareDialog({ open, onClose, path, title, onShare, children }: ShareDialogProps) {
  return (
    <Dialog title="Share link" open={open} onClose={onClose}>
      {path !== null && <Share url={open ? new URL(path, location.href).href : ''} title={title} onShare={onShare} />}
      {children}
    </Dialog>
  )
}

function Share({ url, title, onShare }: { url: string } & Pick<ShareDialogProps, 'title' | 'onShare'>) {
  return (
    <div className={styles.share}>
      <LinkField url={url} onCopy={() => onShare('Copy', url)} />
      <p>Share using:</p>
      <ul className={styles.targets}>
        {SHARE_TARGETS.map((target) => (
          <li key={target}>
            <a
              href={shareAddress(target, url, title)}
              target="_blank"
              rel="noopener noreferrer"
              aria-describedby={NEW_TAB_NOTE_ID}
              onClick={() => onShare(target, url)}
            >
              {target}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
